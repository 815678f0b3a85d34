#if PortableViews && Macros
import ComposableArchitecture
import Testing
import ViewTesting

@MainActor
struct ReportedIssueTests {
  @Reducer
  struct Tickets {
    @ObservableState
    struct State: Equatable { var last: UUID? }
    enum Action {
      case drawButtonTapped
      case lateButtonTapped
      case drawn(UUID)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .drawButtonTapped:
          state.last = uuid()
          return .none
        case .lateButtonTapped:
          return .run { [uuid] send in await send(.drawn(uuid())) }
        case .drawn(let ticket):
          state.last = ticket
          return .none
        }
      }
    }
  }

  struct TicketsView: View {
    let store: StoreOf<Tickets>
    var body: some View {
      Button("Draw") { store.send(.drawButtonTapped) }
      Button("Draw late") { store.send(.lateButtonTapped) }
      if store.last != nil { Text("Drawn") }
    }
  }

  private func screen() -> ViewTester {
    ViewTester(TicketsView(store: Store(initialState: Tickets.State()) { Tickets() }))
  }

  @Test("an issue of an event is at the line of the test that found the element")
  func event() throws {
    let screen = screen()
    try withKnownIssue {
      try screen.button("Draw").tap()
    } matching: {
      $0.sourceLocation?.line == #line - 2 && $0.sourceLocation?.fileID == #fileID
    }
    #expect(screen.texts == ["Drawn"])
  }

  @Test("an issue of an event's effect is at that line, too")
  func effect() async throws {
    let screen = screen()
    try await withKnownIssue {
      try screen.button("Draw late").tap()
      try await screen.wait { screen.texts == ["Drawn"] }
    } matching: {
      $0.sourceLocation?.line == #line - 3 && $0.sourceLocation?.fileID == #fileID
    }
  }
}
#endif
