#if PortableViews
import Foundation

/// The way from a type to user defaults and back.
struct AppStorageCodec<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension AppStorageCodec {
  /// Values that user defaults hold as they are.
  fileprivate init(read: @escaping (UserDefaults, String) -> Value?) {
    self.init(read: read, write: { store, key, value in store.set(value, forKey: key) })
  }
}

extension AppStorageCodec {
  /// The same, for an optional: `nil` removes the value.
  var optional: AppStorageCodec<Value?> {
    AppStorageCodec<Value?>(
      read: { store, key in read(store, key).map(Optional.some) },
      write: { store, key, value in
        if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
      })
  }
}

extension AppStorageCodec where Value: RawRepresentable {
  /// A value by its raw value; a stored one without a case counts as none.
  static func raw(_ codec: AppStorageCodec<Value.RawValue>) -> Self {
    Self(
      read: { store, key in codec.read(store, key).flatMap(Value.init(rawValue:)) },
      write: { store, key, value in codec.write(store, key, value.rawValue) })
  }
}

extension AppStorageCodec where Value == Bool {
  static var bool: Self {
    Self { store, key in store.object(forKey: key).map { _ in store.bool(forKey: key) } }
  }
}

extension AppStorageCodec where Value == Int {
  static var integer: Self {
    Self { store, key in store.object(forKey: key).map { _ in store.integer(forKey: key) } }
  }
}

extension AppStorageCodec where Value == Double {
  static var double: Self {
    Self { store, key in store.object(forKey: key).map { _ in store.double(forKey: key) } }
  }
}

extension AppStorageCodec where Value == String {
  static var string: Self {
    Self { store, key in store.string(forKey: key) }
  }
}

extension AppStorageCodec where Value == URL {
  // As a text: Foundation's own form of an address is read back as a path outside Apple's systems.
  static var url: Self {
    Self(
      read: { store, key in store.string(forKey: key).flatMap(URL.init(string:)) },
      write: { store, key, value in store.set(value.absoluteString, forKey: key) })
  }
}

extension AppStorageCodec where Value == Date {
  static var date: Self {
    Self { store, key in store.object(forKey: key) as? Date }
  }
}

extension AppStorageCodec where Value == Data {
  static var data: Self {
    Self { store, key in store.data(forKey: key) }
  }
}
#endif
