import Foundation

/// The objects that were created by `withDependencies`, with their dependencies.
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

  /// Remembers the current dependencies with a result, if that is an object.
  func remember<R>(_ result: R) {
    // `as? AnyObject` alone would box any value. Nothing is the most frequent result.
    guard R.self != Void.self, type(of: result as Any) is AnyObject.Type else { return }
    let model = result as AnyObject
    let dependencies = DependencyValues._current
    let garbage = lock.withLock { () -> Garbage in
      var garbage = Garbage()
      let former = entries[ObjectIdentifier(model)]
      // An operation inside of this one has returned the object before: its overrides count more.
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
    // Reading a weak reference makes a strong one, which may turn out to be the last.
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

  /// The dependencies that an object's property was created with, over those that it was returned
  /// with: the property was created first, where overrides inside of the others may have been in force.
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
