#if Macros
import ComposableArchitecture
import Foundation

/// The time of day, second by second, and the latest moments whose number was prime.
@Reducer
struct PrimeClock {
  @ObservableState
  struct State: Equatable {
    /// The present moment; `nil` before the clock is set.
    var moment: Moment?
    /// The latest prime moments since then, newest first.
    var primeMoments: [Moment] = []
  }

  enum Action {
    /// Sets the clock.
    case appeared
    /// Starts the clock. It ticks until the effect is cancelled.
    case shown
    case ticked
  }

  static let listLimit = 5

  @Dependency(\.calendar) var calendar
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shown:
        advance(&state)
        return .run { send in
          while !Task.isCancelled {
            try await clock.sleep(for: timeUntilNextSecond)
            await send(.ticked)
          }
        }

      case .appeared, .ticked:
        advance(&state)
        return .none
      }
    }
  }

  /// Each tick is timed anew, so that the display keeps up with a clock that was set or asleep.
  private var timeUntilNextSecond: Duration {
    let time = date.now.timeIntervalSinceReferenceDate
    return .seconds(1 - (time - time.rounded(.down)))
  }

  private func advance(_ state: inout State) {
    let now = Moment(date.now, in: calendar)
    guard now != state.moment else { return }
    // A clock that was set back seems to have gone on for almost a day.
    let elapsed = state.moment.map(now.seconds(since:)) ?? .max
    let isContinued = elapsed <= Moment.perDay / 2
    let passed = (0..<(isContinued ? elapsed : 1)).lazy.map { now + -$0 }.filter(\.isPrime)
    let moments = Array(passed.prefix(Self.listLimit)) + (isContinued ? state.primeMoments : [])
    state.moment = now
    state.primeMoments = Array(moments.prefix(Self.listLimit))
  }
}
#endif
