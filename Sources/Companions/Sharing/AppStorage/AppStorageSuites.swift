import ConcurrencyExtras
import Foundation

/// The user defaults that shared values have used, by the names of their suites.
final class AppStorageSuites: Sendable {
  static let shared = AppStorageSuites()

  private let stores = WeakTable<String, UserDefaults>()

  /// Returns the name of a suite if another object for it is in use.
  func nameOfOther(than store: UserDefaults) -> String? {
    guard let name = suiteName(of: store) else { return nil }
    return stores.insert(store, for: name) === store ? nil : name
  }

  private func suiteName(of store: UserDefaults) -> String? {
    #if canImport(ObjectiveC)
    // Apple's user defaults do not say which suite they are for.
    return nil
    #else
    // Its own name tells user defaults in memory from all others already.
    guard !(store is InMemoryUserDefaults) else { return nil }
    return Mirror(reflecting: store).descendant("suite") as? String
    #endif
  }
}
