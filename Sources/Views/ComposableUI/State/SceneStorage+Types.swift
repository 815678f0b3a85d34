#if PortableViews
public import Foundation

extension SceneStorage where Value == Bool {
  /// Creates a property that keeps a truth value in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == Bool? {
  /// Creates a property that keeps a truth value or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<Bool>.plain.optional)
  }
}

extension SceneStorage where Value == Int {
  /// Creates a property that keeps a whole number in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == Int? {
  /// Creates a property that keeps a whole number or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<Int>.plain.optional)
  }
}

extension SceneStorage where Value == Double {
  /// Creates a property that keeps a number in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == Double? {
  /// Creates a property that keeps a number or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<Double>.plain.optional)
  }
}

extension SceneStorage where Value == String {
  /// Creates a property that keeps a text in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == String? {
  /// Creates a property that keeps a text or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<String>.plain.optional)
  }
}

extension SceneStorage where Value == URL {
  /// Creates a property that keeps an address in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == URL? {
  /// Creates a property that keeps an address or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<URL>.plain.optional)
  }
}

extension SceneStorage where Value == Date {
  /// Creates a property that keeps a date in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == Date? {
  /// Creates a property that keeps a date or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<Date>.plain.optional)
  }
}

extension SceneStorage where Value == Data {
  /// Creates a property that keeps bytes in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .plain)
  }
}

extension SceneStorage where Value == Data? {
  /// Creates a property that keeps bytes or nothing in the scene.
  public init(_ key: String) {
    self.init(key, initial: nil, codec: SceneStorageCodec<Data>.plain.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property that keeps the raw value of a value in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .raw)
  }
}

extension SceneStorage {
  /// Creates a property that keeps the raw value of a value, or nothing, in the scene.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(key, initial: nil, codec: SceneStorageCodec<R>.raw.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property that keeps the raw value of a value in the scene.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, initial: wrappedValue, codec: .raw)
  }
}

extension SceneStorage {
  /// Creates a property that keeps the raw value of a value, or nothing, in the scene.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(key, initial: nil, codec: SceneStorageCodec<R>.raw.optional)
  }
}
#endif
