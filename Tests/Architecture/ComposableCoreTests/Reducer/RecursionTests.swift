#if Macros
import Foundation
import Testing

@testable import ComposableCore

@Reducer
private struct Tree {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
    @PresentationState var presented: State?
    var rows: IdentifiedArrayOf<State> = []
    var path = StackState<State>()

    /// The state of a feature that is nested in itself, each time in another way.
    static func nested(_ depth: Int) -> State {
      var state = State(id: 0)
      for level in 1..<depth {
        var outer = State(id: level)
        switch level % 3 {
        case 0: outer.presented = state
        case 1: outer.rows = [state]
        default: outer.path = StackState([state])
        }
        state = outer
      }
      return state
    }
  }

  indirect enum Action {
    case increment
    case start
    case presented(PresentationAction<Action>)
    case rows(IdentifiedAction<Int, Action>)
    case path(StackAction<State, Action>)

    /// An action for the innermost feature.
    static func nested(_ innermost: Action, in state: State) -> Action {
      if let next = state.presented { return .presented(.presented(.nested(innermost, in: next))) }
      if let next = state.rows.first {
        return .rows(.element(id: next.id, action: .nested(innermost, in: next)))
      }
      if let id = state.path.ids.first, let next = state.path[id: id] {
        return .path(.element(id: id, action: .nested(innermost, in: next)))
      }
      return innermost
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      guard case .start = action else { return .none }
      return .run { _ in try await Task.never() }.cancellable(id: "work")
    }
    .ifLet(\.$presented, action: \.presented) { Tree() }
    .forEach(\.rows, action: \.rows) { Tree() }
    .forEach(\.path, action: \.path) { Tree() }
  }
}

/// Recursive features.
@MainActor
struct RecursionTests {
  @Test("an action 30 levels deep runs every feature on its path once")
  func depth() {
    let state = Tree.State.nested(30)
    let store = Store(initialState: state) { Tree() }
    store.send(.nested(.increment, in: state))
    var next: Tree.State? = store.withState { $0 }
    var counts: [Int] = []
    while let state = next {
      counts.append(state.count)
      next = state.presented ?? state.rows.first ?? state.path.first
    }
    #expect(counts == Array(repeating: 1, count: 30))
  }

  @Test("removing a recursive feature ends all effects of its descendants")
  func removal() async {
    let state = Tree.State.nested(10)
    let action = Tree.Action.nested(.start, in: state)
    #expect(state.presented != nil)
    let store = Store(initialState: state) { Tree() }
    let task = store.send(action)
    #expect(store.core.cancellations?.count == 10)
    store.send(.presented(.dismiss))
    await task.finish()
    #expect(store.core.cancellations?.count == 0)
    #expect(store.core.cancellations?.features.isEmpty == true)
  }
}
#endif
