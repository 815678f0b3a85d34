import ConcurrencyExtras
import Foundation

extension SharedReaderKey {
  /// Shares a truth value in user defaults.
  ///
  /// ```swift
  /// @Shared(.appStorage("isHapticsEnabled")) var isHapticsEnabled = true
  /// ```
  ///
  /// - Parameters:
  ///   - key: The name of the value. Avoid `.` and `@`, which prevent key-value observation.
  ///   - store: The user defaults; by default the dependency `defaultAppStorage`.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool> {
    AppStorageKey(key, store: store, codec: .bool)
  }

  /// Shares an optional truth value in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Bool?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.bool.optional)
  }

  /// Shares a whole number in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int> {
    AppStorageKey(key, store: store, codec: .int)
  }

  /// Shares an optional whole number in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Int?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.int.optional)
  }

  /// Shares a floating-point number in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double> {
    AppStorageKey(key, store: store, codec: .double)
  }

  /// Shares an optional floating-point number in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Double?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.double.optional)
  }

  /// Shares a string in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String> {
    AppStorageKey(key, store: store, codec: .string)
  }

  /// Shares an optional string in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<String?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.string.optional)
  }

  /// Shares a list of strings in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]> {
    AppStorageKey(key, store: store, codec: .strings)
  }

  /// Shares an optional list of strings in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<[String]?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.strings.optional)
  }

  /// Shares a URL in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL> {
    AppStorageKey(key, store: store, codec: .url)
  }

  /// Shares an optional URL in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<URL?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.url.optional)
  }

  /// Shares data in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data> {
    AppStorageKey(key, store: store, codec: .data)
  }

  /// Shares optional data in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Data?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.data.optional)
  }

  /// Shares a date in user defaults.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date> {
    AppStorageKey(key, store: store, codec: .date)
  }

  /// Shares an optional date in user defaults, where `nil` removes the value.
  public static func appStorage(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Date?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec.date.optional)
  }

  /// Shares a value in user defaults, stored as its raw value, a whole number.
  public static func appStorage<Value: RawRepresentable<Int> & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, codec: .raw(.int))
  }

  /// Shares an optional value in user defaults, stored as its raw value, a whole number.
  ///
  /// Setting the value to `nil` removes it from the user defaults.
  public static func appStorage<Value: RawRepresentable<Int> & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec<Value>.raw(.int).optional)
  }

  /// Shares a value in user defaults, stored as its raw value, a string.
  public static func appStorage<Value: RawRepresentable<String> & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, codec: .raw(.string))
  }

  /// Shares an optional value in user defaults, stored as its raw value, a string.
  ///
  /// Setting the value to `nil` removes it from the user defaults.
  public static func appStorage<Value: RawRepresentable<String> & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value?> {
    AppStorageKey(key, store: store, codec: AppStorageCodec<Value>.raw(.string).optional)
  }

  /// Shares a value in user defaults, stored as JSON.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, codec: .json())
  }
}
