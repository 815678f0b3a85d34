#if Macros
import ComposableArchitecture
import Testing

/// The gauge on a diver's wrist.
@DependencyClient
struct DepthGauge: Sendable {
  var isCalibrated: @Sendable () async -> Bool = { false }
  var metres: @Sendable () -> AsyncThrowingStream<Double, any Error> = { .finished() }
}

extension DepthGauge: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var depthGauge: DepthGauge {
    get { self[DepthGauge.self] }
    set { self[DepthGauge.self] = newValue }
  }
}

/// A dive with a limited supply of air, in the style of the end of 2023.
@Reducer
struct Dive {
  struct State: Equatable {
    @PresentationState var warning: AlertState<Action.Warning>?
    /// In litres as they are at the surface.
    var air: Int
    var depths: [Double] = []

    /// In litres a minute: more the deeper it is.
    var consumption: Int { 20 + Int(depths.last ?? 0) * 2 }
    var deepest: Double { depths.max() ?? 0 }
  }

  enum Action: Equatable {
    case entered
    case gaugeLost
    case minutePassed
    case outcome(Outcome)
    case sank(Double)
    case surfaceButtonTapped
    case warning(PresentationAction<Warning>)

    enum Warning { case forget, log }

    @CasePathable
    enum Outcome: Equatable { case logged(deepest: Double) }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.depthGauge) var gauge
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      switch action {
      case .entered:
        return .run { send in
          let hasGauge = await gauge.isCalibrated()
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await breathe(send) }
            if hasGauge { group.addTask { await measure(send) } }
          }
        }
      case .gaugeLost:
        state.warning = .gaugeLost(at: state.depths.last)
      case .minutePassed where state.warning != nil:
        break
      case .minutePassed:
        state.air = max(0, state.air - state.consumption)
        if state.air == 0 { return leave(state) }
      case .sank(let depth):
        state.depths.append(depth)
      case .surfaceButtonTapped:
        state.warning = .surfacing(isShort: state.depths.count < 2)
      case .warning(.presented(.log)):
        return leave(state)
      case .warning(.presented(.forget)):
        return .run { _ in await dismiss() }
      case .outcome, .warning:
        break
      }
      return .none
    }
    .ifLet(\.$warning, action: \.warning)
  }

  private func breathe(_ send: Send<Action>) async {
    for await _ in clock.timer(interval: .seconds(60)) { await send(.minutePassed) }
  }

  private func measure(_ send: Send<Action>) async {
    do {
      for try await depth in gauge.metres() { await send(.sank(depth)) }
    } catch {
      await send(.gaugeLost)
    }
  }

  private func leave(_ state: State) -> EffectOf<Self> {
    .concatenate(
      .send(.outcome(.logged(deepest: state.deepest))), .run { _ in await dismiss() })
  }
}

extension AlertState where Action == Dive.Action.Warning {
  static func gaugeLost(at depth: Double?) -> Self {
    Self {
      TextState("No depth since \(depth ?? 0) m")
    } actions: {
      ButtonState(role: .cancel) { TextState("Dive on") }
    }
  }

  static func surfacing(isShort: Bool) -> Self {
    Self {
      TextState("Back at the boat")
    } actions: {
      ButtonState(action: .log) { TextState("Write into the log") }
      if isShort { ButtonState(role: .destructive, action: .forget) { TextState("Forget it") } }
    }
  }
}

@MainActor
@Suite("A dive in the style of 2023")
struct DiveTests {
  private let watch = TestClock()
  private let isOnBoard = LockIsolated(false)

  private func dive(
    air: Int, gauge: DepthGauge = DepthGauge(isCalibrated: { false }, metres: { .finished() })
  ) -> TestStoreOf<Dive> {
    TestStore(initialState: Dive.State(air: air)) {
      Dive()
    } withDependencies: {
      $0.continuousClock = watch
      $0.depthGauge = gauge
      $0.dismiss = DismissEffect { [isOnBoard] in isOnBoard.setValue(true) }
    }
  }

  @Test("a dive out of air is logged and sends its outcome")
  func air() async {
    let store = dive(air: 30)
    let diving = await store.send(.entered)
    await watch.advance(by: .seconds(60))
    await store.receive(.minutePassed) { $0.air = 10 }
    await watch.advance(by: .seconds(60))
    await store.receive(.minutePassed) { $0.air = 0 }
    await store.receive(.outcome(.logged(deepest: 0)))
    #expect(isOnBoard.value)
    await diving.cancel()
  }

  @Test("a gauge failure shows a warning, which stops the use of air")
  func gauge() async {
    struct Leak: Error {}
    let (metres, continuation) = AsyncThrowingStream<Double, any Error>.makeStream()
    let store = dive(air: 500, gauge: DepthGauge(isCalibrated: { true }, metres: { metres }))
    let diving = await store.send(.entered)
    continuation.yield(12)
    await store.receive(.sank(12)) { $0.depths = [12] }
    await watch.advance(by: .seconds(60))
    await store.receive(.minutePassed) { $0.air = 456 }
    continuation.finish(throwing: Leak())
    await store.receive(.gaugeLost) { $0.warning = .gaugeLost(at: 12) }
    await watch.advance(by: .seconds(60))
    await store.receive(.minutePassed)
    await store.send(.warning(.dismiss)) { $0.warning = nil }
    await diving.cancel()
  }

  @Test("a short dive can be dropped, a longer one is logged at its deepest")
  func surfacing() async {
    let short = dive(air: 100)
    await short.send(.surfaceButtonTapped) { $0.warning = .surfacing(isShort: true) }
    await short.send(.warning(.presented(.forget))) { $0.warning = nil }
    await short.finish()
    #expect(isOnBoard.value)

    let long = dive(air: 100)
    await long.send(.sank(8)) { $0.depths = [8] }
    await long.send(.sank(3)) { $0.depths = [8, 3] }
    await long.send(.surfaceButtonTapped) { $0.warning = .surfacing(isShort: false) }
    await long.send(.warning(.presented(.log))) { $0.warning = nil }
    await long.receive(.outcome(.logged(deepest: 8)))
    await long.finish()
  }
}
#endif
