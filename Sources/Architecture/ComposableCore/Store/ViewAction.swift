/// The actions of a feature, with a case for its view's actions.
///
/// Conform an action to separate the view's actions from the actions of effects, delegates and children:
///
/// ```swift
/// enum Action: ViewAction {
///   case response(Result<String, any Error>)
///   case view(View)
///
///   enum View {
///     case rhymeButtonTapped
///   }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// The actions that a view may send.
  associatedtype ViewAction

  /// Embeds an action of the view.
  static func view(_ action: ViewAction) -> Self
}
