import ComposableArchitecture
import XCTest

@Reducer
struct FlowStep {
  @ObservableState
  struct State: Equatable {
    var number: Int
    var answer: Bool?
  }
  enum Action: Equatable {
    case answered(Bool)
    case backTapped
    case delegate(Delegate)
    @CasePathable
    enum Delegate: Equatable { case next(after: Int) }
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .answered(answer):
        state.answer = answer
        return .send(.delegate(.next(after: state.number)))
      case .backTapped:
        return .run { _ in await dismiss() }
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct FlowSummary {
  @ObservableState
  struct State: Equatable { var score: Int }
  enum Action: Equatable { case restartTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct NavigationFlow {
  @Reducer
  enum Path {
    case step(FlowStep)
    case summary(FlowSummary)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    let questions: Int
  }

  enum Action {
    case path(StackActionOf<Path>)
    case startTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .path(.element(id: _, action: .step(.delegate(.next(after: number))))):
        if number + 1 < state.questions {
          state.path.append(.step(FlowStep.State(number: number + 1)))
        } else {
          let score = state.path.compactMap(\.step).filter { $0.answer == true }.count
          state.path.append(.summary(FlowSummary.State(score: score)))
        }
        return .none
      case .path(.element(id: _, action: .summary(.restartTapped))):
        state.path.removeAll()
        return .none
      case .path:
        return .none
      case .startTapped:
        state.path = StackState([.step(FlowStep.State(number: 0))])
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension NavigationFlow.Path.State: Equatable {}

final class NavigationFlowTests: XCTestCase {
  @MainActor
  func testWholeFlow() async {
    let store = TestStore(initialState: NavigationFlow.State(questions: 2)) {
      NavigationFlow()
    }

    await store.send(.startTapped) {
      $0.path[id: 0] = .step(FlowStep.State(number: 0))
    }
    await store.send(\.path[id: 0].step.answered, true) {
      $0.path[id: 0, case: \.step]?.answer = true
    }
    await store.receive(\.path[id: 0].step.delegate.next) {
      $0.path[id: 1] = .step(FlowStep.State(number: 1))
    }
    await store.send(.path(.element(id: 1, action: .step(.answered(false))))) {
      $0.path[id: 1]?.modify(\.step) { $0.answer = false }
    }
    await store.receive(\.path[id: 1].step.delegate.next) {
      $0.path[id: 2] = .summary(FlowSummary.State(score: 1))
    }
    await store.send(\.path[id: 2].summary.restartTapped) {
      $0.path = StackState()
    }
  }

  @MainActor
  func testBackPops() async {
    let store = TestStore(
      initialState: NavigationFlow.State(
        path: StackState([.step(FlowStep.State(number: 0)), .step(FlowStep.State(number: 1))]),
        questions: 3
      )
    ) {
      NavigationFlow()
    }

    await store.send(\.path[id: 1].step.backTapped)
    await store.receive(\.path.popFrom) {
      $0.path.removeLast()
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
    XCTAssertNoDifference(store.state, NavigationFlow.State(questions: 3))
  }
}
