/// Why a shared value is loaded.
public enum LoadContext<Value> {
  /// A property was created, with this value to begin with.
  case initialValue(Value)

  /// Somebody asked for it, with `load()` or an initialiser that requires the value.
  case userInitiated

  /// The value to begin with, if a property was created.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
