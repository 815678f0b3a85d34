#if Macros
import ComposableCore
import Testing

@Reducer
private struct BoundChild {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

@Reducer
private enum BoundDestination {
  case child(BoundChild)
  case other(BoundChild)
}

@Reducer
private struct BoundParent {
  @ObservableState
  struct State {
    @Presents var child: BoundChild.State?
    @Presents var alert: AlertState<Never>?
    @Presents var destination: BoundDestination.State?
    var optional: BoundChild.State?
    var orphan: BoundChild.State?
    var stack = StackState<BoundChild.State>()
    var text = Text()
    var log: [String] = []
  }

  struct Text: Equatable {
    var value = ""
    var length: Int { value.count }
  }

  enum Action {
    case alert(PresentationAction<Never>)
    case child(PresentationAction<BoundChild.Action>)
    case destination(PresentationAction<BoundDestination.Action>)
    case optional(PresentationAction<BoundChild.Action>)
    case orphan(PresentationAction<BoundChild.Action>)
    case present(Int)
    case lengthChanged(Int)
    case stack(StackActionOf<BoundChild>)
    case textChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present(let id): state.child = BoundChild.State(id: id)
      case .child(.dismiss): state.log.append("dismiss")
      case .lengthChanged(let length): state.text.value = String(repeating: "a", count: length)
      case .textChanged(let text): state.text.value = text
      case .optional(.dismiss): state.optional = nil
      default: break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { BoundChild() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.stack, action: \.stack) { BoundChild() }
  }
}

@ObservableState
private struct BoundOwner {
  var parent: BoundParent.State?
}

/// UIBinding, scoped from a store.
@MainActor
struct UIBindingScopeTests {
  private struct Screen {
    @UIBindable var store: StoreOf<BoundParent>
  }

  private func screen(_ change: (inout BoundParent.State) -> Void = { _ in }) -> Screen {
    var state = BoundParent.State()
    change(&state)
    let initialState = state
    return Screen(store: Store(initialState: initialState) { BoundParent() })
  }

  @Test("a scoped binding holds the presented child's store, or nil")
  func presented() {
    let screen = screen()
    let child = screen.$store.scope(state: \.$child, action: \.child)
    #expect(child.wrappedValue == nil)
    screen.store.send(.present(1))
    #expect(child.wrappedValue?.withState(\.id) == 1)
    #expect(child.wrappedValue === child.wrappedValue)
    child.wrappedValue?.send(.increment)
    #expect(screen.store.child?.count == 1)
  }

  @Test("writing nil to a scoped binding dismisses the child once")
  func dismiss() {
    let screen = screen()
    let child = screen.$store.scope(\.child, action: \.child)
    child.wrappedValue = nil
    #expect(screen.store.log == [])
    screen.store.send(.present(1))
    _ = child.wrappedValue
    child.wrappedValue = nil
    #expect(screen.store.child == nil)
    #expect(screen.store.log == ["dismiss"])
    child.wrappedValue = nil
    #expect(screen.store.log == ["dismiss"])
  }

  @Test("writing a store to a scoped binding changes nothing")
  func writeStore() {
    let screen = screen { $0.child = BoundChild.State(id: 1) }
    let child = screen.$store.scope(state: \.child, action: \.child)
    child.wrappedValue = child.wrappedValue
    #expect(screen.store.child == BoundChild.State(id: 1))
    #expect(screen.store.log == [])
  }

  @Test("writing nil does not dismiss a child that replaced the one shown")
  func replaced() {
    let screen = screen { $0.child = BoundChild.State(id: 1) }
    let child = screen.$store.scope(state: \.$child, action: \.child)
    #expect(child.wrappedValue != nil)
    screen.store.send(.present(2))
    child.wrappedValue = nil
    #expect(screen.store.child == BoundChild.State(id: 2))
    #expect(child.wrappedValue != nil)
    child.wrappedValue = nil
    #expect(screen.store.child == nil)
  }

