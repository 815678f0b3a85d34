/// A hashable and sendable value of any type.
///
/// Two of them are equal when the `AnyHashable`s of their values are, and one also equals the
/// `AnyHashable` of its value. Wrapping one in another yields the first, not a box in a box.
public struct AnyHashableSendable: Hashable, Sendable {
  /// The wrapped value.
  public let base: any Hashable & Sendable

  /// Wraps a value whose type is known only at run time.
  @_disfavoredOverload
  public init(_ base: any Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Wraps a value.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  /// Tells whether two values of any type are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Feeds the wrapped value to a hasher.
  public func hash(into hasher: inout Hasher) {
    // `AnyHashable` hashes equal numbers of different types alike; the values themselves do not.
    hasher.combine(AnyHashable(base))
  }
}

extension AnyHashableSendable: _HasCustomAnyHashableRepresentation {
  // The standard library asks for this when it makes an `AnyHashable`.
  /// Returns the `AnyHashable` of the wrapped value.
  public func _toCustomAnyHashable() -> AnyHashable? {
    AnyHashable(base)
  }
}

extension AnyHashableSendable: CustomStringConvertible {
  /// The description of the wrapped value.
  public var description: String { String(describing: base) }
}

extension AnyHashableSendable: CustomDebugStringConvertible {
  /// The description of the wrapped value, inside the name of this type.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }
}

extension AnyHashableSendable: CustomReflectable {
  /// A mirror with the wrapped value as its one child.
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

extension AnyHashableSendable: ExpressibleByBooleanLiteral {
  /// Wraps a Boolean literal.
  public init(booleanLiteral value: Bool) {
    self.init(value)
  }
}

extension AnyHashableSendable: ExpressibleByFloatLiteral {
  /// Wraps a floating-point literal.
  public init(floatLiteral value: Double) {
    self.init(value)
  }
}

extension AnyHashableSendable: ExpressibleByIntegerLiteral {
  /// Wraps an integer literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension AnyHashableSendable: ExpressibleByStringLiteral {
  /// Wraps a string literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
