import ComposableCore

/// A feature that presents a counter as a case of an enum.
@Reducer
struct Presenter {
  @Reducer
  enum Destination {
    case counter(Counter)
    case other(BindableCounter)
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State? = .counter(Counter.State())
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$destination, action: \.destination)
  }
}

/// A feature that presents one counter, and has another as an optional part.
@Reducer
struct CounterPresenter {
  @ObservableState
  struct State {
    @Presents var child: Counter.State? = Counter.State()
    var part: Counter.State? = Counter.State()
  }

  enum Action {
    case child(PresentationAction<Counter.Action>)
    case part(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Counter() }
      .ifLet(\.part, action: \.part) { Counter() }
  }
}

/// A counter whose state takes 328 bytes.
@Reducer
struct LargeCounter {
  struct State: Sendable {
    typealias Row = (Int, Int, Int, Int, Int, Int, Int, Int)

    var count = 0
    var rows = (
      (0, 0, 0, 0, 0, 0, 0, 0) as Row, (0, 0, 0, 0, 0, 0, 0, 0) as Row,
      (0, 0, 0, 0, 0, 0, 0, 0) as Row, (0, 0, 0, 0, 0, 0, 0, 0) as Row,
      (0, 0, 0, 0, 0, 0, 0, 0) as Row
    )
  }

  enum Action: Sendable { case increment }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature in one of two cases.
@Reducer
struct Cases {
  @CasePathable
  enum State {
    case large(LargeCounter.State)
    case small(PlainCounter.State)
  }

  enum Action {
    case large(LargeCounter.Action)
    case small(PlainCounter.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.large, action: \.large) { LargeCounter() }
      .ifCaseLet(\.small, action: \.small) { PlainCounter() }
  }
}