  @Test("writing nil dismisses alerts and plain optional children, too")
  func otherContainers() {
    let screen = screen {
      $0.alert = AlertState { TextState("Hi") }
      $0.optional = BoundChild.State(id: 1)
    }
    let alert = screen.$store.scope(state: \.$alert, action: \.alert)
    #expect(alert.wrappedValue != nil)
    alert.wrappedValue = nil
    #expect(screen.store.alert == nil)
    let optional = screen.$store.scope(state: \.optional, action: \.optional)
    #expect(optional.wrappedValue != nil)
    optional.wrappedValue = nil
    #expect(screen.store.optional == nil)
  }

  @Test("writing nil is reported if the parent has no ifLet for the child")
  func missingIfLet() {
    let screen = screen { $0.orphan = BoundChild.State(id: 1) }
    let line: UInt = #line + 1
    let orphan = screen.$store.scope(state: \.orphan, action: \.orphan)
    withKnownIssue {
      orphan.wrappedValue = nil
    } matching: { issue in
      issue.comments.first?.rawValue == """
        A binding at "ComposableCoreTests/UIBindingScopeTests.swift:\(line)" was set to "nil", but \
        its feature is still presented.

          State:
            BoundParent.State.orphan

        The usual cause is a parent without "ifLet" for this feature.

        To fix this, add "ifLet" with the same state and action to the parent's reducer.
        """
    }
  }

  @Test("writing to bindings is ignored once their store's state is removed")
  func invalid() {
    let parent = Store<BoundOwner, BoundParent.Action>(
      initialState: BoundOwner(parent: BoundParent.State(child: BoundChild.State(id: 1)))
    ) {
      Reduce { state, action in
        if case .present(let id) = action, id < 0 { state.parent = nil }
        return .none
      }
    }
    guard let store = parent.scope(state: \.parent, action: \.self) else {
      Issue.record("The state is there")
      return
    }
    let screen = Screen(store: store)
    let child = screen.$store.scope(state: \.child, action: \.child)
    let text = screen.$store.text.value.sending(\.textChanged)
    #expect(child.wrappedValue != nil)
    parent.send(.present(-1))
    child.wrappedValue = nil
    text.wrappedValue = "a"
    #expect(parent.withState { $0.parent == nil })
  }

  @Test("a case binding is nil in other cases, and dismisses only its own")
  func enumCase() {
    let screen = screen { $0.destination = .child(BoundChild.State(id: 1)) }
    let destination = screen.$store.scope(state: \.$destination, action: \.destination)
    let child = destination.child
    let other: UIBinding<StoreOf<BoundChild>?> = destination.other
    #expect(child.wrappedValue?.withState(\.id) == 1)
    #expect(other.wrappedValue == nil)
    other.wrappedValue = nil
    #expect(screen.store.destination?.is(\.child) == true)
    child.wrappedValue = child.wrappedValue
    #expect(screen.store.destination?.is(\.child) == true)
    child.wrappedValue = nil
    #expect(screen.store.destination == nil)
  }

  @Test("a stack binding holds the stack's store and ignores writes")
  func stack() {
    let screen = screen { $0.stack.append(BoundChild.State(id: 1)) }
    let stack = screen.$store.scope(state: \.stack, action: \.stack)
    #expect(stack.wrappedValue == screen.store.scope(state: \.stack, action: \.stack))
    #expect(stack.wrappedValue == screen.$store.scope(\.stack, action: \.stack).wrappedValue)
    stack.wrappedValue = screen.$store.scope(state: \.stack, action: \.stack).wrappedValue
    let id = screen.store.stack.ids[0]
    stack.wrappedValue.send(.element(id: id, action: .increment))
    #expect(screen.store.stack.first == BoundChild.State(id: 1, count: 1))
    stack.wrappedValue.send(.popFrom(id: id))
    #expect(screen.store.stack.isEmpty)
  }

