import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: an alert that goes with its screen")
struct AlertAndPopTests {
  private func makeScreen() throws -> (StoreOf<AlertAndPopDemo>, ViewTester) {
    let store = Store(initialState: AlertAndPopDemo.State()) { AlertAndPopDemo() }
    let screen = ViewTester(AlertAndPopView(store: store))
    try screen.link("Push a screen").tap()
    try screen.link("Push a screen").tap()
    try screen.button("Ask to leave").tap()
    #expect(screen.alert?.title == "Leave the screen?")
    return (store, screen)
  }

  @Test("an answer pops the screen that asks, and dismisses its alert")
  func feature() async {
    let store = TestStore(initialState: AlertAndPopDemo.State()) { AlertAndPopDemo() }
    await store.send(\.path.push, (id: 0, state: AlertingScreen.State())) {
      $0.path[id: 0] = AlertingScreen.State()
    }
    await store.send(\.path[id: 0].askButtonTapped) { $0.path[id: 0]?.alert = .leave }
    await store.send(\.path[id: 0].alert.presented, .parentPops) { $0.path = StackState() }
  }

  @Test("a screen that dismisses itself goes after its alert")
  func dismissal() async {
    let store = TestStore(initialState: AlertAndPopDemo.State()) { AlertAndPopDemo() }
    await store.send(\.path.push, (id: 0, state: AlertingScreen.State())) {
      $0.path[id: 0] = AlertingScreen.State()
    }
    await store.send(\.path[id: 0].askButtonTapped) { $0.path[id: 0]?.alert = .leave }
    await store.send(\.path[id: 0].alert.presented, .screenDismisses) {
      $0.path[id: 0]?.alert = nil
    }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  @Test("the alert and its screen are gone at once when the parent pops it")
  func parentPops() throws {
    let (store, screen) = try makeScreen()
    try screen.button("The parent pops it").tap()
    #expect(screen.alert == nil)
    #expect(store.path.count == 1)
    #expect(screen.title == "Screen")
    try screen.button("Ask to leave").tap()
    try screen.button("The parent pops it").tap()
    #expect(screen.alert == nil)
    #expect(screen.title == "Alert and pop")
  }

  @Test("all screens are gone at once, the alert of the last one too")
  func parentPopsAll() throws {
    let (store, screen) = try makeScreen()
    try screen.button("All are popped").tap()
    #expect(screen.alert == nil)
    #expect(store.path.count == 0)
    #expect(screen.title == "Alert and pop")
  }

  @Test("a screen that dismisses itself is gone, and its alert too")
  func screenDismisses() async throws {
    let (store, screen) = try makeScreen()
    try screen.button("It dismisses itself").tap()
    try await screen.wait { store.path.count == 1 }
    #expect(screen.alert == nil)
  }

  @Test("a screen that stays is there without its alert")
  func stay() throws {
    let (store, screen) = try makeScreen()
    try screen.button("Stay").tap()
    #expect(screen.alert == nil)
    #expect(store.path.count == 2)
  }

  @Test("an old alert that goes with its screen sends nothing to what is gone")
  func legacy() throws {
    let store = Store(initialState: AlertAndPopDemo.State()) { AlertAndPopDemo() }
    let screen = ViewTester(
      NavigationStackStore(store.scope(state: \.path, action: \.path)) {
        NavigationLink("Push a screen", state: AlertingScreen.State())
      } destination: { store in
        Button("Ask to leave") { store.send(.askButtonTapped) }
          .navigationTitle("Screen")
          .alert(store: store.scope(state: \.$alert, action: \.alert))
      })
    try screen.link("Push a screen").tap()
    try screen.button("Ask to leave").tap()
    try screen.button("The parent pops it").tap()
    #expect(screen.alert == nil)
    #expect(screen.title != "Screen")
  }
}
