import ComposableArchitecture
import Foundation

/// A training that counts its phases down, and can be held.
@Reducer
public struct RoundsFeature: Sendable {
  @ObservableState
  public struct State: Equatable {
    @Presents public var settings: PlanForm.State?
    @Shared(.rounds) public var rounds
    @Shared(.work) public var work
    @Shared(.rest) public var rest
    public var phase = Phase.ready
    /// The seconds that are left of the phase.
    public var remaining = 0
    public var isRunning = false
    /// The trainings that were done to the end since the page was opened.
    public var finished = 0

    public init() {}

    /// The lengths of the next training.
    public var plan: Plan { Plan(rounds: rounds, work: work, rest: rest) }

    /// The part of the phase that is over, from 0 to 1.
    public var progress: Double {
      let duration = phase.duration(in: plan)
      return duration == 0 ? 0 : 1 - Double(remaining) / Double(duration)
    }
  }

  public enum Action {
    case holdButtonTapped
    case resetButtonTapped
    case settings(PresentationAction<PlanForm.Action>)
    case settingsButtonTapped
    case skipButtonTapped
    case startButtonTapped
    case ticked
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .holdButtonTapped:
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .resetButtonTapped, .settings(.dismiss):
        state.phase = .ready
        state.remaining = 0
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .settings:
        return .none

      case .settingsButtonTapped:
        state.settings = PlanForm.State()
        state.isRunning = false
        return .cancel(id: CancelID.timer)

      case .skipButtonTapped:
        guard state.phase != .done else { return .none }
        return state.advance() ? .none : .cancel(id: CancelID.timer)

      case .startButtonTapped:
        if state.phase == .ready || state.phase == .done {
          state.phase = .ready
          _ = state.advance()
        }
        state.isRunning = true
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)

      case .ticked:
        guard state.isRunning else { return .none }
        if state.remaining > 1 {
          state.remaining -= 1
          return .none
        }
        return state.advance() ? .none : .cancel(id: CancelID.timer)
      }
    }
    .ifLet(\.$settings, action: \.settings) { PlanForm() }
  }
}

extension RoundsFeature.State {
  /// Begins the next phase, and returns whether there is one to count down.
  fileprivate mutating func advance() -> Bool {
    phase = phase.next(in: plan)
    remaining = phase.duration(in: plan)
    guard phase == .done else { return true }
    isRunning = false
    finished += 1
    return false
  }
}

extension SharedKey where Self == AppStorageKey<Int>.Default {
  /// The rounds of the next training.
  static var rounds: Self { Self[.appStorage("rounds-count"), default: 5] }
  /// The seconds of work in a round of the next training.
  static var work: Self { Self[.appStorage("rounds-work"), default: 40] }
  /// The seconds of rest between two rounds of the next training.
  static var rest: Self { Self[.appStorage("rounds-rest"), default: 20] }
}
