import Foundation

/// Conversions between a value and an object of user defaults.
struct AppStorageCodec<Value>: Sendable {
  /// Returns the value of an object, or `nil` if it is of another type.
  let decode: @Sendable (Any) throws -> Value?

  /// Returns the object of a value, or `nil` if nothing is to be stored.
  let encode: @Sendable (Value) throws -> Any?
}

extension AppStorageCodec {
  /// The codec of an optional: nothing is stored for `nil`.
  var optional: AppStorageCodec<Value?> {
    AppStorageCodec<Value?>(
      decode: { try decode($0) },
      encode: { try $0.flatMap { try encode($0) } })
  }

  /// The codec of a type whose values are those of another type.
  static func raw<Raw>(
    _ base: AppStorageCodec<Raw>
  ) -> Self where Value: RawRepresentable & Sendable, Value.RawValue == Raw {
    Self(
      decode: { try base.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { try base.encode($0.rawValue) })
  }

  /// The codec of a type that has a JSON representation.
  static func json() -> Self where Value: Codable & Sendable {
    Self(
      decode: { object in
        guard let data = object as? Data else { return nil }
        return try JSONDecoder().decode(Value.self, from: data)
      },
      encode: { value in
        // `null` would hide the initial value ever after.
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty { return nil }
        return try JSONEncoder().encode(value)
      })
  }
}

// Strings are understood as numbers, too: that is what launch arguments are.

extension AppStorageCodec<Bool> {
  static let bool = Self(
    decode: {
      ($0 as? NSNumber)?.boolValue ?? ($0 as? String).map { NSString(string: $0).boolValue }
    },
    encode: { $0 })
}

extension AppStorageCodec<Int> {
  static let int = Self(
    decode: { ($0 as? NSNumber)?.intValue ?? ($0 as? String).flatMap { Int($0) } },
    encode: { $0 })
}

extension AppStorageCodec<Double> {
  static let double = Self(
    decode: { ($0 as? NSNumber)?.doubleValue ?? ($0 as? String).flatMap { Double($0) } },
    encode: { $0 })
}

extension AppStorageCodec<String> {
  static let string = Self(decode: { $0 as? String }, encode: { $0 })
}

extension AppStorageCodec<[String]> {
  static let strings = Self(
    decode: { object in
      guard let objects = object as? [Any] else { return nil }
      let strings = objects.compactMap { $0 as? String }
      return strings.count == objects.count ? strings : nil
    },
    encode: { $0 })
}

extension AppStorageCodec<Data> {
  static let data = Self(decode: { $0 as? Data }, encode: { $0 })
}

extension AppStorageCodec<Date> {
  static let date = Self(decode: { $0 as? Date }, encode: { $0 })
}

extension AppStorageCodec<URL> {
  #if canImport(ObjectiveC)
  // As `UserDefaults.set(_:forKey:)` and `url(forKey:)` do it on Apple's systems.
  static let url = Self(
    decode: { object in
      if let path = object as? String { return URL(filePath: path) }
      guard let data = object as? Data else { return nil }
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
    },
    encode: {
      try NSKeyedArchiver.archivedData(withRootObject: $0 as NSURL, requiringSecureCoding: true)
    })
  #else
  // Elsewhere `UserDefaults.set(_:forKey:)` keeps the path alone: it loses scheme and host, and the
  // slash by which `url(forKey:)` tells a folder from a file.
  static let url = Self(
    decode: { object in
      guard let text = object as? String, !text.isEmpty else { return nil }
      return text.first == "/" ? URL(filePath: text) : URL(string: text)
    },
    encode: { $0.userDefaultsText })
  #endif
}

#if !canImport(ObjectiveC)
extension URL {
  /// The URL as `UserDefaults.url(forKey:)` understands it, if it is one of a file.
  var userDefaultsText: String {
    isFileURL ? path(percentEncoded: false) : absoluteString
  }
}
#endif
