import Foundation

/// Conversions between a value and the object that represents it in user defaults.
///
/// Shared values and the `@AppStorage` of views use the same codecs, and read what the other wrote.
package struct AppStorageCodec<Value>: @unchecked Sendable {
  // Safe: the functions capture other codecs only.

  /// Returns the value that an object represents, or `nil` if the object has another type.
  package let decode: (Any) throws -> Value?

  /// Returns the object to store for a value, or `nil` to remove the stored object.
  package let encode: (Value) throws -> Any?
}

extension UserDefaults {
  /// Stores an object under a key, or removes the stored one.
  package func setObject(_ object: Any?, forKey key: String) {
    if let object { set(object, forKey: key) } else { removeObject(forKey: key) }
    #if !canImport(ObjectiveC)
    if !(self is any SeparateUserDefaults) { ChangedUserDefaults.insert(self) }
    #endif
  }
}

/// User defaults that share no value with others: a change of theirs concerns only them.
package protocol SeparateUserDefaults: UserDefaults {}

extension AppStorageCodec {
  /// A codec of optionals, for which `nil` removes the stored object.
  package var optional: AppStorageCodec<Value?> {
    AppStorageCodec<Value?>(
      decode: { try decode($0) },
      encode: { try $0.flatMap { try encode($0) } })
  }

  /// Returns a codec that stores the raw value, with the codec of raw values.
  package static func raw<Raw>(
    _ base: AppStorageCodec<Raw>
  ) -> Self where Value: RawRepresentable, Value.RawValue == Raw {
    Self(
      decode: { try base.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { try base.encode($0.rawValue) })
  }

  /// Returns a codec that stores values as JSON.
  package static func json() -> Self where Value: Codable {
    Self(
      decode: { object in
        guard let data = object as? Data else { return nil }
        return try JSONDecoder().decode(Value.self, from: data)
      },
      encode: { value in
        // A stored `null` would hide the initial value for good.
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty { return nil }
        return try JSONEncoder().encode(value)
      })
  }
}

// Numbers are also decoded from strings, because launch arguments are strings.

extension AppStorageCodec<Bool> {
  package static let bool = Self(
    decode: {
      ($0 as? NSNumber)?.boolValue ?? ($0 as? String).map { NSString(string: $0).boolValue }
    },
    encode: { $0 })
}

extension AppStorageCodec<Int> {
  package static let int = Self(
    decode: { ($0 as? NSNumber)?.intValue ?? ($0 as? String).flatMap { Int($0) } },
    encode: { $0 })
}

extension AppStorageCodec<Double> {
  package static let double = Self(
    decode: { ($0 as? NSNumber)?.doubleValue ?? ($0 as? String).flatMap { Double($0) } },
    encode: { $0 })
}

extension AppStorageCodec<String> {
  package static let string = Self(decode: { $0 as? String }, encode: { $0 })
}

extension AppStorageCodec<[String]> {
  package static let strings = Self(
    decode: { object in
      guard let objects = object as? [Any] else { return nil }
      let strings = objects.compactMap { $0 as? String }
      return strings.count == objects.count ? strings : nil
    },
    encode: { $0 })
}

extension AppStorageCodec<Data> {
  package static let data = Self(decode: { $0 as? Data }, encode: { $0 })
}

extension AppStorageCodec<Date> {
  package static let date = Self(decode: { $0 as? Date }, encode: { $0 })
}

extension AppStorageCodec<URL> {
  #if canImport(ObjectiveC)
  // The format of `UserDefaults.set(_:forKey:)` and `url(forKey:)` on Apple's systems.
  package static let url = Self(
    decode: { object in
      if let path = object as? String { return URL(filePath: path) }
      guard let data = object as? Data else { return nil }
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
    },
    encode: {
      try NSKeyedArchiver.archivedData(withRootObject: $0 as NSURL, requiringSecureCoding: true)
    })
  #else
  // On other systems, `UserDefaults.set(_:forKey:)` stores the path only. It loses scheme and host,
  // and the trailing slash by which `url(forKey:)` recognizes a folder.
  package static let url = Self(
    decode: { object in
      guard let text = object as? String, !text.isEmpty else { return nil }
      return text.first == "/" ? URL(filePath: text) : URL(string: text)
    },
    encode: { $0.userDefaultsText })
  #endif
}

#if !canImport(ObjectiveC)
extension URL {
  /// The path of a file URL, which `UserDefaults.url(forKey:)` can read, or else the whole URL.
  package var userDefaultsText: String { isFileURL ? path(percentEncoded: false) : absoluteString }
}
#endif
