#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@CasePathable
@dynamicMemberLookup
private enum AppState: Equatable {
  case login(Login)
  case game(Game)
  case over

  struct Login: Equatable { var name = "" }
  struct Game: Equatable { var score = 0 }
}

@CasePathable
private enum AppAction {
  case login(LoginAction)
  case game(GameAction)
  case show(AppState)
}

private enum LoginAction { case typed(String) }
private enum GameAction { case scored }

@MainActor
private func makeStore(_ state: AppState) -> Store<AppState, AppAction> {
  Store(initialState: state) {
    Reduce { state, action in
      switch action {
      case .login(.typed(let name)): state.modify(\.login) { $0.name = name }
      case .game(.scored): state.modify(\.game) { $0.score += 1 }
      case .show(let new): state = new
      }
      return .none
    }
  }
}

private struct LoginView: View {
  let store: Store<AppState.Login, LoginAction>
  var body: some View {
    WithViewStore(store, observe: \.name) { Text("login \($0.state)") }
  }
}

private struct GameView: View {
  let store: Store<AppState.Game, GameAction>
  var body: some View {
    WithViewStore(store, observe: \.score) { viewStore in
      Button("score") { viewStore.send(.scored) }
      Text("game \(viewStore.state)")
    }
  }
}

private struct ListedView: View {
  let store: Store<AppState, AppAction>
  var body: some View {
    SwitchStore(store) {
      CaseLet(state: \AppState.login, action: AppAction.login) { LoginView(store: $0) }
      CaseLet(state: \AppState.game, action: AppAction.game) { GameView(store: $0) }
    }
  }
}

private struct DefaultedView: View {
  let store: Store<AppState, AppAction>
  var body: some View {
    SwitchStore(store) {
      CaseLet(state: \AppState.login, action: AppAction.login) { LoginView(store: $0) }
      Default { Text("something else") }
    }
  }
}

private struct SwitchingView: View {
  let store: Store<AppState, AppAction>
  var body: some View {
    SwitchStore(store) {
      switch $0 {
      case .login: CaseLet(\AppState.login, action: AppAction.login) { LoginView(store: $0) }
      case .game: CaseLet(\AppState.game, action: AppAction.game) { GameView(store: $0) }
      case .over: Text("over")
      }
    }
  }
}

private struct MismatchedView: View {
  let store: Store<AppState, AppAction>
  var body: some View {
    SwitchStore(store) {
      switch $0 {
      case .login: CaseLet(\AppState.game, action: AppAction.game) { GameView(store: $0) }
      case .game, .over: Text("over")
      }
    }
  }
}

@MainActor
struct SwitchStoreTests {
  @Test("a SwitchStore shows the view of the current case")
  func listed() throws {
    let store = makeStore(.login(AppState.Login(name: "Mina")))
    let screen = ViewTester(ListedView(store: store))
    #expect(screen.texts == ["login Mina"])
    store.send(.show(.game(AppState.Game(score: 2))))
    #expect(screen.texts == ["game 2"])
    try screen.button("score").tap()
    #expect(screen.texts == ["game 3"])
  }

  @Test("a change inside a case evaluates nothing but the case's view")
  func evaluation() throws {
    let store = makeStore(.login(AppState.Login()))
    let screen = ViewTester(ListedView(store: store))
    screen.graph.resetBodyEvaluations()
    store.send(.login(.typed("Mina")))
    #expect(screen.texts == ["login Mina"])
    #expect(screen.graph.bodyEvaluations(of: ListedView.self) == 0)
    #expect(screen.graph.bodyEvaluations(of: LoginView.self) == 0)
    store.send(.show(.game(AppState.Game())))
    _ = screen.texts
    #expect(screen.graph.bodyEvaluations(of: GameView.self) == 1)
  }

  @Test("a Default shows for every case without a view of its own")
  func defaulted() {
    let store = makeStore(.over)
    let screen = ViewTester(DefaultedView(store: store))
    #expect(screen.texts == ["something else"])
    store.send(.show(.login(AppState.Login(name: "A"))))
    #expect(screen.texts == ["login A"])
  }

  @Test("a case without a view shows a warning and is reported", .enabled(if: isDebugBuild))
  func unhandled() {
    withKnownIssue {
      let screen = ViewTester(ListedView(store: makeStore(.over)))
      #expect(screen.texts.joined().contains("has no view for the current case"))
    } matching: {
      $0.description.hasSuffix(
        """
        A "SwitchStore" at "ComposableViewsTests/StructuralStoreTests.swift:61" has no view for \
        the current case.

          Current case:
            AppState.over

        To fix this, add a "CaseLet" for the case, or a "Default" at the end.
        """)
    }
  }

  @Test("a SwitchStore's closure can switch over the state")
  func switching() {
    let store = makeStore(.login(AppState.Login(name: "Mina")))
    let screen = ViewTester(SwitchingView(store: store))
    #expect(screen.texts == ["login Mina"])
    store.send(.show(.over))
    #expect(screen.texts == ["over"])
    store.send(.show(.game(AppState.Game())))
    #expect(screen.texts == ["game 0"])
  }

  @Test(
    "a CaseLet for another case shows a warning and is reported",
    .enabled(if: isDebugBuild))
  func mismatch() {
    withKnownIssue {
      let screen = ViewTester(MismatchedView(store: makeStore(.login(AppState.Login()))))
      #expect(screen.texts.joined().contains("while the state is in another case"))
    } matching: {
      $0.description.hasSuffix(
        """
        A "CaseLet" at "ComposableViewsTests/StructuralStoreTests.swift:96" was evaluated while \
        the state is in another case.

          Case expected by the "CaseLet":
            AppState.Game

          Current case:
            AppState.login(_:)

        The usual cause is a "switch" whose case and "CaseLet" do not belong together.

        To fix this, give the "CaseLet" the path of the case that it stands in.
        """)
    }
  }
}

@MainActor
struct IfLetStoreTests {
  @Test("IfLetStore's view appears with the state and keeps its store")
  func optional() {
    let store = Store<Int?, Int?>(initialState: nil) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    var made = 0
    func count() { made += 1 }
    let screen = ViewTester(
      IfLetStore(store) { store in
        let _ = count()
        WithViewStore(store, observe: { $0 }) { Text("value \($0.state)") }
      } else: {
        Text("nothing")
      })
    #expect(screen.texts == ["nothing"])
    store.send(1)
    #expect(screen.texts == ["value 1"])
    store.send(2)
    #expect(screen.texts == ["value 2"])
    #expect(made == 1)
    store.send(nil)
    #expect(screen.texts == ["nothing"])
  }

  @Test("IfLetStore without an else view shows nothing for nil")
  func withoutElse() {
    let store = Store<Int?, Int?>(initialState: nil) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    let screen = ViewTester(IfLetStore(store) { _ in Text("here") })
    #expect(screen.texts == [])
    store.send(1)
    #expect(screen.texts == ["here"])
  }
}
#endif
