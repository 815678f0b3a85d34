import ConcurrencyExtras
import PerceptionCore

/// The core of the store of an element that is observable state.
///
/// A read observes the element and its replacement, not the list.
final class ElementCore<ParentState, ParentAction, Elements: KeyedElements, Action>:
  ChildCore<ParentState, ParentAction, Elements.Element, Action>
{
  typealias State = Elements.Element

  private let group: ElementGroup<ParentState, ParentAction, Elements, Action>
  private let id: Elements.ID
  private let lastState: UnsafeMutablePointer<State>
  /// The identity of the element that observers last read.
  private var lastIdentity: ObservableStateID?
  // Made on the first read.
  private var replacement: Signal?

  /// The groups of lists in this element, notified when the element is replaced.
  private var dependents: [Weak<AnyElementGroup>] = []

  init(
    parent: StoreCore<ParentState, ParentAction>,
    group: ElementGroup<ParentState, ParentAction, Elements, Action>,
    id: Elements.ID,
    initialState: State,
    identity: StateIdentityReader
  ) {
    self.group = group
    self.id = id
    lastState = .allocate(capacity: 1)
    lastState.initialize(to: initialState)
    lastIdentity = identity.read(lastState)
    super.init(parent: parent)
  }

  deinit {
    lastState.deinitialize(count: 1)
    lastState.deallocate()
  }

  override var state: State { current(isObserving: true).pointee }

  override func address(observing isObserving: Bool) -> UnsafeMutablePointer<State>? {
    current(isObserving: isObserving)
  }

  private func current(isObserving: Bool) -> UnsafeMutablePointer<State> {
    if isObserving, let group = ReadTracking.current as? AnyElementGroup {
      dependents.removeAll { $0.object == nil || $0.object === group }
      dependents.append(Weak(group))
    }
    if let state = group.element(id) { lastState.pointee = state }
    return lastState
  }

  override var isInvalid: Bool { parent.isInvalid || !group.hasElement(id) }

  override func access() {
    parent.access()
    Signal.access(&replacement)
  }

  override func embed(_ action: Action) -> ParentAction { group.embed(action, for: id) }

  override func elementIdentityDidChange(identity: ObservableStateID?) {
    guard identity != lastIdentity else { return }
    lastIdentity = identity
    let trackers = dependents
    dependents = []
    for tracker in trackers { tracker.object?.stateWillChange() }
    replacement?.fire()
  }
}
