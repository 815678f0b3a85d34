/// The core of the store of an element that is observable state.
///
/// Who reads it observes the element, and that it is this element: not the list.
final class ElementCore<ParentState, ParentAction, Elements: KeyedElements, Action>:
  ChildCore<ParentState, ParentAction, Elements.Element, Action>, ElementGroupMember
{
  typealias State = Elements.Element

  private let group: ElementGroup<ParentState, ParentAction, Elements, Action>
  private let id: Elements.ID
  private var lastState: State
  /// The element that observers know of.
  private var lastIdentity: ObservableStateID?
  private let replacement = RootObservation()

  /// The groups of lists in this element.
  private var dependents: [WeakWatcher] = []

  init(
    parent: StoreCore<ParentState, ParentAction>,
    group: ElementGroup<ParentState, ParentAction, Elements, Action>,
    id: Elements.ID,
    initialState: State
  ) {
    self.group = group
    self.id = id
    lastState = initialState
    super.init(
      parent: parent, action: { [toAction = group.toAction] in toAction(id, $0) })
    lastIdentity = group.identity(of: &lastState)
    group.add(self, for: id)
  }

  override var state: State {
    if let watcher = StateWatcher.current, watcher !== StateWatcher.none {
      dependents.removeAll { $0.value == nil || $0.value === watcher }
      dependents.append(WeakWatcher(value: watcher))
    }
    if let state = group.element(id) { lastState = state }
    return lastState
  }

  override var isInvalid: Bool { parent.isInvalid || !group.hasElement(id) }

  override func access() {
    parent.access()
    replacement.access()
  }

  func becomes(identity: ObservableStateID?) {
    guard identity != lastIdentity else { return }
    lastIdentity = identity
    let watchers = dependents
    dependents = []
    for watcher in watchers { watcher.value?.stateWillChange() }
    replacement.notify()
  }
}

private struct WeakWatcher {
  weak var value: StateWatcher?
}
