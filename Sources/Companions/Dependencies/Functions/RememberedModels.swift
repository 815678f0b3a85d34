import Foundation

/// The objects that operations of `withDependencies` returned, with their dependencies.
final class RememberedModels: @unchecked Sendable {
  static let shared = RememberedModels()

  private struct Entry {
    weak var model: AnyObject?
    let dependencies: DependencyValues
  }

  // Safe: both are touched only while `lock` is held.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepLimit = 64
  private let lock = NSLock()

  init() {}

  /// Remembers the current dependencies for a result that is an object.
  func remember<R>(_ result: R) {
    // `as? AnyObject` alone would box any value. `Void` comes first as the most frequent result.
    guard R.self != Void.self, type(of: result as Any) is AnyObject.Type else { return }
    let model = result as AnyObject
    let dependencies = DependencyValues._current
    let garbage = lock.withLock { () -> Garbage in
      var garbage = Garbage()
      let former = entries[ObjectIdentifier(model)]
      // A nested operation may have returned the object before: its overrides take precedence.
      let inner = former?.model === model ? former?.dependencies : nil
      entries[ObjectIdentifier(model)] = Entry(
        model: model, dependencies: inner?.layered(over: dependencies) ?? dependencies)
      if let former { garbage.entries.append(former) }
      if entries.count >= sweepLimit { sweep(into: &garbage) }
      return garbage
    }
    withExtendedLifetime(garbage) {}
  }

  /// The objects to release after unlocking: a model's or a dependency's `deinit` may remember
  /// objects itself.
  private struct Garbage {
    var entries: [Entry] = []
    // Reading a weak reference creates a strong one, which may be the last.
    var models: [AnyObject] = []
  }

  private func sweep(into garbage: inout Garbage) {
    let former = entries
    entries = [:]
    for (id, entry) in former {
      if let model = entry.model {
        garbage.models.append(model)
        entries[id] = entry
      } else {
        garbage.entries.append(entry)
      }
    }
    sweepLimit = max(64, 2 * entries.count)
  }

  /// Returns the dependencies captured by an object's `@Dependency` property, over those remembered
  /// when the object was returned.
  ///
  /// The property may have been created inside of nested overrides, so its dependencies win.
  func dependencies(of model: AnyObject) -> DependencyValues? {
    let remembered = lock.withLock {
      entries[ObjectIdentifier(model)].flatMap { $0.model === model ? $0.dependencies : nil }
    }
    guard let created = propertyDependencies(of: model) else { return remembered }
    return remembered.map(created.layered(over:)) ?? created
  }

  private func propertyDependencies(of model: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any RemembersDependencies {
          return property.initialValues
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  var count: Int { lock.withLock { entries.count } }
}
