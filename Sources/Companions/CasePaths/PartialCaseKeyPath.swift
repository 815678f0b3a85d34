/// A key path to a case of an enum whose associated value can be of any type.
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
  /// > Important: The compiler does not check that it is sendable. A component may capture a value,
  /// > such as the argument of a subscript, that is not.
  @_disfavoredOverload
  public func unsafeSendable<Enum>() -> any PartialCaseKeyPath<Enum> & Sendable
  where Root == Case<Enum> {
    // Safe: a marker protocol leaves no trace in how an object is represented.
    unsafeBitCast(self, to: (any PartialCaseKeyPath<Enum> & Sendable).self)
  }
}
