@_spi(Internals) import CasePaths
@_spi(SharedChangeTracking) import Sharing

/// What a test store works with: the engine under test, and what it did that is not asserted yet.
final class TestCore<State: Equatable, Action> {
  let engine: Engine<State, Action>
  let executor: TestExecutor
  let dismissal: Locked<Bool>
  var assertedState: State

  /// What actions and effects did to shared state since it was last asserted.
  private let sharedChanges = SharedChangeTracker(reportUnassertedChanges: false)
  var exhaustivity = Exhaustivity.on
  private let log: ActionLog<State, Action>
  private let location: SourceLocation

  init(
    initialState: State,
    dependencies: DependencyValues,
    dismissal: Locked<Bool>,
    location: SourceLocation,
    pendingEdits: @escaping () -> PendingEditFlush<State>?,
    reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    let log = ActionLog<State, Action>()
    let executor = TestExecutor()
    self.log = log
    self.executor = executor
    self.dismissal = dismissal
    self.location = location
    assertedState = initialState
    let generator = dependencies.stackElementID
    engine = Engine(
      initialState: initialState, dependencies: dependencies, owner: .main,
      launch: executor.launcher, pendingEdits: pendingEdits
    ) { state, action, origin in
      let ids = generator.incrementingCopy()
      let previousState = state
      let effect = reduce(&state, action)
      let result = ActionResult(state: state, ids: ids)
      switch origin {
      case .user:
        log.sent = result
      case .effect:
        log.received.append(
          ReceivedAction(action: action, previousState: previousState, result: result))
      }
      return effect
    }
  }

  deinit {
    executor.whileIdle {
      reportUnassertedActions(TestIssues.unassertedActionsAtEnd, at: location)
      if !dismissal.value {
        for effect in engine.effectsInFlight {
          let location = effect.mark ?? location
          report(TestIssues.effectInFlightAtEnd(effect.location), at: location)
        }
      }
      reportSharedChanges(.end, at: location)
    }
    executor.release()
  }

  // MARK: Actions

  /// The actions that effects sent, and that no assertion has mentioned yet.
  var received: [ReceivedAction<State, Action>] {
    get { log.received }
    set { log.received = newValue }
  }

  /// Processes an action of the test's.
  ///
  /// - Returns: The effects it started, and what the action itself led to.
  func send(_ action: Action) -> (effects: EffectGroup?, result: ActionResult<State>) {
    let group = sharedChanges.track { engine.send(action) }
    defer { log.sent = nil }
    return (group, log.sent ?? currentResult)
  }

  /// Where the first received action is that an expectation is about.
  ///
  /// A test that is exhaustive can't pass over any.
  func index(of expected: ExpectedAction<Action>) -> Int? {
    exhaustivity == .on
      ? received.indices.first
      : received.firstIndex { expected.matches($0.action) }
  }

  private var currentResult: ActionResult<State> {
    ActionResult(
      state: engine.state, ids: engine.dependencies.stackElementID.incrementingCopy())
  }

  /// How many of the received actions came before the last one that the test sent; those come first.
  ///
  /// They were reported when that was sent.
  private var overdueCount = 0

  /// Takes the first received actions, which are asserted or passed over.
  func takeReceivedActions(_ count: Int) -> ArraySlice<ReceivedAction<State, Action>> {
    defer {
      received.removeFirst(count)
      overdueCount = max(0, overdueCount - count)
    }
    return received.prefix(count)
  }

  /// Whether the first received action came before the last one that the test sent.
  var isFirstReceivedActionOverdue: Bool { overdueCount > 0 }

  /// Adopts the state that the received actions have led to, because the test sends another.
  ///
  /// An exhaustive test can still receive them.
  func passReceivedActions() {
    guard received.count > overdueCount else { return }
    if exhaustivity == .on { overdueCount = received.count } else { forgetReceivedActions() }
    adoptState()
  }

  /// Forgets the actions that were received but not asserted, and adopts their state.
  func skipReceivedActions() {
    forgetReceivedActions()
    adoptState()
  }

  private func forgetReceivedActions() {
    received = []
    overdueCount = 0
  }

  private func adoptState() {
    assertedState = engine.state
    sharedChanges.reset()
  }

