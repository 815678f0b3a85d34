import ConcurrencyExtras
import Foundation

/// The user defaults that shared values use, keyed by the name of the suite.
final class AppStorageSuites: Sendable {
  static let shared = AppStorageSuites()

  private let stores = WeakTable<String, UserDefaults>()

  /// Registers user defaults; returns the suite's name if it has another object in use.
  func nameOfOther(than store: UserDefaults) -> String? {
    guard let name = suiteName(of: store) else { return nil }
    return stores.insert(store, for: name) === store ? nil : name
  }

  private func suiteName(of store: UserDefaults) -> String? {
    #if canImport(ObjectiveC)
    // Apple's `UserDefaults` does not expose the name of its suite.
    return nil
    #else
    // User defaults in memory have unique suite names.
    guard !(store is InMemoryUserDefaults) else { return nil }
    return Mirror(reflecting: store).descendant("suite") as? String
    #endif
  }
}
