import PerceptionCore

/// The core of a store over a part of its parent's state.
class ChildCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  let parent: StoreCore<ParentState, ParentAction>

  init(parent: StoreCore<ParentState, ParentAction>) {
    self.parent = parent
  }

  /// Embeds an action in the parent's actions.
  func embed(_ action: Action) -> ParentAction {
    fatalError("A store core of \(State.self) can't embed its actions")
  }

  override var isInvalid: Bool { parent.isInvalid }
  override var isDismissed: Bool { parent.isDismissed }
  override var canCacheChildren: Bool { parent.canCacheChildren }
  override func access() { parent.access() }
  override var cancellations: CancellationTable? { parent.cancellations }
  override var effectLocations: [Int: String] { parent.effectLocations }
  override var visitors: VisitorRecord? { parent.visitors }
  override var stateObservers: StateObservers? { parent.stateObservers }
  override var elementReplacements: ElementReplacementTracker? { parent.elementReplacements }

  final override func send(_ action: Action) -> EffectGroup? {
    guard !isInvalid else {
      reportIssue(Issues.sendToInvalidStore(action, state: State.self))
      return nil
    }
    return forward(action)
  }

  final override func forward(_ action: Action) -> EffectGroup? { parent.forward(embed(action)) }
}

/// The core of a store over a property of its parent's state.
final class ScopedCore<ParentState, ParentAction, State, Action>:
  ChildCore<ParentState, ParentAction, State, Action>
{
  private let toState: KeyPath<ParentState, State>
  private let toAction: CaseKeyPath<ParentAction, Action>

  // Both are computed on first use: many stores only show their state.
  @exclusivity(unchecked) private var embed: ((Action) -> ParentAction)?
  // Never replaced once found, and retained by hand, so that a read needn't retain it.
  @exclusivity(unchecked) private var accessor: Unmanaged<FieldAccessor>?
  @exclusivity(unchecked) private var isComputed = false

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state toState: KeyPath<ParentState, State>,
    action toAction: CaseKeyPath<ParentAction, Action>
  ) {
    self.toState = toState
    self.toAction = toAction
    super.init(parent: parent)
  }

  deinit {
    accessor?.release()
  }

  override func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? {
    guard !isComputed else { return nil }
    guard let root = parent.address(observing: isObserving),
      let accessor = accessor ?? makeAccessor(root)
    else {
      isComputed = true
      return nil
    }
    return accessor._withUnsafeGuaranteedRef { $0.take(from: root, observing: isObserving) }
      .assumingMemoryBound(to: State.self)
  }

  override var state: State {
    if let address = address(observing: true) { return address.pointee }
    return parent.state[keyPath: toState]
  }

  override func embed(_ action: Action) -> ParentAction {
    if let embed { return embed(action) }
    let embed = AnyCasePath(toAction).embed
    self.embed = embed
    return embed(action)
  }

  @inline(never)
  private func makeAccessor(_ root: UnsafeMutablePointer<ParentState>) -> Unmanaged<FieldAccessor>?
  {
    accessor = FieldAccessorCache.accessor(toState, in: root).map { .passRetained($0) }
    return accessor
  }
}

/// The core of a store over a part of its parent's state that a closure finds.
final class ClosureCore<ParentState, ParentAction, State, Action>:
  ChildCore<ParentState, ParentAction, State, Action>
{
  private let toState: (ParentState) -> State
  private let toAction: (Action) -> ParentAction

  init(
    parent: StoreCore<ParentState, ParentAction>,
    state toState: @escaping (ParentState) -> State,
    action toAction: @escaping (Action) -> ParentAction
  ) {
    self.toState = toState
    self.toAction = toAction
    super.init(parent: parent)
  }

  override var state: State { toState(parent.state) }
  override var canCacheChildren: Bool { false }
  override func embed(_ action: Action) -> ParentAction { toAction(action) }
}

/// The core of a store over state that can be removed: an optional value, or a list element.
final class PartialCore<ParentState, ParentAction, State, Action>:
  ChildCore<ParentState, ParentAction, State, Action>
{
  /// Returns the state, or `nil` if it was removed.
  typealias Find = (StoreCore<ParentState, ParentAction>) -> State?

  private let isElement: Bool
  private let find: Find
  private let toAction: (Action) -> ParentAction
  private let lastState: UnsafeMutablePointer<State>

  init(
    parent: StoreCore<ParentState, ParentAction>,
    initialState: State,
    isElement: Bool = false,
    state find: @escaping Find,
    action toAction: @escaping (Action) -> ParentAction
  ) {
    self.isElement = isElement
    self.find = find
    self.toAction = toAction
    lastState = .allocate(capacity: 1)
    lastState.initialize(to: initialState)
    super.init(parent: parent)
  }

  deinit {
    lastState.deinitialize(count: 1)
    lastState.deallocate()
  }

  override func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? {
    let state =
      isObserving ? find(parent) : ReadTracking.with(ReadTracking.unobserved) { find(parent) }
    if let state { lastState.pointee = state }
    return lastState
  }

  override var state: State {
    if let state = find(parent) { lastState.pointee = state }
    return lastState.pointee
  }

  override var isInvalid: Bool { parent.isInvalid || find(parent) == nil }
  override var isDismissed: Bool { parent.isDismissed || !isElement && find(parent) == nil }
  override func embed(_ action: Action) -> ParentAction { toAction(action) }
}
