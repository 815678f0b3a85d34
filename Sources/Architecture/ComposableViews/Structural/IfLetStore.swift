import ComposableCore
import ComposableUI

/// One of two views, depending on whether a store's optional state is `nil`.
///
/// The view is evaluated again only when the state becomes `nil` or stops being `nil`.
///
/// ```swift
/// IfLetStore(account.scope(state: \.profile, action: \.profile)) { store in
///   ProfileView(store: store)
/// } else: {
///   Text("Signed out")
/// }
/// ```
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content

  /// Shows a view while the state is not `nil`, and another view while it is.
  ///
  /// - Parameters:
  ///   - store: A store of optional state.
  ///   - ifContent: Makes the view of the unwrapped state.
  ///   - elseContent: Makes the view for `nil`.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    content = { store in
      if let store {
        ViewBuilder.buildEither(first: ifContent(store))
      } else {
        ViewBuilder.buildEither(second: elseContent())
      }
    }
  }

  /// Shows a view while the state is not `nil`.
  ///
  /// - Parameters:
  ///   - store: A store of optional state.
  ///   - ifContent: Makes the view of the unwrapped state.
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { $0.map(ifContent) }
  }

  /// The view for the current state.
  public var body: some View {
    WithViewStore(
      store, observe: { $0 }, removeDuplicates: { ($0 == nil) == ($1 == nil) },
      content: { _ in content(store.unwrapped()) })
  }
}
