/// The access of a store to its state and actions: the root's own, or through a parent's core.
///
/// A scoped core owns no state. It reads through its parent, and sends by embedding.
class StoreCore<State, Action> {
  /// The current state; the last known one when the core is invalid.
  var state: State { fatalError("A store core of \(State.self) has no state of its own") }

  /// Returns the address of the current state, or `nil` if the state is computed.
  ///
  /// Do not keep the address while other code runs: the next action changes the value there.
  ///
  /// - Parameter isObserving: Whether the reads on the way are observed.
  func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? { nil }

  /// Returns a property of the current state, and observes the read.
  final func value<Value>(at keyPath: KeyPath<State, Value>) -> Value {
    guard let address = address(observing: true) else { return state[keyPath: keyPath] }
    guard let accessor = FieldAccessorCache.accessor(keyPath, in: address) else {
      // Not read in place: the getter of a computed property may send actions.
      let state = address.pointee
      return state[keyPath: keyPath]
    }
    return accessor.take(from: address, observing: true).assumingMemoryBound(to: Value.self).pointee
  }

  /// Whether the state of this core was removed.
  var isInvalid: Bool { false }

  /// Whether the state was removed because a feature on the way to it was dismissed: an optional is
  /// `nil`, or an enum is in another case.
  ///
  /// The last known state can still be read. A removed list element is not dismissed: its list has
  /// changed, so positions and ids that were read along with it are meaningless.
  var isDismissed: Bool { false }

  /// Whether children are cached; `false` below a scope by closures, which cannot be compared.
  var canCacheChildren: Bool { true }

  /// Registers that the code being observed reads the root's state.
  func access() {}

  /// Sends an action, and returns the effects that it started.
  func send(_ action: Action) -> EffectGroup? {
    fatalError("A store core of \(State.self) can't send")
  }

  /// Sends an action of a child that is known to be valid.
  func forward(_ action: Action) -> EffectGroup? { send(action) }

  /// The cancellation table of the root's effects.
  var cancellations: CancellationTable? { nil }

  /// The source locations of the root's running effects, by effect number.
  var effectLocations: [Int: String] { [:] }

  /// The visitors of a server whose views have read the root's state.
  var visitors: VisitorRecord? { nil }

  /// The observers of the root's state, told after every turn.
  var stateObservers: StateObservers? { nil }

  /// The tracker that looks for replaced list elements after every turn.
  var elementReplacements: ElementReplacementTracker? { nil }

  /// Tells the core of a list element the identity of the element that has its id now.
  func elementIdentityDidChange(identity: ObservableStateID?) {}
}

/// The core of a root store.
final class RootCore<State, Action>: StoreCore<State, Action> {
  let engine: Engine<State, Action>

  init(engine: Engine<State, Action>) {
    self.engine = engine
  }

  override var state: State { engine.state }
  override func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? {
    engine.address
  }
  override func access() { engine.observers.access(of: engine) }
  override func send(_ action: Action) -> EffectGroup? { engine.send(action) }
  override var cancellations: CancellationTable? { engine.cancellations }
  override var effectLocations: [Int: String] { engine.effectLocations }
  override var visitors: VisitorRecord? { engine.observers.visitors(of: engine) }
  override var stateObservers: StateObservers? { engine.observers.states }
  override var elementReplacements: ElementReplacementTracker? { engine.observers.turns }
}

/// The core of a store without state: of a position outside of a collection.
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
