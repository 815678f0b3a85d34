/// State of a feature that may be absent, in one of the forms that views can present.
///
/// Underscored because it only lets `scope` treat optionals and `PresentationState` alike.
public protocol _ScopableState<Child> {
  /// The state of the feature.
  associatedtype Child

  /// Extends a key path to the optional state of the feature.
  static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Child?>

  /// The identity of the feature, if it is present.
  var _scopeID: ObservableStateID? { get }
}

extension Optional: _ScopableState {
  /// Returns the key path as it is.
  public static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Wrapped?>
  {
    keyPath
  }

  /// The identity of the value, if there is one.
  public var _scopeID: ObservableStateID? { map { ._$id(for: $0) } }
}

extension PresentationState: _ScopableState {
  /// Extends a key path to the optional state that is presented.
  public static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, State?> {
    keyPath.appending(path: \.wrappedValue)
  }

  /// The identity of the value, if there is one.
  public var _scopeID: ObservableStateID? { wrappedValue.map { ._$id(for: $0) } }
}
