/// The identity of a value of observable state.
///
/// Two values are the same piece of state, possibly at different times, when their identities are
/// equal.
public struct ObservableStateID: Hashable, Sendable {
  @usableFromInline
  var location: UInt64
  // The tags of the enum cases around the value, from the innermost on: 16 bits for each.
  @usableFromInline
  var tags: UInt64

  /// Creates an identity that no other value has.
  public init() {
    location = IdentityCounter.next()
    tags = 0
  }

  /// Returns the identity of a value, or a new one if the value is not observable state.
  public static func _$id<Value>(for value: Value) -> Self {
    (value as? any ObservableState)?._$id ?? Self()
  }

  /// Returns the identity of a value.
  public static func _$id(for value: some ObservableState) -> Self {
    value._$id
  }

  /// Returns the identity of the enum value whose payload has this identity.
  @inlinable
  public func _$tag(_ tag: Int) -> Self {
    var copy = self
    // Enums nested more than four deep wrap around, so that the inner tags are never just lost.
    copy.tags = (tags << 16 | tags >> 48) ^ UInt64(truncatingIfNeeded: tag &+ 1)
    return copy
  }

  /// Combines the identity with the identity of the values before it in a sequence.
  @inlinable
  func _combine(into digest: inout UInt64) {
    digest = (digest ^ location) &* 0x9E37_79B9_7F4A_7C15
    digest = ((digest >> 29) ^ digest ^ tags) &* 0xBF58_476D_1CE4_E5B9
    digest ^= digest >> 32
  }

  /// Replaces this identity by a new one.
  public mutating func _$willModify() {
    location = IdentityCounter.next()
  }
}

extension ObservableStateID: CustomDebugStringConvertible {
  /// The identity, which is meaningful within one run of the process.
  public var debugDescription: String {
    "ObservableStateID(\(location)\(tags == 0 ? "" : ", \(tags)"))"
  }
}

extension ObservableStateID: CustomReflectable {
  /// A mirror without children, for an identity says nothing about a value.
  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}
