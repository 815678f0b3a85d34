import ComposableArchitecture

/// A stack whose screens have an alert that goes together with its screen.
@Reducer
struct AlertAndPopDemo {
  @ObservableState
  struct State: Equatable {
    var path = StackState<AlertingScreen.State>()
  }

  enum Action {
    case path(StackActionOf<AlertingScreen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path(.element(let id, .alert(.presented(.parentPops)))):
        // The alert that was answered is dismissed by the same action.
        state.path.pop(from: id)
      case .path(.element(_, .alert(.presented(.parentPopsAll)))):
        state.path.removeAll()
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { AlertingScreen() }
  }
}

/// A screen that asks whether it should go.
@Reducer
struct AlertingScreen {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Answer>?
  }

  enum Action {
    case alert(PresentationAction<Answer>)
    case askButtonTapped
  }

  enum Answer: Equatable {
    case parentPops
    case parentPopsAll
    case screenDismisses
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.screenDismisses)):
        return .run { _ in await dismiss() }
      case .alert:
        return .none
      case .askButtonTapped:
        state.alert = .leave
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState<AlertingScreen.Answer> {
  /// Asks how the screen should go.
  static var leave: Self {
    AlertState {
      TextState("Leave the screen?")
    } actions: {
      ButtonState(action: .parentPops) { TextState("The parent pops it") }
      ButtonState(action: .screenDismisses) { TextState("It dismisses itself") }
      ButtonState(action: .parentPopsAll) { TextState("All are popped") }
      ButtonState(role: .cancel) { TextState("Stay") }
    }
  }
}

struct AlertAndPopView: View {
  @Bindable var store: StoreOf<AlertAndPopDemo>
  @Environment(\.leaveStack) private var leave

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        NavigationLink("Push a screen", state: AlertingScreen.State())
      }
      .navigationTitle("Alert and pop")
      .toolbar {
        Button("All screens") { leave() }
      }
    } destination: { store in
      AlertingScreenView(store: store)
    }
  }
}

struct AlertingScreenView: View {
  @Bindable var store: StoreOf<AlertingScreen>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Button("Ask to leave") { store.send(.askButtonTapped) }
      NavigationLink("Push a screen", state: AlertingScreen.State())
    }
    .navigationTitle("Screen")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
