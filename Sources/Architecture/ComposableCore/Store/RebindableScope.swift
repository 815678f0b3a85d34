/// A store over what functions find in another's state, kept for as long as a view is there.
///
/// Functions cannot be compared, so each `scope` by closures makes another store, whose own children
/// cannot be kept either. A view that stays where it is knows that it means the same ones.
@MainActor
package final class RebindableScope<ParentState, ParentAction, State, Action> {
  private var functions = Functions()
  private var parent: Store<ParentState, ParentAction>?
  private var store: Store<State, Action>?
  private var id: AnyHashable?

  package init() {}

  /// Returns the store, which uses the given functions from now on; another for another identity.
  package func store(
    of parent: Store<ParentState, ParentAction>,
    id: AnyHashable? = nil,
    state toState: @escaping (ParentState) -> State,
    action toAction: @escaping (Action) -> ParentAction
  ) -> Store<State, Action> {
    let isSame = store != nil && self.parent === parent && self.id == id
    // What is left of another store keeps its own.
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
