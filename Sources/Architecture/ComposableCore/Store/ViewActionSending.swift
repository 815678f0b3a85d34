/// A view that sends nothing but the view actions of its feature.
///
/// Conform with the ``ViewAction(for:)`` macro.
///
/// ```swift
/// @ViewAction(for: Rhymes.self)
/// struct RhymesView: View {
///   let store: StoreOf<Rhymes>
///
///   var body: some View {
///     Button("Find a rhyme") { send(.rhymeButtonTapped) }
///   }
/// }
/// ```
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the feature.
  associatedtype StoreState

  /// The actions of the feature.
  associatedtype StoreAction: ViewAction

  /// The store that the view's actions are sent to.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view to the store.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
