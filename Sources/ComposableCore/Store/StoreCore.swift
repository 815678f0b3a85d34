/// How a store reaches its state and sends its actions: the root's own, or a way in from a parent.
///
/// A scoped core owns no state. It reads through its parent, and sends by embedding.
class StoreCore<State, Action> {
  /// The current state; the last known one when the core is invalid.
  var state: State { fatalError("A store core of \(State.self) has no state of its own") }

  /// Whether the state this core stands for is gone.
  var isInvalid: Bool { false }

  /// Whether children are kept by how they were scoped; closures cannot be told apart.
  var canCacheChildren: Bool { true }

  /// Registers that the code being observed reads the root's state.
  func access() {}

  /// Sends an action, and returns the effects that it started.
  func send(_ action: Action) -> EffectScope? {
    fatalError("A store core of \(State.self) can't send")
  }

  /// The cancellation table of the root's effects.
  var cancellations: CancellationTable? { nil }

  /// Where in the source the root's effects in flight were made.
  var effectLocations: [Int: String] { [:] }

  /// The observers of the root's state, told after every turn.
  var stateObservers: StateObservers? { nil }

  /// What looks after every turn for elements of lists that were replaced.
  var turnObservers: TurnObservers? { nil }

  /// Returns a core over a property of the state.
  func scoped<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: @escaping (ChildAction) -> Action
  ) -> StoreCore<ChildState, ChildAction> {
    ScopedCore(parent: self, state: state, action: action)
  }
}

/// The core of a root store.
final class RootCore<State, Action>: StoreCore<State, Action> {
  let engine: Engine<State, Action>
  private let observation = RootObservation()
  private let observers = StateObservers()
  private let turns = TurnObservers()

  init(engine: Engine<State, Action>) {
    self.engine = engine
    super.init()
    engine.onStateChange = { [observation, observers, turns] isReplaced in
      turns.turnDidEnd(isReplaced: isReplaced)
      if isReplaced { observation.notify() }
      observers.notify()
    }
  }

  override var state: State { engine.state }
  override func access() { observation.access() }
  override func send(_ action: Action) -> EffectScope? { engine.send(action) }
  override var cancellations: CancellationTable? { engine.cancellations }
  override var effectLocations: [Int: String] { engine.effectLocations }
  override var stateObservers: StateObservers? { observers }
  override var turnObservers: TurnObservers? { turns }
}

/// A core that stands for a part of its parent's state.
class ChildCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  let parent: StoreCore<ParentState, ParentAction>
  let toAction: (Action) -> ParentAction

  init(
    parent: StoreCore<ParentState, ParentAction>,
    action toAction: @escaping (Action) -> ParentAction
  ) {
    self.parent = parent
    self.toAction = toAction
  }

  override var isInvalid: Bool { parent.isInvalid }
  override var canCacheChildren: Bool { parent.canCacheChildren }
  override func access() { parent.access() }
  override var cancellations: CancellationTable? { parent.cancellations }
  override var effectLocations: [Int: String] { parent.effectLocations }
  override var stateObservers: StateObservers? { parent.stateObservers }
  override var turnObservers: TurnObservers? { parent.turnObservers }

  override func send(_ action: Action) -> EffectScope? {
    guard !isInvalid else {
      reportIssue(Issues.sendToInvalidStore(action, state: State.self))
      return nil
    }
    return parent.send(toAction(action))
  }
}

/// The core of a store over a property of its parent's state.
final class ScopedCore<ParentState, ParentAction, State, Action>:
  ChildCore<ParentState, ParentAction, State, Action>
{
  private let toState: KeyPath<ParentState, State>

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state toState: KeyPath<ParentState, State>,
    action toAction: @escaping (Action) -> ParentAction
  ) {
    self.toState = toState
    super.init(parent: parent, action: toAction)
  }

  override var state: State { parent.state[keyPath: toState] }

  // The property of a property is one step from this core's parent: reading takes no stack, and no
  // copy, for every scope on the way.
  override func scoped<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: @escaping (ChildAction) -> Action
  ) -> StoreCore<ChildState, ChildAction> {
    let toAction = toAction
    return ScopedCore<ParentState, ParentAction, ChildState, ChildAction>(
      parent: parent, state: toState.appending(path: state), action: { toAction(action($0)) })
  }
}

/// The core of a store over a part of its parent's state that a closure finds.
final class ClosureCore<ParentState, ParentAction, State, Action>:
  ChildCore<ParentState, ParentAction, State, Action>
{
  private let toState: (ParentState) -> State

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state toState: @escaping (ParentState) -> State,
    action toAction: @escaping (Action) -> ParentAction
  ) {
    self.toState = toState
    super.init(parent: parent, action: toAction)
  }

  override var state: State { toState(parent.state) }
  override var canCacheChildren: Bool { false }
}

/// The core of a store over state that may go away: an optional's, or that of an element.
final class PartialCore<ParentState, ParentAction, State, Action>:
  ChildCore<ParentState, ParentAction, State, Action>
{
  private let toState: (ParentState) -> State?
  private var lastState: State

  init(
    parent: StoreCore<ParentState, ParentAction>,
    initialState: State,
    state toState: @escaping (ParentState) -> State?,
    action toAction: @escaping (Action) -> ParentAction
  ) {
    self.toState = toState
    lastState = initialState
    super.init(parent: parent, action: toAction)
  }

  override var state: State {
    if let state = toState(parent.state) { lastState = state }
    return lastState
  }

  override var isInvalid: Bool { parent.isInvalid || toState(parent.state) == nil }
}

/// The core of a store that stands for nothing: for a position outside of a collection.
final class InertCore<State, Action>: StoreCore<State, Action> {
  override var state: State {
    preconditionFailure("A store outside of its collection has no \(State.self) to read")
  }

  override var isInvalid: Bool { true }

  override func send(_ action: Action) -> EffectScope? {
    reportIssue(Issues.sendToInvalidStore(action, state: State.self))
    return nil
  }
}
