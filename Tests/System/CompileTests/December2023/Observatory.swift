#if Macros
import ComposableArchitecture
import Testing

// An enum of screens, and a stack, with the paths to cases made by `/`.

@available(*, deprecated)
@Reducer
struct Observatory {
  enum State: Equatable {
    case dome(Dome.State)
    case survey(Survey.State)
  }

  enum Action {
    case dome(Dome.Action)
    case survey(Survey.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .dome(.aimed(.success(let degrees))) = action {
        state = .survey(Survey.State(degrees: degrees))
      } else if case .survey(.cloudsCameUp) = action {
        state = .dome(Dome.State())
      }
      return .none
    }
    .ifCaseLet(/State.dome, action: /Action.dome) { Dome() }
    .ifCaseLet(/State.survey, action: /Action.survey) { Survey() }
  }
}

/// The screen on which one chooses where to look.
@available(*, deprecated)
@Reducer
struct Dome {
  struct State: Equatable {
    @BindingState var focus: Field?
    @BindingState var star = ""

    enum Field: Hashable { case star }
  }

  enum Action: BindableAction {
    case aimButtonTapped
    case aimed(TaskResult<Double>)
    case binding(BindingAction<State>)
  }

  @Dependency(\.starChart) var chart

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      guard case .aimButtonTapped = action else { return .none }
      return .run { [star = state.star] send in
        await send(.aimed(TaskResult { try await chart(star) }))
      } catch: { error, send in
        await send(.aimed(.failure(error)))
      }
    }
  }
}

/// The plates that are exposed, in a list and on a stack.
@available(*, deprecated)
@Reducer
struct Survey {
  struct State: Equatable {
    var degrees: Double
    var plates: IdentifiedArrayOf<Plate.State> = []
    var table = StackState<Plate.State>()
  }

  enum Action {
    case cloudsCameUp
    case plate(id: Plate.State.ID, action: Plate.Action)
    case table(StackAction<Plate.State, Plate.Action>)
  }

  var body: some Reducer<State, Action> {
    EmptyReducer()
      .forEach(\.table, action: /Action.table) { Plate() }
      .forEach(\.plates, action: /Action.plate(id:action:)) { Plate() }
  }

  @Reducer
  struct Plate {
    struct State: Equatable, Identifiable {
      let id: Int
      var isExposed = false
    }

    enum Action: Equatable { case shutterOpened }

    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.isExposed = true
        return .none
      }
    }
  }
}

private enum StarChartKey: DependencyKey {
  static let liveValue: @Sendable (String) async throws -> Double = { Double($0.count) }
  static var testValue: @Sendable (String) async throws -> Double { liveValue }
}

extension DependencyValues {
  fileprivate var starChart: @Sendable (String) async throws -> Double {
    get { self[StarChartKey.self] }
    set { self[StarChartKey.self] = newValue }
  }
}

@available(*, deprecated)
struct ObservatoryView: View {
  let store: StoreOf<Observatory>

  var body: some View {
    SwitchStore(store) { screen in
      switch screen {
      case .dome:
        CaseLet(/Observatory.State.dome, action: Observatory.Action.dome) { dome in
          WithViewStore(dome, observe: { $0 }) { dome in
            TextField("Star", text: dome.$star)
            Button("Aim") { dome.send(.aimButtonTapped) }
          }
        }
      case .survey:
        CaseLet(/Observatory.State.survey, action: Observatory.Action.survey) { survey in
          NavigationStackStore(survey.scope(state: \.table, action: { .table($0) })) {
            ForEachStore(survey.scope(state: \.plates, action: Survey.Action.plate(id:action:))) {
              plate in
              WithViewStore(plate, observe: \.isExposed) { Text($0.state ? "dark" : "clear") }
            }
          } destination: { plate in
            WithViewStore(plate, observe: \.id) { Text(verbatim: "Plate \($0.state)") }
          }
        }
      }
    }
  }
}

@MainActor
@Suite("An observatory in the style of 2023")
struct ObservatoryTests {
  @Test("an enum reducer switches between its two screens")
  @available(*, deprecated)
  func night() async {
    let store = TestStore(initialState: Observatory.State.dome(Dome.State())) { Observatory() }
    await store.send(.dome(.set(\.$star, "Vega"))) {
      XCTModify(&$0, case: /Observatory.State.dome) { $0.star = "Vega" }
    }
    await store.send(.dome(.aimButtonTapped))
    await store.receive(/Observatory.Action.dome) { $0 = .survey(Survey.State(degrees: 4)) }
    let plate = Survey.Plate.State(id: 31)
    await store.send(.survey(.table(.push(id: 0, state: plate)))) {
      XCTModify(&$0, case: /Observatory.State.survey) { $0.table[id: 0] = plate }
    }
    await store.send(.survey(.table(.element(id: 0, action: .shutterOpened)))) {
      XCTModify(&$0, case: /Observatory.State.survey) { $0.table[id: 0]?.isExposed = true }
    }
    await store.send(.survey(.cloudsCameUp)) { $0 = .dome(Dome.State()) }
    _ = ObservatoryView(store: Store(initialState: .dome(Dome.State())) { Observatory() })
  }

  @Test("an action with an id and an element action extracts as a tuple")
  @available(*, deprecated)
  func plates() async {
    let store = TestStore(
      initialState: Survey.State(degrees: 0, plates: [Survey.Plate.State(id: 5)])
    ) {
      Survey()
    }
    let action = Survey.Action.plate(id: 5, action: .shutterOpened)
    await store.send(action) { $0.plates[id: 5]?.isExposed = true }
    let path: AnyCasePath<Survey.Action, (Int, Survey.Plate.Action)> = /Survey.Action.plate
    #expect(path.extract(from: action)?.0 == 5)
    #expect(CasePath(Survey.Action.plate).extract(from: .cloudsCameUp) == nil)
  }

  @Test("a task result is compared, mapped and turned into a result")
  @available(*, deprecated)
  func taskResults() async throws {
    struct Fog: Error, Equatable {}
    let clear = await TaskResult { 3.5 }
    let hidden = await TaskResult<Int> { throw Fog() }
    #expect(clear == .success(3.5))
    #expect(hidden == .failure(Fog()))
    #expect(try clear.map { $0 * 2 }.value == 7)
    #expect(clear.flatMap { .success("\($0)°") } == .success("3.5°"))
    #expect(try Result(clear).get() == 3.5)
  }
}
#endif
