/// A store that functions scope from another, kept for the lifetime of a view.
///
/// Functions cannot be compared, so each `scope` by closures makes another store, whose children
/// are not cached either. A view that keeps its place replaces the functions and keeps the store.
@MainActor
package final class RebindableScope<ParentState, ParentAction, State, Action> {
  private var functions = Functions()
  private var parent: Store<ParentState, ParentAction>?
  private var store: Store<State, Action>?
  private var id: AnyHashable?

  package init() {}

  /// Returns the store, which uses the given functions from now on; a new one if `parent` or `id`
  /// has changed.
  package func store(
    of parent: Store<ParentState, ParentAction>,
    id: AnyHashable? = nil,
    state toState: @escaping (ParentState) -> State,
    action toAction: @escaping (Action) -> ParentAction
  ) -> Store<State, Action> {
    let isSame = store != nil && self.parent === parent && self.id == id
    // The store of the old parent or id may still be in use, and keeps its functions.
    if !isSame { functions = Functions() }
    functions.state = toState
    functions.action = toAction
    if isSame, let store { return store }
    let store = parent.makeChild(Core(parent: parent.core, functions: functions))
    self.parent = parent
    self.store = store
    self.id = id
    return store
  }

  private final class Functions {
    var state: ((ParentState) -> State)!
    var action: ((Action) -> ParentAction)!
  }

  private final class Core: ChildCore<ParentState, ParentAction, State, Action> {
    private let functions: Functions

    init(parent: StoreCore<ParentState, ParentAction>, functions: Functions) {
      self.functions = functions
      super.init(parent: parent)
    }

    override var state: State { functions.state(parent.state) }
    override func embed(_ action: Action) -> ParentAction { functions.action(action) }
  }
}
