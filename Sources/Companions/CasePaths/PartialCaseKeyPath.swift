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
