/// A key path to a case of an enum, with the type of the associated value erased.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension PartialKeyPath {
  /// Embeds a value in the case that this key path leads to, if the value is of the case's type.
  @_disfavoredOverload
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum?
  where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any ErasedCase)?.embedErased(value) as? Enum
  }
}

extension PartialKeyPath {
  /// Returns this key path as a sendable one.
  ///
  /// > Important: The compiler does not check that the key path is sendable. Make sure that it
  /// > captures only sendable values, such as arguments of subscripts.
  @_disfavoredOverload
  public func unsafeSendable<Enum>() -> any PartialCaseKeyPath<Enum> & Sendable
  where Root == Case<Enum> {
    // Safe: a marker protocol does not change the representation of an object.
    unsafeBitCast(self, to: (any PartialCaseKeyPath<Enum> & Sendable).self)
  }
}
