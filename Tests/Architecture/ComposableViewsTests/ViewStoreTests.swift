import ComposableArchitecture
import Testing
import ViewTesting

private struct CounterState: Equatable {
  var count = 0
  var note = ""
}

private enum CounterAction: Equatable {
  case incremented
  case noted(String)
  case started
  case stopped
}

@MainActor
private func makeStore(_ state: CounterState = CounterState()) -> Store<CounterState, CounterAction>
{
  Store(initialState: state) {
    Reduce { state, action in
      switch action {
      case .incremented: state.count += 1
      case .noted(let note): state.note = note
      case .started: state.note = "busy"
      case .stopped: state.note = ""
      }
      return .none
    }
  }
}

@MainActor
struct ViewStoreTests {
  @Test("a view store changes only with the state that it observes")
  func observation() {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: \.count)
    var announced: [Int] = []
    withObservationTracking {
      viewStore.objectWillChange.access()
    } onChange: {
      MainActor.assumeIsolated { announced.append(viewStore.state) }
    }
    store.send(.noted("hello"))
    #expect(announced == [])
    viewStore.send(.incremented)
    #expect(viewStore.state == 1)
    // Told before the state is replaced.
    #expect(announced == [0])
  }

  @Test("a view store offers its observed state's members")
  func dynamicMembers() {
    let viewStore = ViewStore(makeStore(CounterState(count: 3)), observe: { $0 })
    #expect(viewStore.count == 3)
  }

  @Test("a view store maps view actions and uses a custom duplicate check")
  func viewActions() {
    enum ViewAction { case tapped }
    let store = makeStore()
    let viewStore = ViewStore(
      store, observe: \.count, send: { (_: ViewAction) in .incremented },
      removeDuplicates: { $0 / 2 == $1 / 2 })
    viewStore.send(.tapped)
    #expect(store.withState(\.count) == 1)
    #expect(viewStore.state == 0)
    viewStore.send(.tapped)
    #expect(viewStore.state == 2)
  }

  @Test("bindings of a view store read its state and send actions")
  func bindings() {
    let viewStore = ViewStore(makeStore(), observe: { $0 })
    let note = viewStore.binding(get: \.note, send: { .noted($0) })
    note.wrappedValue = "hi"
    #expect(note.wrappedValue == "hi")
    let count = viewStore.binding(get: \.count, send: .incremented)
    count.wrappedValue = 100
    #expect(count.wrappedValue == 1)
    let whole = ViewStore(makeStore(), observe: \.count).binding(send: .incremented)
    whole.wrappedValue = 7
    #expect(whole.wrappedValue == 1)
  }

  @Test("a view store can wait for its state to change")
  func yielding() async {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task { await viewStore.send(.started, while: { $0.note == "busy" }) }
    while viewStore.note != "busy" { await Task.yield() }
    store.send(.incremented)
    store.send(.stopped)
    await task.value
    #expect(viewStore.note == "")
  }

  @Test("cancelling the task ends the wait for a view store's change")
  func cancelledYielding() async {
    let viewStore = ViewStore(makeStore(), observe: { $0 })
    let task = Task { await viewStore.yield(while: { _ in true }) }
    await Task.yield()
    task.cancel()
    await task.value
    #expect(viewStore.count == 0)
  }

  @Test("subscribers of a view store are called in subscription order")
  func order() {
    let store = makeStore()
    var told: [Int] = []
    let viewStores = (0..<5).map { index in
      ViewStore(store, observe: \.count) { old, new in
        told.append(index)
        return old == new
      }
    }
    store.send(.incremented)
    #expect(told == [0, 1, 2, 3, 4])
    #expect(viewStores.map(\.state) == [1, 1, 1, 1, 1])
  }

  @Test("a released view store no longer calls its subscribers")
  func release() {
    let store = makeStore()
    var count = 0
    var viewStore: ViewStore<Int, CounterAction>? = ViewStore(store, observe: \.count) {
      count += 1
      return $0 == $1
    }
    weak let released = viewStore
    viewStore = nil
    store.send(.incremented)
    #expect(released == nil)
    #expect(count == 0)
  }
}

private struct NoteView: View {
  let store: Store<CounterState, CounterAction>

  var body: some View {
    WithViewStore(store, observe: \.note) { viewStore in
      Content(note: viewStore.state)
    }
  }

  struct Content: View {
    let note: String
    var body: some View { Text(note) }
  }
}

@MainActor
struct WithViewStoreTests {
  @Test("a WithViewStore's content is evaluated only for observed changes")
  func evaluation() {
    let store = makeStore()
    let screen = ViewTester(NoteView(store: store))
    screen.graph.resetBodyEvaluations()
    store.send(.incremented)
    #expect(screen.texts == [""])
    #expect(screen.graph.bodyEvaluations(of: NoteView.Content.self) == 0)
    store.send(.noted("new"))
    #expect(screen.texts == ["new"])
    #expect(screen.graph.bodyEvaluations(of: NoteView.Content.self) == 1)
    #expect(screen.graph.bodyEvaluations(of: NoteView.self) == 0)
  }
}
