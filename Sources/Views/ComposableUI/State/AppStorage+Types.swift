#if PortableViews
import ConcurrencyExtras
public import Foundation

extension AppStorage where Value == Bool {
  /// Creates a property that keeps a truth value in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .bool)
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a property that keeps a truth value or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.bool.optional)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property that keeps a whole number in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .int)
  }
}

extension AppStorage where Value == Int? {
  /// Creates a property that keeps a whole number or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.int.optional)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property that keeps a number in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .double)
  }
}

extension AppStorage where Value == Double? {
  /// Creates a property that keeps a number or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.double.optional)
  }
}

extension AppStorage where Value == String {
  /// Creates a property that keeps a text in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .string)
  }
}

extension AppStorage where Value == String? {
  /// Creates a property that keeps a text or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.string.optional)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property that keeps an address in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .url)
  }
}

extension AppStorage where Value == URL? {
  /// Creates a property that keeps an address or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.url.optional)
  }
}

extension AppStorage where Value == Date {
  /// Creates a property that keeps a date in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .date)
  }
}

extension AppStorage where Value == Date? {
  /// Creates a property that keeps a date or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.date.optional)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property that keeps bytes in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .data)
  }
}

extension AppStorage where Value == Data? {
  /// Creates a property that keeps bytes or nothing in user defaults.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec.data.optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that keeps the raw value of a value in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .raw(.string))
  }
}

extension AppStorage {
  /// Creates a property that keeps the raw value of a value, or nothing, in user defaults.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec<R>.raw(.string).optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that keeps the raw value of a value in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store: store, initial: wrappedValue, codec: .raw(.int))
  }
}

extension AppStorage {
  /// Creates a property that keeps the raw value of a value, or nothing, in user defaults.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(key, store: store, initial: nil, codec: AppStorageCodec<R>.raw(.int).optional)
  }
}
#endif
