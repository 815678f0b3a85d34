/// How a store reaches its state and sends its actions: the root's own, or a way in from a parent.
///
/// A scoped core owns no state. It reads through its parent, and sends by embedding.
class StoreCore<State, Action> {
  /// The current state; the last known one when the core is invalid.
  var state: State { fatalError("A store core of \(State.self) has no state of its own") }

  /// Whether the state this core stands for is gone.
  var isInvalid: Bool { false }

  /// The dependencies of the root.
  var dependencies: DependencyValues { fatalError("A store core of \(State.self) has no root") }

  /// Registers that the code being observed reads the root's state.
  func access() {}

  /// Sends an action, and returns the effects that it started.
  func send(_ action: Action) -> EffectScope? {
    fatalError("A store core of \(State.self) can't send")
  }
}

/// The core of a root store.
final class RootCore<State, Action>: StoreCore<State, Action> {
  let engine: Engine<State, Action>
  private let observation: RootObservation

  init(engine: Engine<State, Action>) {
    self.engine = engine
    let observation = RootObservation()
    self.observation = observation
    let hasChanged = rootChangePredicate(for: State.self)
    engine.onStateChange = { [unowned engine] oldState in
      if hasChanged(oldState, engine.state) { observation.notify() }
    }
  }

  override var state: State { engine.state }
  override var dependencies: DependencyValues { engine.dependencies }
  override func access() { observation.access() }
  override func send(_ action: Action) -> EffectScope? { engine.send(action) }
}

/// The core of a store over a property of its parent's state.
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let toState: KeyPath<ParentState, State>
  private let toAction: AnyCasePath<ParentAction, Action>

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state: KeyPath<ParentState, State>,
    action: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    toState = state
    toAction = action
  }

  override var state: State { parent.state[keyPath: toState] }
  override var isInvalid: Bool { parent.isInvalid }
  override var dependencies: DependencyValues { parent.dependencies }
  override func access() { parent.access() }
  override func send(_ action: Action) -> EffectScope? { parent.send(toAction.embed(action)) }
}

/// The core of a store over an optional property of its parent's state.
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let toState: KeyPath<ParentState, State?>
  private let toAction: AnyCasePath<ParentAction, Action>
  private var lastState: State

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state: KeyPath<ParentState, State?>,
    action: AnyCasePath<ParentAction, Action>,
    initialState: State
  ) {
    self.parent = parent
    toState = state
    toAction = action
    lastState = initialState
  }

  override var state: State {
    if let state = parent.state[keyPath: toState] { lastState = state }
    return lastState
  }

  override var isInvalid: Bool { parent.isInvalid || parent.state[keyPath: toState] == nil }
  override var dependencies: DependencyValues { parent.dependencies }
  override func access() { parent.access() }

  override func send(_ action: Action) -> EffectScope? {
    guard !isInvalid else {
      reportIssue(Issues.sendToInvalidStore(action, state: State.self))
      return nil
    }
    return parent.send(toAction.embed(action))
  }
}

/// What observes a root's state as a whole; its properties are observed in the state itself.
private final class RootObservation: Observable {
  private let registrar = ObservationRegistrar()
  private var state: Void { () }

  func access() { registrar.access(self, keyPath: \.state) }
  func notify() { registrar.withMutation(of: self, keyPath: \.state) {} }
}

/// Returns whether a change of root state is one that its own properties do not tell of.
///
/// Observable state tells of every change but its replacement by another value. State of any other
/// type tells of none.
private func rootChangePredicate<State>(for type: State.Type) -> (State, State) -> Bool {
  func identities<S: ObservableState>(_: S.Type) -> (State, State) -> Bool {
    { ($0 as! S)._$id != ($1 as! S)._$id }
  }
  guard let type = type as? any ObservableState.Type else { return { _, _ in true } }
  return identities(type)
}
