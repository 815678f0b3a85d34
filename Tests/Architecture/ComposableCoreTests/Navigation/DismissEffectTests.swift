#if Macros
import ComposableCore
import Testing

@Reducer
private struct Panel {
  struct State: Equatable {}
  enum Action { case close }

  @Dependency(\.dismiss) var dismiss: DismissEffect

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { [dismiss] _ in await dismiss() } }
  }
}

/// A feature that shows another panel in place of the first.
@Reducer
private struct Presenter {
  struct State: Equatable, Sendable {
    @PresentationState var panel: Sheet.State? = Sheet.State(id: 1)
  }

  enum Action: Sendable {
    case panel(PresentationAction<Sheet.Action>)
    case replace
  }

  let isDismissing: LockIsolated<Bool>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace = action { state.panel = Sheet.State(id: 2) }
      return .none
    }
    .ifLet(\.$panel, action: \.panel) { Sheet(isDismissing: isDismissing) }
  }

  @Reducer
  struct Sheet {
    struct State: Equatable, Identifiable, Sendable {
      let id: Int
    }

    enum Action: Sendable { case close }

    let isDismissing: LockIsolated<Bool>
    @Dependency(\.dismiss) var dismiss: DismissEffect

    var body: some ReducerOf<Self> {
      Reduce { _, _ in
        .run { [dismiss, isDismissing] _ in
          await dismiss()
          isDismissing.setValue(true)
        }
      }
    }
  }
}

/// A feature that presents rows, each of which can dismiss all of them.
@Reducer
private struct Shelf {
  struct State: Equatable, Sendable {
    @PresentationState var rack: Rack.State? = Rack.State()
  }

  enum Action: Sendable {
    case clear
    case rack(PresentationAction<Rack.Action>)
  }

  let isDismissing: LockIsolated<Bool>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .clear = action { state.rack?.rows = [] }
      return .none
    }
    .ifLet(\.$rack, action: \.rack) { Rack(isDismissing: isDismissing) }
  }

  @Reducer
  struct Rack {
    struct State: Equatable, Sendable {
      var rows: IdentifiedArrayOf<Presenter.Sheet.State> = [Presenter.Sheet.State(id: 1)]
    }

    enum Action: Sendable { case rows(IdentifiedActionOf<Presenter.Sheet>) }

    let isDismissing: LockIsolated<Bool>

    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) {
        Presenter.Sheet(isDismissing: isDismissing)
      }
    }
  }
}

private actor Owner {
  func run(_ body: @Sendable () -> Void) { body() }

  /// Sends an action whose effect dismisses, and another one while the dismissal is on its way here.
  ///
  /// - Returns: Whether the dismissal had not arrived yet: on a busy machine it may have.
  @MainActor
  func send<State: Sendable, Action: Sendable>(
    _ dismissal: Action, then next: Action, to store: StoreActor<State, Action>,
    isDismissing: LockIsolated<Bool>, while isPresented: @Sendable (State) -> Bool
  ) async -> Bool {
    let task = await store.send(dismissal)
    let isInTransit = LockIsolated(false)
    await run {
      isInTransit.setValue(store.assumeIsolated { $0.withState { isPresented($0) } })
      // Not for ever: the effect may need this thread.
      for _ in 0..<20_000 where !isDismissing.value {}
      store.assumeIsolated { _ = $0.send(next) }
    }
    await task.finish()
    return isInTransit.value
  }
}

@MainActor
struct DismissEffectTests {
  @Test("'dismiss' does nothing in a cancelled task")
  func cancelled() async {
    let count = LockIsolated(0)
    let dismiss = DismissEffect { count.withValue { $0 += 1 } }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await dismiss()
    }
    await task.value
    #expect(count.value == 0)
    await dismiss()
    #expect(count.value == 1)
  }

  @Test("an overridden 'dismiss' calls the given closure")
  func override() async {
    let count = LockIsolated(0)
    let store = Store(initialState: Panel.State()) {
      Panel()
    } withDependencies: {
      $0.dismiss = DismissEffect { count.withValue { $0 += 1 } }
      #expect($0.isPresented)
    }
    await store.send(.close).finish()
    await store.send(.close).finish()
    #expect(count.value == 2)
  }

  @Test("a dismissal in transit to an actor spares a child presented meanwhile")
  func inTransit() async {
    let owner = Owner()
    var count = 0
    for _ in 0..<50 {
      let isDismissing = LockIsolated(false)
      let store = StoreActor(initialState: Presenter.State(), on: owner) {
        Presenter(isDismissing: isDismissing)
      }
      let isInTransit = await owner.send(
        .panel(.presented(.close)), then: .replace, to: store, isDismissing: isDismissing
      ) { $0.panel != nil }
      if isInTransit { count += 1 }
      let id = await store.withState { @Sendable in $0.panel?.id }
      #expect(id == 2)
    }
    #expect(count > 0)
  }

  @Test("a dismissal in transit is ignored once its own feature is removed")
  func goneInTransit() async {
    let owner = Owner()
    var count = 0
    for _ in 0..<50 {
      let isDismissing = LockIsolated(false)
      let store = StoreActor(initialState: Shelf.State(), on: owner) {
        Shelf(isDismissing: isDismissing)
      }
      let isInTransit = await owner.send(
        .rack(.presented(.rows(.element(id: 1, action: .close)))), then: .clear, to: store,
        isDismissing: isDismissing
      ) { $0.rack != nil }
      guard isInTransit else { continue }
      count += 1
      let rows = await store.withState { @Sendable in $0.rack?.rows }
      #expect(rows == [])
    }
    #expect(count > 0)
  }

  @Test("'dismiss' can be called from any task")
  func sendable() async {
    let count = LockIsolated(0)
    let dismiss = DismissEffect { count.withValue { $0 += 1 } }
    await Task.detached { await dismiss() }.value
    #expect(count.value == 1)
  }

  @Test("'isPresented' is false by default")
  func absent() {
    #expect(!DependencyValues.live.isPresented)
    #expect(!DependencyValues.test.isPresented)
  }
}
#endif