  /// Applies an assertion with the feature's dependencies.
  ///
  /// - Parameters:
  ///   - update: The assertion.
  ///   - state: The state that it changes.
  ///   - ids: What gives ids to the features that it puts on stacks, or `nil` for the next ones.
  func apply(
    _ update: (inout State) throws -> Void, to state: inout State, ids: StackElementIDGenerator?
  ) throws {
    var dependencies = engine.dependencies
    dependencies.stackElementID = (ids ?? dependencies.stackElementID).incrementingCopy()
    try XCTModifyLocals.$isExhaustive.withValue(exhaustivity == .on) {
      try DependencyValues.withValues(dependencies) {
        try sharedChanges.assert { try update(&state) }
      }
    }
  }

  /// Whether two states differ; shared state counts as expected in the first, as it is in the second.
  func isDifferent(_ expected: State, from actual: State) -> Bool {
    sharedChanges.assert { expected != actual }
  }

  /// Shows how two states differ, with shared state as expected in the first.
  func difference(_ expected: State, _ actual: State) -> String {
    // That two failures cannot be compared was reported when the states were.
    TaskResultIssues.$isReporting.withValue(false) {
      sharedChanges.assert { TestIssues.difference(expected, actual) }
    }
  }

  // MARK: Effects

  /// Runs effects as far as they can go, and reports those that go on for ever.
  @MainActor
  func settle(_ api: TestIssues.API, at location: SourceLocation) async {
    switch await executor.settle({ !engine.effectsInFlight.isEmpty }) {
    case .calm, .stillBusy: break
    case .busy:
      reportIssue(
        TestIssues.busyEffects(
          api, steps: TestExecutor.stepLimit, effects: engine.effectsInFlight.map(\.location)),
        at: location)
    case .busyStrays: reportIssue(TestIssues.busyTasks(api), at: location)
    }
  }

  /// Waits for a condition while something is under way that may bring it about.
  ///
  /// - Parameters:
  ///   - explicit: How long the test asked to wait, if it did.
  ///   - timeout: How long to wait otherwise.
  ///   - condition: What to wait for.
  @MainActor
  func wait(
    _ explicit: Duration?, orAtMost timeout: Duration, until condition: () -> Bool
  ) async -> TestExecutor.Waiting {
    await executor.wait(
      atMost: explicit ?? timeout, isPatient: explicit != nil,
      hasEffects: { !engine.effectsInFlight.isEmpty }, until: condition)
  }

  // MARK: Reports

  /// Reports what an exhaustive test must not leave out.
  func report(_ message: @autoclosure () -> String, at location: SourceLocation) {
    switch exhaustivity {
    case .on: reportIssue(message(), at: location)
    case .off(showSkippedAssertions: true): reportSkipped(message(), at: location)
    case .off(showSkippedAssertions: false): break
    }
  }

  /// Shows what a test leaves out that need not be exhaustive, if it asks for that.
  func show(_ message: @autoclosure () -> String, at location: SourceLocation) {
    if case .off(showSkippedAssertions: true) = exhaustivity {
      reportSkipped(message(), at: location)
    }
  }

  /// Takes shared state for asserted as it is.
  func forgetSharedChanges() {
    sharedChanges.reset()
  }

  /// Reports changes of shared state that no assertion mentions, and forgets them.
  func reportSharedChanges(_ api: TestIssues.API, at location: SourceLocation) {
    defer { sharedChanges.reset() }
    guard sharedChanges.hasChanges, isDifferent(assertedState, from: assertedState) else { return }
    report(
      TestIssues.unassertedSharedChange(api, difference(assertedState, assertedState)),
      at: location)
  }

  /// Reports received actions that no assertion mentions, but for those reported when another was sent.
  func reportUnassertedActions(
    _ message: (_ actions: [Any]) -> String, at location: SourceLocation
  ) {
    let actions = received.dropFirst(overdueCount).map(\.action)
    if !actions.isEmpty { report(message(actions), at: location) }
  }
}

/// An action that an effect sent, with what it led to.
struct ReceivedAction<State, Action> {
  let action: Action
  let previousState: State
  let result: ActionResult<State>
}

/// What an action led to.
struct ActionResult<State> {
  let state: State

  /// Gives the ids that the action gave to features on stacks, whatever others took since.
  let ids: StackElementIDGenerator
}

private final class ActionLog<State, Action> {
  var received: [ReceivedAction<State, Action>] = []
  var sent: ActionResult<State>?
}
