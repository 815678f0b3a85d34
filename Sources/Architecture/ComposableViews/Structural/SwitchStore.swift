import ComposableCore
import ComposableUI

/// A view for each case of a store's enum state.
///
/// The view is evaluated again only when the state changes to another case. Either list a
/// ``CaseLet`` for each case, with an optional ``Default`` at the end:
///
/// ```swift
/// SwitchStore(session) {
///   CaseLet(/Session.State.login, action: Session.Action.login) { LoginView(store: $0) }
///   CaseLet(/Session.State.game, action: Session.Action.game) { GameView(store: $0) }
/// }
/// ```
///
/// or switch over the state, so that the compiler checks that every case is covered:
///
/// ```swift
/// SwitchStore(session) {
///   switch $0 {
///   case .login:
///     CaseLet(/Session.State.login, action: Session.Action.login) { LoginView(store: $0) }
///   case .game:
///     CaseLet(/Session.State.game, action: Session.Action.game) { GameView(store: $0) }
///   }
/// }
/// ```
///
/// > Important: In the first form, a case without a `CaseLet` shows a warning.
public struct SwitchStore<State, Action, Content: View>: View {
  /// The store.
  public let store: Store<State, Action>

  /// Makes the view of a state.
  public let content: (State) -> Content

  /// Switches over the state in a closure.
  ///
  /// - Parameters:
  ///   - store: A store of an enum.
  ///   - content: Makes the view of a state.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The view of the current case.
  public var body: some View {
    WithViewStore(
      store, observe: { $0 }, removeDuplicates: isSameCase,
      content: { viewStore in
        content(viewStore.state).environment(\.switchedStore, SwitchedStore(store))
      })
  }
}

extension SwitchStore where Content == AnyView {
  /// Shows the first view whose case is the current one.
  ///
  /// - Parameters:
  ///   - store: A store of an enum.
  ///   - content: A ``CaseLet`` for each case.
  public init<each CaseState, each CaseAction, each CaseContent: View>(
    _ store: Store<State, Action>,
    @ViewBuilder content:
      @escaping () -> TupleView<
        (repeat CaseLet<State, Action, each CaseState, each CaseAction, each CaseContent>)
      >,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(store) { SwitchStoreBranches(content().value).view(of: $0, at: location) }
  }

  /// Shows the view of the only case.
  ///
  /// - Parameters:
  ///   - store: A store of an enum.
  ///   - content: The ``CaseLet``.
  public init<CaseState, CaseAction, CaseContent: View>(
    _ store: Store<State, Action>,
    @ViewBuilder content:
      @escaping () -> CaseLet<
        State, Action, CaseState, CaseAction, CaseContent
      >,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(store) { SwitchStoreBranches([content()]).view(of: $0, at: location) }
  }

  /// Shows the first view whose case is the current one, or the default.
  ///
  /// - Parameters:
  ///   - store: A store of an enum.
  ///   - content: A ``CaseLet`` for some cases, then a ``Default`` for the others.
  public init<each CaseState, each CaseAction, each CaseContent: View, DefaultContent: View>(
    _ store: Store<State, Action>,
    @ViewBuilder content:
      @escaping () -> TupleView<
        (
          repeat CaseLet<State, Action, each CaseState, each CaseAction, each CaseContent>,
          Default<DefaultContent>
        )
      >
  ) {
    self.init(store) { SwitchStoreBranches(content().value).view(of: $0, at: nil) }
  }
}

/// Returns whether two states are in the same case, or their type has no cases.
private func isSameCase<State>(_ lhs: State, _ rhs: State) -> Bool {
  enumTag(lhs) == enumTag(rhs)
}
