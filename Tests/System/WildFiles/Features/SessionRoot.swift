import ComposableArchitecture
import SwiftUI

@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var password = ""
    var error: String?
    var isFormValid: Bool { email.contains("@") && password.count > 5 }
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case signInTapped
    case response(Result<Session, any Error>)
    case delegate(Delegate)
    @CasePathable
    enum Delegate: Equatable { case signedIn(Session) }
  }

  @Dependency(\.sessionClient) var sessionClient

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        state.error = nil
        return .none
      case .signInTapped:
        return .run { [email = state.email, password = state.password] send in
          await send(.response(Result { try await self.sessionClient.signIn(email: email, password: password) }))
        }
      case .response(.success(let session)):
        return .send(.delegate(.signedIn(session)))
      case .response(.failure(let error)):
        state.error = error.localizedDescription
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct HomeScreen {
  @ObservableState
  struct State: Equatable {
    var session: Session
    var tab = Tab.feed
    enum Tab: Hashable { case feed, account }
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case signOutTapped
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

struct Session: Equatable, Codable, Sendable {
  var token: String
  var userName: String
}

struct SessionClient: Sendable {
  var signIn: @Sendable (_ email: String, _ password: String) async throws -> Session
  var signOut: @Sendable () async -> Void

  func signIn(email: String, password: String) async throws -> Session {
    try await signIn(email, password)
  }
}

extension SessionClient: DependencyKey {
  static var liveValue: SessionClient {
    SessionClient(
      signIn: { email, _ in Session(token: UUID().uuidString, userName: email) },
      signOut: {})
  }
  static var testValue: SessionClient {
    SessionClient(
      signIn: unimplemented("\(Self.self).signIn"),
      signOut: unimplemented("\(Self.self).signOut"))
  }
}

extension DependencyValues {
  var sessionClient: SessionClient {
    get { self[SessionClient.self] }
    set { self[SessionClient.self] = newValue }
  }
}

@Reducer
struct SessionRoot {
  @ObservableState
  enum State: Equatable {
    case signIn(SignIn.State)
    case home(HomeScreen.State)
  }

  enum Action {
    case signIn(SignIn.Action)
    case home(HomeScreen.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .signIn(.delegate(.signedIn(let session))):
        state = .home(HomeScreen.State(session: session))
        return .none
      case .home(.signOutTapped):
        state = .signIn(SignIn.State())
        return .run { _ in
          @Dependency(\.sessionClient) var client
          await client.signOut()
        }
      case .home, .signIn:
        return .none
      }
    }
    .ifCaseLet(\.signIn, action: \.signIn) { SignIn() }
    .ifCaseLet(\.home, action: \.home) { HomeScreen() }
  }
}

struct SessionRootView: View {
  let store: StoreOf<SessionRoot>

  var body: some View {
    Group {
      switch store.state {
      case .signIn:
        if let store = store.scope(state: \.signIn, action: \.signIn) {
          SignInView(store: store)
        }
      case .home:
        if let store = store.scope(state: \.home, action: \.home) {
          HomeScreenView(store: store)
        }
      }
    }
    .animation(.default, value: store.state.is(\.home))
  }
}

struct SignInView: View {
  @Bindable var store: StoreOf<SignIn>

  var body: some View {
    Form {
      TextField("Email", text: $store.email).keyboardType(.emailAddress)
      SecureField("Password", text: $store.password)
      if let error = store.error { Text(error).foregroundColor(.red) }
      Button("Sign in") { store.send(.signInTapped) }.disabled(!store.isFormValid)
    }
  }
}

struct HomeScreenView: View {
  @Bindable var store: StoreOf<HomeScreen>

  var body: some View {
    TabView(selection: $store.tab) {
      Text("Feed").tag(HomeScreen.State.Tab.feed).tabItem { Label("Feed", systemImage: "list.dash") }
      Button("Sign out \(store.session.userName)") { store.send(.signOutTapped) }
        .tag(HomeScreen.State.Tab.account)
        .tabItem { Label("Account", systemImage: "person") }
    }
  }
}

@main
struct SessionApp: App {
  static let store = Store(initialState: SessionRoot.State.signIn(SignIn.State())) {
    SessionRoot()._printChanges()
  } withDependencies: {
    if ProcessInfo.processInfo.environment["UITesting"] == "true" {
      $0.defaultAppStorage = UserDefaults(suiteName: "test")!
    }
  }

  var body: some Scene {
    WindowGroup {
      SessionRootView(store: Self.store)
    }
  }
}
