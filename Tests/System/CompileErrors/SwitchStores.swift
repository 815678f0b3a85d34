import ComposableArchitecture

@CasePathable
enum Screen {
  case login(Int)
  case home(String)
}

@CasePathable
enum ScreenAction {
  case login(Never)
  case home(Never)
}

struct LoginView: View {
  let store: Store<Int, Never>
  var body: some View { Text("login") }
}

struct HomeView: View {
  let store: Store<String, Never>
  var body: some View { Text("home") }
}

/// The views below, without their mistakes.
struct Complete: View {
  let store: Store<Screen, ScreenAction>

  var body: some View {
    SwitchStore(store) {
      CaseLet(state: /Screen.login, action: ScreenAction.login, then: LoginView.init(store:))
      CaseLet(state: /Screen.home, action: ScreenAction.home, then: HomeView.init(store:))
      Default { Text("default") }
    }
    SwitchStore(store) { state in
      switch state {
      case .login:
        CaseLet(/Screen.login, action: ScreenAction.login, then: LoginView.init(store:))
      case .home:
        CaseLet(/Screen.home, action: ScreenAction.home, then: HomeView.init(store:))
      }
    }
  }
}

struct ForeignView: View {
  let store: Store<Screen, ScreenAction>

  var body: some View {
    SwitchStore(store) {  // error:
      CaseLet(state: /Screen.login, action: ScreenAction.login, then: LoginView.init(store:))
      Text("between")
      CaseLet(state: /Screen.home, action: ScreenAction.home, then: HomeView.init(store:))
    }
  }
}

struct DefaultBeforeCase: View {
  let store: Store<Screen, ScreenAction>

  var body: some View {
    SwitchStore(store) {  // error:
      Default { Text("default") }
      CaseLet(state: /Screen.home, action: ScreenAction.home, then: HomeView.init(store:))
    }
  }
}

struct MissingCase: View {
  let store: Store<Screen, ScreenAction>

  var body: some View {
    SwitchStore(store) { state in
      switch state {  // error: switch must be exhaustive
      case .login:
        CaseLet(/Screen.login, action: ScreenAction.login, then: LoginView.init(store:))
      }
    }
  }
}
