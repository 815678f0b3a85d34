/// The precedence of `..`: higher than any other operator, and left-associative.
precedencegroup CasePathCompositionPrecedence {
  associativity: left
  higherThan: BitwiseShiftPrecedence
}

/// An operator that appends a case path to another: `/Outer.inner .. /Inner.case`.
infix operator .. : CasePathCompositionPrecedence

extension AnyCasePath {
  /// Returns this path, extended by a path from its value.
  public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    appending(path)
  }

  /// Returns the first path, extended by the second.
  public static func .. <AppendedValue>(
    lhs: Self, rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(rhs)
  }

  /// Returns the path, extended by the path to the case that a function embeds values in.
  @_disfavoredOverload
  public static func .. <AppendedValue>(
    lhs: Self, rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(AnyCasePath<Value, AppendedValue>(unsafe: rhs))
  }
}

/// Returns a function that extracts a value, and from it the value that another function embeds.
@_disfavoredOverload
public func .. <Root, Value, AppendedValue>(
  lhs: @escaping (Root) -> Value?, rhs: @escaping (AppendedValue) -> Value
) -> (Root) -> AppendedValue? {
  { lhs($0).flatMap(ReflectedCase(embed: rhs).extract) }
}
