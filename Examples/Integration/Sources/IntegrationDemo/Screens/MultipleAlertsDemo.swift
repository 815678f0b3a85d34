import ComposableArchitecture

/// Two alerts of one screen, each of which can lead to itself and to the other.
@Reducer
struct MultipleAlertsDemo {
  @ObservableState
  struct State: Equatable {
    @Presents var first: AlertState<Next>?
    @Presents var second: AlertState<Next>?
    var presentations = 0
  }

  enum Action {
    case bothButtonTapped
    case first(PresentationAction<Next>)
    case firstButtonTapped
    case second(PresentationAction<Next>)
  }

  /// What a button of an alert leads to.
  enum Next: Equatable {
    case same
    case other
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bothButtonTapped:
        state.presentFirst()
        state.presentSecond()
      case .first(.presented(.same)), .firstButtonTapped, .second(.presented(.other)):
        state.presentFirst()
      case .first(.presented(.other)), .second(.presented(.same)):
        state.presentSecond()
      case .first(.dismiss), .second(.dismiss):
        break
      }
      return .none
    }
    .ifLet(\.$first, action: \.first)
    .ifLet(\.$second, action: \.second)
  }
}

extension MultipleAlertsDemo.State {
  fileprivate mutating func presentFirst() {
    presentations += 1
    first = .next("First alert, \(presentations)")
  }

  fileprivate mutating func presentSecond() {
    presentations += 1
    second = .next("Second alert, \(presentations)")
  }
}

extension AlertState<MultipleAlertsDemo.Next> {
  /// An alert that leads on.
  static func next(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(action: .same) { TextState("The same again") }
      ButtonState(action: .other) { TextState("The other one") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

struct MultipleAlertsView: View {
  @Bindable var store: StoreOf<MultipleAlertsDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Button("Present an alert") { store.send(.firstButtonTapped) }
        Button("Present both alerts") { store.send(.bothButtonTapped) }
        Text("Presented: \(store.presentations)")
      }
    }
    .navigationTitle("Multiple alerts")
    .alert($store.scope(state: \.first, action: \.first))
    .alert($store.scope(state: \.second, action: \.second))
  }
}
