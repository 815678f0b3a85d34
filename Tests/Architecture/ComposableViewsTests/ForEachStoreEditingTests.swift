#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

@Reducer
private struct Line {
  struct State: Equatable, Identifiable { let id: Int }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Lines {
  struct State: Equatable {
    var lines: IdentifiedArrayOf<Line.State> = [.init(id: 1), .init(id: 2), .init(id: 3)]
  }

  enum Action {
    case delete(IndexSet)
    case insert(Int, Int)
    case lines(IdentifiedActionOf<Line>)
    case move(IndexSet, Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delete(let offsets): state.lines.remove(atOffsets: offsets)
      case .move(let source, let target): state.lines.move(fromOffsets: source, toOffset: target)
      case .insert(let id, let offset): state.lines.insert(.init(id: id), at: offset)
      case .lines: break
      }
      return .none
    }
    .forEach(\.lines, action: \.lines) { Line() }
  }
}

private struct LinesView: View {
  let store: StoreOf<Lines>

  var body: some View {
    List {
      ForEachStore(store.scope(state: \.lines, action: \.lines)) { line in
        Text("Line \(line.withState(\.id))")
      }
      .onDelete { store.send(.delete($0)) }
      .onMove { store.send(.move($0, $1)) }
      .dropDestination(for: String.self) { texts, offset in
        for text in texts { store.send(.insert(Int(text) ?? 0, offset)) }
      }
    }
  }
}

/// Editing the rows of a ForEachStore.
@MainActor
struct ForEachStoreEditingTests {
  @Test("rows are deleted and moved by their offsets")
  func editing() throws {
    let store = Store(initialState: Lines.State()) { Lines() }
    let screen = ViewTester(LinesView(store: store))
    try screen.rows[1].delete()
    #expect(screen.texts == ["Line 1", "Line 3"])
    try screen.rows[0].move(by: 1)
    #expect(screen.texts == ["Line 3", "Line 1"])
  }

  @Test("values are dropped between rows, and where there are none")
  func dropping() throws {
    let store = Store(initialState: Lines.State(lines: [])) { Lines() }
    let screen = ViewTester(LinesView(store: store))
    try screen.rows[0].drop("7")
    try screen.rows[0].drop("8", at: CGPoint(x: 0, y: 1))
    #expect(screen.texts == ["Line 7", "Line 8"])
  }
}

@MainActor
struct EnumScopeAlertTests {
  @Reducer
  struct Feature {
    @Reducer
    enum Destination {
      case alert(AlertState<Alert>)
      enum Alert { case retry }
    }

    @ObservableState
    struct State: Equatable { @Presents var destination: Destination.State? }

    enum Action {
      case destination(PresentationAction<Destination.Action>)
      case fail
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .fail = action else { return .none }
        state.destination = .alert(AlertState { TextState("Failed") })
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  struct FeatureView: View {
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      Button("Fail") { store.send(.fail) }
        .alert($store.scope(state: \.$destination, action: \.destination).alert) { _ in }
    }
  }

  @Test("a case of a presented enum shows an alert, and its button dismisses it")
  func alert() throws {
    let screen = ViewTester(
      FeatureView(store: Store(initialState: Feature.State()) { Feature() }))
    try screen.button("Fail").tap()
    #expect(screen.has(.alert, "Failed"))
    try screen.button("OK").tap()
    #expect(!screen.has(.alert))
  }
}

extension EnumScopeAlertTests.Feature.Destination.State: Equatable {}
#endif
