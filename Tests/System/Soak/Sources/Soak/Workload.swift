import ComposableCore

/// A feature that presents, pushes and edits a list, with effects that are cut short by it.
@Reducer
struct Workload {
  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Row.State>()
    var total = 0
    @Presents var sheet: Row.State?
  }

  enum Action {
    case addRow(Int)
    case path(StackActionOf<Row>)
    case push(Int)
    case pop
    case removeRow
    case rows(IdentifiedActionOf<Row>)
    case settle
    case sheet(PresentationAction<Row.Action>)
    case showSheet(Int)
  }

  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
      var text = ""
    }

    enum Action {
      case increment
      case work
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          state.text = "row \(state.id): \(state.count)"
          return .none
        case .work:
          return .merge(
            .send(.increment),
            .run { send in
              try await Task.never()
              await send(.increment)
            }
            .cancellable(id: "work", cancelInFlight: true))
        }
      }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addRow(let id): state.rows.append(Row.State(id: id))
      case .push(let id): state.path.append(Row.State(id: id))
      case .pop: state.path.removeLast()
      case .removeRow: state.rows.removeFirst()
      case .showSheet(let id): state.sheet = Row.State(id: id)
      case .settle: return .run { _ in await Task.yield() }
      case .path, .rows, .sheet: state.total += 1
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Row() }
    .forEach(\.rows, action: \.rows) { Row() }
    .forEach(\.path, action: \.path) { Row() }
  }

  /// The actions of one round, after which the state is as large as before.
  static func script(round: Int) -> [Action] {
    [
      .addRow(round),
      .rows(.element(id: round, action: .work)),
      .rows(.element(id: round, action: .increment)),
      .showSheet(round),
      .sheet(.presented(.work)),
      .sheet(.dismiss),
      .push(round),
      .pop,
      .removeRow,
    ]
  }
}
