import ComposableCore
import ComposableUI

extension NavigationStack {
  /// Creates a stack of screens from the store of a stack of features.
  ///
  /// Links send `push` actions; going back sends `popFrom` actions.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView(store: store)
  /// } destination: { store in
  ///   PathView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The store of the features on the stack.
  ///   - root: Makes the first screen.
  ///   - destination: Makes the screen of a feature.
  @MainActor
  public init<State, Action, Destination: View, R>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Data == StackState<State>.PathView,
    Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
  {
    let store = path.wrappedValue
    self.init(
      path: store.path(
        at: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)),
      root: {
        root().modifier(
          _NavigationDestinationViewModifier(store: store, destination: destination))
      })
  }
}

/// Shows the features on a stack as screens.
///
/// The underscore follows the original, where the type has the same name.
public struct _NavigationDestinationViewModifier<State, Action, Destination: View>: ViewModifier {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  /// Adds the screens to the root.
  public func body(content: Content) -> some View {
    content
      .environment(\.navigationDestinationType, State.self)
      .navigationDestination(for: StackState<State>.Component.self) { component in
        destination(store.element(component))
          .environment(\.navigationDestinationType, State.self)
      }
  }
}
