import ComposableArchitectureClassic
import Testing

private enum Action: Equatable { case increment, incrementSoon, close }

private let reducer = Reducer<Int, Action, Void> { state, action, _ in
  switch action {
  case .increment: state += 1
  case .incrementSoon: return Effect(value: .increment)
  case .close: break
  }
  return .none
}

private let closingReducer = Reducer<Int?, Action, Void> { state, action, _ in
  if action == .close { state = nil }
  return .none
}

/// Optional classic reducers.
struct OptionalTests {
  @Test("an optional reducer runs when there is state")
  func some() {
    let store = TestStore(initialState: 1, reducer: reducer.optional(), environment: ())
    store.send(.increment) { $0 = 2 }
    store.send(.incrementSoon)
    store.receive(.increment) { $0 = 3 }
  }

  @Test("an action for nil state is reported and does nothing", .enabled(if: isDebugBuild))
  func none() {
    let store = TestStore(
      initialState: Int?.none, reducer: reducer.optional(file: "App/Prompt.swift", line: 3),
      environment: ())
    expectIssues(
      """
      An "optional" reducer at "App/Prompt.swift:3" received an action while its state was "nil".

        Action:
          Action.incrementSoon

      It was ignored. The usual causes:

      - A reducer that is combined before the "optional" one set the state to "nil".
      - An effect of the feature was still in flight when the state became "nil".
      - A view sent the action while the state was "nil".

      To fix this, combine the "optional" reducer before those that set the state to "nil", and \
      cancel the feature's effects when it goes away.
      """
    ) {
      store.send(.incrementSoon)
    }
  }

  @Test("with 'breakpointOnNil: false', an action for nil state is not reported")
  func silent() {
    let store = TestStore(
      initialState: Int?.none, reducer: reducer.optional(breakpointOnNil: false), environment: ())
    store.send(.increment)
  }

  @Test("an optional reducer runs before a combined one sets its state to nil")
  func order() {
    let store = TestStore(
      initialState: 1, reducer: reducer.optional().combined(with: closingReducer), environment: ())
    store.send(.close) { $0 = nil }
  }

  private struct Host: Equatable {
    var child: Int? = 0
  }

  private enum HostAction: Equatable {
    case child(Action)
    case tick(Int)
  }

  @Test("'presents' cancels the child's effects when its state becomes nil")
  func presents() {
    let subject = PassthroughSubject<Action, Never>()
    let child = Reducer<Int, Action, Void> { state, action, _ in
      switch action {
      case .increment: state += 1
      case .incrementSoon: return subject.eraseToEffect()
      case .close: break
      }
      return .none
    }
    let host = Reducer<Host, HostAction, Void> { state, action, _ in
      if action == .child(.close) { state.child = nil }
      return .none
    }
    .presents(child, state: \.child, action: /HostAction.child, environment: { $0 })
    let store = TestStore(initialState: Host(), reducer: host, environment: ())
    store.send(.child(.incrementSoon))
    subject.send(.increment)
    store.receive(.child(.increment)) { $0.child = 1 }
    store.send(.child(.close)) { $0.child = nil }
    subject.send(.increment)
  }
}
