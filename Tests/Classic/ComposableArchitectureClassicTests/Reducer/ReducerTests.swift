import ComposableArchitectureClassic
import Testing

private enum Action: Equatable {
  case add(Int)
  case double
}

private let adder = Reducer<[Int], Action, Int> { state, action, environment in
  guard case .add(let number) = action else { return .none }
  state.append(number + environment)
  return number > 10 ? Effect(value: .double) : .none
}

private let doubler = Reducer<[Int], Action, Int> { state, action, _ in
  guard action == .double else { return Effect(value: .double) }
  state = state.map { $0 * 2 }
  return .none
}

/// Classic reducers.
struct ReducerTests {
  @Test("a reducer can be run, and called like a function")
  func running() {
    var state: [Int] = []
    let effect = adder.run(&state, .add(1), 100)
    #expect(state == [101])
    #expect(Emissions(of: effect).values == [])
    #expect(Emissions(of: adder(&state, .add(11), 100)).values == [.double])
    #expect(state == [101, 111])
  }

  @Test("the empty reducer does nothing")
  func empty() {
    var state = [1]
    #expect(Emissions(of: Reducer<[Int], Action, Int>.empty(&state, .double, 0)).isComplete)
    #expect(state == [1])
  }

  @Test("combined reducers run in order on one state, and so do their effects")
  func combining() {
    let forms: [Reducer<[Int], Action, Int>] = [
      .combine(adder, doubler), .combine([adder, doubler]), adder.combined(with: doubler),
    ]
    for reducer in forms {
      var state = [1]
      #expect(Emissions(of: reducer(&state, .add(20), 0)).values == [.double, .double])
      #expect(state == [1, 20])
      #expect(Emissions(of: reducer(&state, .double, 0)).values == [])
      #expect(state == [2, 40])
    }
  }

  @Test("a strict reducer's effects depend on the environment alone")
  func strict() {
    let reducer = Reducer<Int, Action, Int>.strict { state, action in
      guard case .add(let number) = action else { return nil }
      state += number
      return { Effect(value: .add($0)) }
    }
    var state = 0
    #expect(Emissions(of: reducer(&state, .add(3), 5)).values == [.add(5)])
    #expect(Emissions(of: reducer(&state, .double, 5)).values == [])
    #expect(state == 3)
  }

  @Test("'Classic' prefixes name the classic types beside the current ones")
  func names() {
    #expect(ClassicReducer<Int, Int, Int>.self == Reducer<Int, Int, Int>.self)
    #expect(ClassicEffect<Int, Never>.self == Effect<Int, Never>.self)
    #expect(
      ClassicTestStore<Int, Int, Int, Int, Int>.self == TestStore<Int, Int, Int, Int, Int>.self)
    #expect(CasePath<Int?, Int>.self == AnyCasePath<Int?, Int>.self)
  }
}
