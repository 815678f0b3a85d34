extension AnyCasePath where Root == Value {
  /// The path from a value to itself, which always succeeds.
  public static var `self`: Self { Self() }
}

extension AnyCasePath where Root == Value? {
  /// The path to the value that an optional wraps.
  public static var some: Self { Self(embed: { $0 }, extract: { $0 }) }
}

extension AnyCasePath where Root == Void {
  /// Returns the path that always extracts the same value.
  public static func constant(_ value: @autoclosure @escaping @Sendable () -> Value) -> Self {
    Self(embed: { _ in }, extract: { value() })
  }
}

extension AnyCasePath where Value == Never {
  /// The path that extracts no value from any root.
  public static var never: Self {
    // `Never` has no values, so this function needs no body.
    @Sendable func embed(_: Never) -> Root {}
    return Self(embed: embed, extract: { _ in nil })
  }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// The path from a raw value to the value that it represents, if there is one.
  public static var rawValue: Self { _$embed({ $0.rawValue }, extract: { Value(rawValue: $0) }) }
}

extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
  /// The path from a string to the value that it describes, if there is one.
  public static var description: Self { _$embed({ $0.description }, extract: { Value($0) }) }
}