  @Test("'sending' reads a property and sends an action on each write")
  func sending() {
    let screen = screen()
    let text: UIBinding<String> = screen.$store.text.value.sending(\.textChanged)
    let length = screen.$store.text.length.sending(\.lengthChanged)
    text.wrappedValue = "abc"
    #expect(screen.store.text.value == "abc")
    #expect(length.wrappedValue == 3)
    length.wrappedValue = 2
    #expect(text.wrappedValue == "aa")
  }

  @Test("a partial property path can be stored and extended to a binding")
  func intermediates() {
    let screen = screen()
    let property: _StoreUIBindable<BoundParent.State, BoundParent.Action, Text> =
      screen.$store.text
    property.value.sending(\.textChanged).wrappedValue = "abc"
    #expect(screen.store.text.value == "abc")
    @UIBinding var store = screen.store
    let binding: _StoreUIBinding<BoundParent.State, BoundParent.Action, Text> = $store.text
    binding.length.sending(\.lengthChanged).wrappedValue = 1
    #expect(screen.store.text.value == "a")
  }

  private typealias Text = BoundParent.Text

  @Test("a UIBinding of a store scopes and binds like the store")
  func bindingToStore() {
    @UIBinding var store = screen { $0.child = BoundChild.State(id: 1) }.store
    let child = $store.scope(state: \.$child, action: \.child)
    #expect(child.wrappedValue?.withState(\.id) == 1)
    #expect($store.scope(\.$child, action: \.child).wrappedValue === child.wrappedValue)
    child.wrappedValue = nil
    #expect(store.child == nil)
    #expect($store.scope(state: \.stack, action: \.stack).wrappedValue.withState(\.isEmpty))
    #expect($store.scope(\.stack, action: \.stack).wrappedValue.withState(\.isEmpty))
    $store.text.value.sending(\.textChanged).wrappedValue = "a"
    #expect(store.text.value == "a")
  }

  @Test("bindings are identical if they scope the same state and action")
  func identifiers() {
    let screen = screen { $0.destination = .child(BoundChild.State(id: 1)) }
    func id<Value>(_ binding: UIBinding<Value>) -> UIBindingIdentifier {
      UIBindingIdentifier(binding)
    }
    #expect(
      id(screen.$store.scope(state: \.$child, action: \.child))
        == id(screen.$store.scope(\.$child, action: \.child)))
    #expect(
      id(screen.$store.scope(state: \.$child, action: \.child))
        != id(screen.$store.scope(state: \.$alert, action: \.alert)))
    #expect(
      id(screen.$store.scope(state: \.stack, action: \.stack))
        == id(screen.$store.scope(state: \.stack, action: \.stack)))
    #expect(
      id(screen.$store.text.value.sending(\.textChanged))
        == id(screen.$store.text.value.sending(\.textChanged)))
    #expect(
      id(screen.$store.text.value.sending(\.textChanged))
        != id(screen.$store.text.length.sending(\.lengthChanged)))
    let destination = screen.$store.scope(state: \.$destination, action: \.destination)
    #expect(id(destination.child) == id(destination.child))
    #expect(id(destination.child) != id(destination.other))
  }

  @Test("a scoped binding notifies observers when the presented child changes")
  func observed() async {
    let screen = screen()
    let child = screen.$store.scope(state: \.$child, action: \.child)
    var ids: [Int?] = []
    let token = observe { ids.append(child.wrappedValue?.withState(\.id)) }
    screen.store.send(.present(1))
    await drainMainActor()
    screen.store.send(.child(.presented(.increment)))
    await drainMainActor()
    screen.store.send(.present(2))
    await drainMainActor()
    child.wrappedValue = nil
    await drainMainActor()
    #expect(ids == [nil, 1, 2, nil])
    token.cancel()
  }
}

/// Runs all that is enqueued on the main actor so far.
///
/// Yielding does not do: a task that is resumed before it has suspended does not suspend at all.
@MainActor
private func drainMainActor() async {
  await Task { @MainActor in }.value
}
#endif
