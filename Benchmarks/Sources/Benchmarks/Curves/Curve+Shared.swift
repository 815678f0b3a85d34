import ComposableCore
import Foundation

extension Curve {
  /// Shared state: writes with so many keys in use, and the first use of a key.
  @MainActor
  static let shared = [
    Curve("shared", "value", sizes: [10]) { _ in
      let shared = Shared(value: 0)
      return .sync { for _ in 0..<$0 { shared.withLock { $0 += 1 } } }
    },
    Curve("shared", "in-memory") { count in
      let shared = withDependencies {
        $0.defaultInMemoryStorage = InMemoryStorage()
      } operation: {
        (0..<count).map { Shared(wrappedValue: 0, .inMemory("key \($0)")) }
      }
      return writes(to: shared)
    },
    Curve("shared", "file") { count in
      let shared = withDependencies {
        $0.defaultFileStorage = .inMemory
      } operation: {
        (0..<count).map {
          Shared(wrappedValue: 0, .fileStorage(URL(fileURLWithPath: "/file-\($0).json")))
        }
      }
      return writes(to: shared)
    },
    Curve("shared", "new-in-memory") { count in
      .sync(per: count) {
        for _ in 0..<$0 {
          withDependencies {
            $0.defaultInMemoryStorage = InMemoryStorage()
          } operation: {
            blackHole((0..<count).map { Shared(wrappedValue: 0, .inMemory("key \($0)")) })
          }
        }
      }
    },
    // Foundation writes all values of a suite to its file each time.
    Curve("shared", "app-storage-on-disk", sizes: [10, 100, 1_000]) { count in
      let (defaults, remove) = suite(ofValues: count)
      let shared = [Shared(wrappedValue: 0, .appStorage("key", store: defaults))]
      return .sync(
        { for _ in 0..<$0 { shared[0].withLock { $0 += 1 } } }, cleanUp: { _ = remove })
    },
    Curve("shared", "user-defaults-on-disk", sizes: [10, 100, 1_000]) { count in
      let (defaults, remove) = suite(ofValues: count)
      return .sync(
        { for number in 0..<$0 { defaults.set(number, forKey: "key") } }, cleanUp: { _ = remove })
    },
  ]

  @MainActor
  private static func writes(to shared: [Shared<Int>]) -> Work {
    .sync { for _ in 0..<$0 { shared[shared.count / 2].withLock { $0 += 1 } } }
  }

  /// Returns user defaults with a file of so many values, and an object that removes the file.
  private static func suite(ofValues count: Int) -> (UserDefaults, Removal) {
    let name = "benchmarks-\(UUID().uuidString)"
    guard let defaults = UserDefaults(suiteName: name) else {
      preconditionFailure("There are no user defaults for the suite '\(name)'")
    }
    for number in 0..<count { defaults.set(number, forKey: "other \(number)") }
    return (defaults, Removal { defaults.removePersistentDomain(forName: name) })
  }
}

/// Calls a function when it is released.
private final class Removal {
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) {
    self.remove = remove
  }

  deinit { remove() }
}
