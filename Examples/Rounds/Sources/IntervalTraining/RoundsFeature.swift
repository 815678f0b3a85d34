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
    /// The plan before the form of the plan was opened.
    var planBefore: Plan?

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
    /// An earlier page of the same tab has kept a training.
    case restored(KeptTraining)
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

      case .resetButtonTapped:
        return reset(&state)

      case .restored(let training):
        state.take(training)
        return state.isRunning ? count() : .none

      case .settings(.dismiss):
        // A look at the plan costs nobody a training.
        return state.plan == state.planBefore ? .none : reset(&state)

      case .settings:
        return .none

      case .settingsButtonTapped:
        state.settings = PlanForm.State()
        state.planBefore = state.plan
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
        return count()

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

  private func count() -> Effect<Action> {
    .run { send in
      for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
    }
    .cancellable(id: CancelID.timer, cancelInFlight: true)
  }

  private func reset(_ state: inout State) -> Effect<Action> {
    state.phase = .ready
    state.remaining = 0
    state.isRunning = false
    return .cancel(id: CancelID.timer)
  }
}

/// The part of a training that a reload keeps.
public struct KeptTraining: Codable, Equatable, Sendable {
  var phase: Phase
  var remaining: Int
  var isRunning: Bool
  var finished: Int
}

extension RoundsFeature.State {
  /// The training to keep; `nil` before the first one.
  var kept: KeptTraining? {
    guard phase != .ready || finished > 0 else { return nil }
    return KeptTraining(
      phase: phase, remaining: remaining, isRunning: isRunning, finished: finished)
  }

  fileprivate mutating func take(_ training: KeptTraining) {
    phase = training.phase
    // The plan may be a shorter one by now.
    remaining = min(training.remaining, phase.duration(in: plan))
    isRunning = training.isRunning
    finished = training.finished
  }

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
