import ComposableCore
import ComposableUI

/// A stack of screens from the store of a stack of features whose state is not observable.
///
/// With `@ObservableState`, use
/// `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (StackState<State>.Component) -> Destination
  private let location: CodeLocation

  /// Creates a stack that makes its screens from stores.
  ///
  /// - Parameters:
  ///   - store: The store of the features on the stack.
  ///   - root: Makes the first screen.
  ///   - destination: Makes the screen of a feature.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.store = store
    self.root = root()
    self.destination = { destination(store.element($0)) }
    location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a stack that makes its screens from states, with a ``CaseLet`` for each case.
  ///
  /// - Parameters:
  ///   - store: The store of the features on the stack.
  ///   - root: Makes the first screen.
  ///   - destination: Makes the screen of a feature.
  @_disfavoredOverload
  public init<D: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> D,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Destination == SwitchStore<State, Action, D> {
    self.store = store
    self.root = root()
    self.destination = { SwitchStore(store.element($0), content: destination) }
    location = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The stack.
  public var body: some View {
    WithViewStore(
      store, observe: { $0 }, removeDuplicates: { $0.ids == $1.ids },
      content: { _ in
        NavigationStack(path: store.path(at: location)) {
          root
            .environment(\.navigationDestinationType, State.self)
            .navigationDestination(for: StackState<State>.Component.self) { component in
              destination(component)
                .environment(\.navigationDestinationType, State.self)
            }
        }
      })
  }
}
