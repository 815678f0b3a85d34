#if Macros && PortableViews
import ComposableArchitecture
import Testing
import ViewTesting

/// Something that takes much memory.
private final class Payload: Hashable, Sendable {
  static func == (lhs: Payload, rhs: Payload) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Reducer
private struct Screen {
  @ObservableState
  struct State {
    var number: Int
    var edits = 0
    var payload = Payload()
  }

  enum Action { case edited }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.edits += 1
      return .none
    }
  }
}

@Reducer
private struct Browser {
  @Reducer
  enum Path {
    case screen(Screen)
    case untitled(Screen)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>()
  }

  enum Action {
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.path, action: \.path)
  }
}

/// Only a screen with a number can be made again from its text.
extension Browser.Path.State: Codable {
  fileprivate init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Int.self)
    self = .screen(Screen.State(number: number))
  }

  fileprivate func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .screen(let screen): try container.encode(screen.number)
    case .untitled: try container.encodeNil()
    }
  }
}

private struct BrowserView: View {
  @Bindable var store: StoreOf<Browser>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Text("Home").navigationTitle("Home")
    } destination: { screen in
      switch screen.case {
      case .screen(let screen): Text("\(screen.edits) edits").navigationTitle("\(screen.number)")
      case .untitled: Text("Untitled").navigationTitle("Untitled")
      }
    }
  }
}

@MainActor
@Observable
private final class Route {
  var path: [Item] = []

  enum Item: Hashable {
    case payload(Payload)
    case text(String)
  }
}

private struct RouteView: View {
  @Bindable var route: Route

  var body: some View {
    NavigationStack(path: $route.path) {
      Text("Home")
        .navigationTitle("Home")
        .navigationDestination(for: Route.Item.self) { item in
          switch item {
          case .payload: Text("Payload").navigationTitle("Payload")
          case .text(let text): Text(text).navigationTitle(text)
          }
        }
    }
  }
}

/// The memory of screens that were popped, and the way forward to them.
@MainActor
struct PoppedScreenTests {
  @Test("popped features' states are released, and made again from their addresses")
  func features() throws {
    let store = Store(initialState: Browser.State()) { Browser() }
    let screen = ViewTester(BrowserView(store: store))
    var payloads: [IsReleased] = []
    for number in 1...3 {
      let state = Screen.State(number: number)
      payloads.append(IsReleased(state.payload))
      store.send(
        .path(.push(id: StackElementID(integerLiteral: number - 1), state: .screen(state))))
    }
    store.send(.path(.element(id: 2, action: .screen(.edited))))
    #expect(screen.location == "/1/2/3")
    #expect(screen.texts.last == "1 edits")
    try screen.navigate(to: "/")
    #expect(screen.title == "Home")
    #expect(payloads.map(\.isReleased) == [true, true, true])
    try screen.navigate(to: "/1/2/3")
    #expect(screen.title == "3")
    #expect(screen.texts.last == "0 edits", "the state is a new one")
  }

  @Test("a popped feature without a text of its own is released, and not gone forward to")
  func featureWithoutText() throws {
    let store = Store(initialState: Browser.State()) { Browser() }
    let screen = ViewTester(BrowserView(store: store))
    let payload: IsReleased
    do {
      let state = Screen.State(number: 1)
      payload = IsReleased(state.payload)
      store.send(.path(.push(id: 0, state: .untitled(state))))
    }
    #expect(screen.location == "/+v0")
    try screen.navigate(to: "/")
    #expect(payload.isReleased)
  }

  @Test("popped values are kept if they are small and hold no object")
  func values() throws {
    let route = Route()
    let screen = ViewTester(RouteView(route: route))
    let payload: IsReleased
    do {
      let object = Payload()
      payload = IsReleased(object)
      route.path = [.payload(object)]
    }
    #expect(screen.title == "Payload")
    route.path = [.text("Small")]
    #expect(screen.title == "Small")
    #expect(payload.isReleased)
    try screen.navigate(to: "/")
    #expect(screen.title == "Home")
    try screen.navigate(to: "/+v0")
    #expect(screen.title == "Small")
    route.path = [.text(String(repeating: "x", count: 100_000))]
    try screen.navigate(to: "/")
    #expect(throws: ViewTestError.self) { try screen.navigate(to: "/+v0") }
  }
}

/// Whether an object has been released.
private struct IsReleased {
  weak var object: Payload?

  init(_ object: Payload) { self.object = object }

  var isReleased: Bool { object == nil }
}
#endif
