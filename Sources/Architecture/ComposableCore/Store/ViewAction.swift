/// The actions of a feature, some of which are its view's.
///
/// Conform an action to it to tell what a view may send from what effects, delegates and children
/// do:
///
/// ```swift
/// enum Action: ViewAction {
///   case response(Result<Rhyme, any Error>)
///   case view(View)
///
///   enum View {
///     case rhymeButtonTapped
///   }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// What a view may send.
  associatedtype ViewAction

  /// Embeds an action of the view.
  static func view(_ action: ViewAction) -> Self
}
