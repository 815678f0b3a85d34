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
    lock.withLock {
      entries[ObjectIdentifier(model)] = Entry(model: model, dependencies: dependencies)
      guard entries.count >= sweepLimit else { return }
      entries = entries.filter { $0.value.model != nil }
      sweepLimit = max(64, 2 * entries.count)
    }
  }

  /// The dependencies that an object was created with, or those that its properties hold.
  func dependencies(of model: AnyObject) -> DependencyValues? {
    let remembered = lock.withLock {
      entries[ObjectIdentifier(model)].flatMap { $0.model === model ? $0.dependencies : nil }
    }
    if let remembered { return remembered }
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
