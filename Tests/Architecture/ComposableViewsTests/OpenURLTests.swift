#if Macros
import ComposableArchitecture
import IssueReporting
import Testing
import ViewTesting

@Reducer
private struct Help {
  @ObservableState
  struct State: Equatable {
    var wasOpened: Bool?
  }

  enum Action {
    case helpTapped(URL)
    case opened(Bool)
  }

  @Dependency(\.openURL) var openURL

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .helpTapped(let url):
        return .run { [openURL] send in await send(.opened(openURL(url))) }
      case .opened(let wasOpened):
        state.wasOpened = wasOpened
        return .none
      }
    }
  }
}

private struct HelpView: View {
  let store: StoreOf<Help>
  let url: URL

  var body: some View {
    Button("Help") { store.send(.helpTapped(url)) }
    if let wasOpened = store.wasOpened { Text(wasOpened ? "Opened" : "Not opened") }
  }
}

private struct LinkView: View {
  let url: URL
  @State var accepted: Bool?
  @Environment(\.openURL) var openURL

  var body: some View {
    Button("Open") { openURL(url) { accepted = $0 } }
    if let accepted { Text(accepted ? "Accepted" : "Refused") }
  }
}

private let page = URL(string: "https://example.com/help")!

// The effects really run in the pool, where thousands of other tests may be before them: hence the
// limits, which only matter to a test that is wrong.
@MainActor
struct OpenURLTests {
  private func screen(opening url: URL) -> ViewTester {
    let store = Store(initialState: Help.State()) {
      Help()
    } withDependencies: {
      $0.context = .live
    }
    return ViewTester(HelpView(store: store, url: url))
  }

  @Test("openURL opens a URL for the session whose tap started the effect")
  func effect() async throws {
    let other = screen(opening: page)
    let screen = screen(opening: page)
    try screen.button("Help").tap()
    try await screen.wait(atMost: .seconds(600)) { screen.texts == ["Opened"] }
    #expect(screen.renderer.openedURLs == [page])
    #expect(other.renderer.openedURLs == [])
  }

  @Test(
    "openURL refuses URLs other than web and mail addresses",
    arguments: ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "/path"])
  func scheme(address: String) async throws {
    let screen = screen(opening: try #require(URL(string: address)))
    try screen.button("Help").tap()
    try await screen.wait(atMost: .seconds(600)) { screen.texts == ["Not opened"] }
    #expect(screen.renderer.openedURLs == [])
  }

  @Test("openURL opens nothing for an effect that no tap started")
  func nobody() async throws {
    let store = Store(initialState: Help.State()) {
      Help()
    } withDependencies: {
      $0.context = .live
    }
    await store.send(.helpTapped(page)).finish()
    #expect(store.wasOpened == false)
  }

  @Test("a test can override openURL")
  func override() async {
    let opened = LockIsolated<[URL]>([])
    let store = TestStore(initialState: Help.State()) {
      Help()
    } withDependencies: {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    }
    await store.send(.helpTapped(page))
    await store.receive(\.opened) { $0.wasOpened = true }
    #expect(opened.value == [page])
  }

  @Test("openURL reports an issue in a test without an override")
  func unimplemented() async {
    await withKnownIssue {
      let wasOpened = await DependencyValues.test.openURL(page)
      #expect(!wasOpened)
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix(
        """
        A test has opened an address with "@Dependency(\\.openURL)", which has no value for tests.

          Address:
            https://example.com/help

        To fix this, override "openURL" where the test sets up the code under test, for example in \
        the "withDependencies" of a test store.
        """) == true
    }
  }

  @Test("a view opens a URL by its environment, and learns of a refusal")
  func environment() throws {
    let screen = ViewTester(LinkView(url: page))
    try screen.button("Open").tap()
    #expect(screen.texts == ["Accepted"])
    #expect(screen.renderer.openedURLs == [page])
    let refused = ViewTester(LinkView(url: URL(fileURLWithPath: "/etc/passwd")))
    try refused.button("Open").tap()
    #expect(refused.texts == ["Refused"])
    #expect(refused.renderer.openedURLs == [])
  }

  @Test("an OpenURLAction in the environment decides which URL is opened")
  func handler() throws {
    let other = URL(string: "mailto:help@example.com")!
    var asked: [URL] = []
    let screen = ViewTester(
      VStack {
        LinkView(url: page).environment(
          \.openURL,
          OpenURLAction { url in
            asked.append(url)
            return .systemAction(other)
          })
      })
    try screen.button("Open").tap()
    #expect(asked == [page])
    #expect(screen.renderer.openedURLs == [other])
    let discarding = ViewTester(
      LinkView(url: page).environment(\.openURL, OpenURLAction { _ in .discarded }))
    try discarding.button("Open").tap()
    #expect(discarding.texts == ["Refused"])
    #expect(discarding.renderer.openedURLs == [])
  }
}
#endif
