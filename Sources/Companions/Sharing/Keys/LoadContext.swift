/// The reason for loading a shared value.
public enum LoadContext<Value> {
  /// A property was created, with this initial value.
  case initialValue(Value)

  /// Code called `load()`, or an initializer that requires the value.
  case userInitiated

  /// The initial value if a property was created, or else `nil`.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
