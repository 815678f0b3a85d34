import ComposableArchitecture
import Testing

@Reducer
struct AlertFlow {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var items = ["One", "Two"]
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case dialog(PresentationAction<Dialog>)
    case deleteTapped(Int)
    case moreTapped

    @CasePathable
    enum Alert: Equatable {
      case confirm(index: Int)
    }
    @CasePathable
    enum Dialog { case sort, shuffle }
  }

  @Dependency(\.withRandomNumberGenerator) var withRNG

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirm(let index))):
        state.items.remove(at: index)
        return .none
      case .alert(.dismiss):
        return .none
      case .dialog(.presented(.sort)):
        state.items.sort(by: >)
        return .none
      case .dialog(.presented(.shuffle)):
        withRNG { state.items.shuffle(using: &$0) }
        return .none
      case .dialog(.dismiss):
        return .none
      case .deleteTapped(let index):
        state.alert = .confirmDelete(state.items[index], index: index)
        return .none
      case .moreTapped:
        state.dialog = ConfirmationDialogState {
          TextState("More")
        } actions: {
          ButtonState(action: .send(.sort)) { TextState("Sort") }
          ButtonState(action: .shuffle) { TextState("Shuffle") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
  }
}

extension AlertState<AlertFlow.Action.Alert> {
  static func confirmDelete(_ name: String, index: Int) -> Self {
    Self {
      TextState("Delete \(name)?")
    } actions: {
      ButtonState(role: .destructive, action: .confirm(index: index)) {
        TextState("Delete").bold()
      }
    } message: {
      TextState("Really?", tableName: "Alerts", comment: "Shown before deletion")
    }
  }
}

@MainActor
struct AlertFlowTests {
  @Test func deletes() async {
    let store = TestStore(initialState: AlertFlow.State()) { AlertFlow() }
    await store.send(.deleteTapped(0)) {
      $0.alert = .confirmDelete("One", index: 0)
    }
    await store.send(\.alert.confirm, 0) {
      $0.alert = nil
      $0.items = ["Two"]
    }
  }

  @Test func keeps() async {
    let store = TestStore(initialState: AlertFlow.State()) { AlertFlow() }
    store.exhaustivity = .off
    await store.send(.deleteTapped(1))
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    store.assert { $0.items = ["One", "Two"] }
  }

  @Test func dialogs() async throws {
    let store = TestStore(initialState: AlertFlow.State()) {
      AlertFlow()
    } withDependencies: {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(FixedGenerator())
    }
    store.exhaustivity = .off
    await store.send(.moreTapped)
    let dialog = try #require(store.state.dialog)
    #expect(dialog.buttons.count == 3)
    expectNoDifference(dialog.title, TextState("More"))
    await store.send(.dialog(.presented(.sort))) {
      $0.dialog = nil
      $0.items = ["Two", "One"]
    }
    await store.finish()
  }
}

private struct FixedGenerator: RandomNumberGenerator {
  mutating func next() -> UInt64 { 7 }
}
