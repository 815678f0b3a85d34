import ConcurrencyExtras
import Dependencies
import Foundation

extension DependencyValues {
  /// The user defaults of app storage keys that do not say otherwise.
  ///
  /// They are the standard ones in the running application, and new ones in memory in each test and
  /// in previews.
  public var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self].value }
    set { self[DefaultAppStorageKey.self] = UncheckedSendable(newValue) }
  }

  /// Whether names of app storage values with periods or `@` are reported.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarningEnabledKey.self] }
    set { self[AppStorageKeyFormatWarningEnabledKey.self] = newValue }
  }
}

// Safe: user defaults may be used by any thread.
private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.standard) }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

private enum AppStorageKeyFormatWarningEnabledKey: DependencyKey {
  static let liveValue = true
  static let testValue = true
}
