#if Macros
import ComposableCore

/// A feature with one effect, which sends numbers.
struct Sender: Reducer {
  struct State: Equatable {
    var numbers: [Int] = []
  }

  @CasePathable
  enum Action: Equatable, Sendable {
    case start
    case stop
    case sent(Int)
  }

  enum CancelID { case effect }

  let effect: @Sendable () -> Effect<Action>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      return effect()
    case .stop:
      return .cancel(id: CancelID.effect)
    case .sent(let number):
      state.numbers.append(number)
      return .none
    }
  }
}

extension Effect<Sender.Action> {
  /// Sends some numbers after one another.
  static func numbers(_ numbers: Int...) -> Self {
    .run { send in
      for number in numbers { await send(.sent(number)) }
    }
  }

  /// Sends a number when some time has passed on a clock.
  static func number(_ number: Int, after seconds: Int, on clock: TestClock<Duration>) -> Self {
    .run { send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.sent(number))
    }
  }

  /// Sends 1, 2, 3 and so on, one every second.
  static func ticks(of clock: TestClock<Duration>) -> Self {
    .run { send in
      var tick = 0
      for await _ in clock.timer(interval: .seconds(1)) {
        tick += 1
        await send(.sent(tick))
      }
    }
  }

  /// Waits until it is cancelled.
  static var endless: Self {
    .run { _ in try await Task.never() }
  }

  /// Can be cancelled by the feature's `stop`.
  var stoppable: Self {
    cancellable(id: Sender.CancelID.effect)
  }
}

extension TestStore where State == Sender.State, Action == Sender.Action {
  /// A test store of the feature with an effect.
  convenience init(_ effect: @escaping @Sendable () -> Effect<Sender.Action>) {
    self.init(initialState: Sender.State()) { Sender(effect: effect) }
  }

  /// Receives numbers in this order.
  func receive(
    _ numbers: Int...,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    for number in numbers {
      await receive(
        .sent(number), assert: { $0.numbers.append(number) },
        fileID: fileID, file: filePath, line: line, column: column)
    }
  }
}
#endif
