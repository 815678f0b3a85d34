/// How a store reaches its state and sends its actions: the root's own, or a way in from a parent.
///
/// A scoped core owns no state. It reads through its parent, and sends by embedding.
class StoreCore<State, Action> {
  /// The current state; the last known one when the core is invalid.
  var state: State { fatalError("A store core of \(State.self) has no state of its own") }

  /// Returns where the current state is, or `nil` if nobody holds it: it is computed from another.
  ///
  /// What is there changes when an action is processed, so it is not to be held while other code runs.
  ///
  /// - Parameter isObserving: Whether what is read on the way is told to observers.
  func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? { nil }

  /// Returns a property of the current state, with the reading of it observed.
  final func value<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    guard let address = address(observing: true) else { return state[keyPath: keyPath] }
    guard let step = FieldAccessorCache.step(keyPath, in: address) else {
      // Not read where it is: the getter may be anybody's, and send actions.
      let state = address.pointee
      return state[keyPath: keyPath]
    }
    return step.take(from: address, observing: true).assumingMemoryBound(to: Value.self).pointee
  }

  /// Whether the state this core stands for is gone.
  var isInvalid: Bool { false }

  /// Whether the state is gone because a feature on the way to it was dismissed: an optional is `nil`,
  /// or an enum in another case.
  ///
  /// What such a core last knew can be read as before. A removed element of a list is not dismissed:
  /// what it is an element of has changed, so that positions and ids read along with it mean nothing.
  var isDismissed: Bool { false }

  /// Whether children are kept by how they were scoped; closures cannot be told apart.
  var canCacheChildren: Bool { true }

  /// Registers that the code being observed reads the root's state.
  func access() {}

  /// Sends an action, and returns the effects that it started.
  func send(_ action: Action) -> EffectGroup? {
    fatalError("A store core of \(State.self) can't send")
  }

  /// Sends an action that was sent to a child, which is known not to be invalid.
  func forward(_ action: Action) -> EffectGroup? { send(action) }

  /// The cancellation table of the root's effects.
  var cancellations: CancellationTable? { nil }

  /// Where in the source the root's effects in flight were made.
  var effectLocations: [Int: String] { [:] }

  /// The observers of the root's state, told after every turn.
  var stateObservers: StateObservers? { nil }

  /// What looks after every turn for elements of lists that were replaced.
  var elementReplacements: ElementReplacementTracker? { nil }

  /// Tells the core of an element of a list which element there is now.
  func elementIdentityDidChange(identity: ObservableStateID?) {}
}

/// The core of a root store.
final class RootCore<State, Action>: StoreCore<State, Action> {
  let engine: Engine<State, Action>
  private let observers = RootObservers()

  init(engine: Engine<State, Action>) {
    self.engine = engine
    super.init()
    // The method of an object takes no box for what it captures.
    engine.onStateChange = observers.turnDidEnd
  }

  override var state: State { engine.state }
  override func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? {
    engine.address
  }
  override func access() { observers.access() }
  override func send(_ action: Action) -> EffectGroup? { engine.send(action) }
  override var cancellations: CancellationTable? { engine.cancellations }
  override var effectLocations: [Int: String] { engine.effectLocations }
  override var stateObservers: StateObservers? { observers.states }
  override var elementReplacements: ElementReplacementTracker? { observers.turns }
}

/// The core of a store that stands for nothing: for a position outside of a collection.
final class InvalidCore<State, Action>: StoreCore<State, Action> {
  override var state: State {
    preconditionFailure("A store outside of its collection has no \(State.self) to read")
  }

  override var isInvalid: Bool { true }

  override func send(_ action: Action) -> EffectGroup? {
    reportIssue(Issues.sendToInvalidStore(action, state: State.self))
    return nil
  }
}
