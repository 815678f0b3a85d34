/// State that is removed with the first action it sends: an alert or a dialog.
///
/// Underscored because only types of the library conform.
public protocol _EphemeralState<Action>: _BuilderlessState where _ChildAction == Action {
  /// The actions of its buttons.
  associatedtype Action

  /// The type of `Action`, to compare with when only the existential is known.
  static var actionType: Any.Type { get }
}

extension _EphemeralState {
  /// The type of `Action`.
  public static var actionType: Any.Type { Action.self }
}
