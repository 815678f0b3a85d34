@_spi(Internals) import CasePaths
@_spi(SharedChangeTracking) import Sharing

/// The internals of a test store: the engine under test, and its results not asserted yet.
final class TestCore<State: Equatable, Action> {
  let engine: Engine<State, Action>
  let executor: TestExecutor
  let dismissal: Locked<Bool>
  var assertedState: State

  /// Changes of shared state by actions and effects since the last assertion.
  private let sharedChanges = SharedChangeTracker(reportUnassertedChanges: false)
  var exhaustivity = Exhaustivity.on
  private let reducer: RecordingReducer<State, Action>
  private let location: CodeLocation

  init(
    initialState: State,
    dependencies: DependencyValues,
    dismissal: Locked<Bool>,
    location: CodeLocation,
    reducer: EngineReducer<State, Action>
  ) {
    executor = TestExecutor()
    self.reducer = RecordingReducer(reducer, ids: dependencies.stackElementID)
    self.dismissal = dismissal
    self.location = location
    assertedState = initialState
    engine = Engine(
      initialState: initialState, dependencies: dependencies, owner: .main,
      launch: executor.launcher, reducer: self.reducer)
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

  /// The actions sent by effects that are not asserted yet.
  var received: [ReceivedAction<State, Action>] {
    get { reducer.received }
    set { reducer.received = newValue }
  }

  /// The number of actions that are not asserted yet.
  var receivedCount: Int { reducer.receivedCount }

  /// Processes an action that the test sends.
  ///
  /// - Returns: The effects that the action started, and the result of the action itself.
  func send(_ action: Action) -> (effects: EffectGroup?, result: ActionResult<State>) {
    let group = sharedChanges.track { engine.send(action) }
    defer { reducer.sent = nil }
    return (group, reducer.sent ?? currentResult)
  }

  /// Returns the index of the first received action that an expectation applies to.
  ///
  /// An exhaustive test can't skip any action, so that is always the first one.
  func index(of expected: ExpectedAction<Action>) -> Int? {
    exhaustivity == .on
      ? received.indices.first
      : received.firstIndex { expected.matches($0.action) }
  }

  private var currentResult: ActionResult<State> {
    ActionResult(state: engine.state, firstID: engine.dependencies.stackElementID.peek())
  }

  /// The number of actions, at the start of ``received``, that arrived before the last `send`.
  ///
  /// That `send` has reported them already.
  private var overdueCount = 0

  /// Removes and returns the first received actions, because they are asserted or skipped.
  func takeReceivedActions(_ count: Int) -> ArraySlice<ReceivedAction<State, Action>> {
    defer {
      received.removeFirst(count)
      overdueCount = max(0, overdueCount - count)
    }
    return received.prefix(count)
  }

  /// Whether the first received action arrived before the last `send`.
  var isFirstReceivedActionOverdue: Bool { overdueCount > 0 }

  /// Adopts the current state, because the test sends an action before receiving all others.
  ///
  /// An exhaustive test can still receive those actions; any other test forgets them.
  func passReceivedActions() {
    guard receivedCount > overdueCount else { return }
    if exhaustivity == .on { overdueCount = receivedCount } else { forgetReceivedActions() }
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
  ///   - state: The state that the assertion changes.
  ///   - firstID: The id of the first stack element that the assertion adds; `nil` continues with
  ///     the store's next id.
  func apply(
    _ update: (inout State) throws -> Void, to state: inout State, firstID: StackElementID?
  ) throws {
    var dependencies = engine.dependencies
    let firstID = firstID ?? dependencies.stackElementID.peek()
    dependencies.stackElementID = .incrementing(from: firstID.generation)
    try XCTModifyLocals.$isExhaustive.withValue(exhaustivity == .on) {
      try DependencyValues.withValues(dependencies) {
        try sharedChanges.assert { try update(&state) }
      }
    }
  }

  /// Whether two states differ, with the expected shared state in the first and the actual one in
  /// the second.
  func isDifferent(_ expected: State, from actual: State) -> Bool {
    sharedChanges.isTransparent
      ? expected != actual : sharedChanges.assert { expected != actual }
  }

  /// Describes the difference of two states, with the expected shared state in the first.
  func difference(_ expected: State, _ actual: State) -> String {
    // Failures that cannot be compared were reported when the states were compared.
    TaskResultIssues.$isReporting.withValue(false) {
      sharedChanges.assert { TestIssues.difference(expected, actual) }
    }
  }

  // MARK: Effects

  /// Runs effects until every one is suspended or ended, and reports endless ones.
  @MainActor
  func settle(_ api: TestIssues.API, at location: CodeLocation) async {
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

  /// Waits for a condition while work in the process may still fulfil it.
  ///
  /// - Parameters:
  ///   - explicit: The timeout that the test passed, if any; waited for in any case.
  ///   - timeout: The timeout otherwise.
  ///   - condition: The condition to wait for.
  @MainActor
  func wait(
    _ explicit: Duration?, orAtMost timeout: Duration, until condition: () -> Bool
  ) async -> TestExecutor.Waiting {
    await executor.wait(
      atMost: explicit ?? timeout, isPatient: explicit != nil,
      hasEffects: { !engine.effectsInFlight.isEmpty }, until: condition)
  }

  // MARK: Reports

  /// Reports a missing assertion: as a failure if the test is exhaustive, else as skipped if shown.
  func report(_ message: @autoclosure () -> String, at location: CodeLocation) {
    switch exhaustivity {
    case .on: reportIssue(message(), at: location)
    case .off(showSkippedAssertions: true): reportSkipped(message(), at: location)
    case .off(showSkippedAssertions: false): break
    }
  }

  /// Reports a skipped assertion if the test is not exhaustive and shows those.
  func show(_ message: @autoclosure () -> String, at location: CodeLocation) {
    if case .off(showSkippedAssertions: true) = exhaustivity {
      reportSkipped(message(), at: location)
    }
  }

  /// Counts all changes of shared state so far as asserted.
  func forgetSharedChanges() {
    sharedChanges.reset()
  }

  /// Reports unasserted changes of shared state, and forgets them.
  func reportSharedChanges(_ api: TestIssues.API, at location: CodeLocation) {
    defer { sharedChanges.reset() }
    guard sharedChanges.hasChanges, isDifferent(assertedState, from: assertedState) else { return }
    report(
      TestIssues.unassertedSharedChange(api, difference(assertedState, assertedState)),
      at: location)
  }

  /// Reports unasserted received actions, except for those that a `send` has reported already.
  func reportUnassertedActions(_ message: (_ actions: [Any]) -> String, at location: CodeLocation) {
    guard receivedCount > overdueCount else { return }
    report(message(received.dropFirst(overdueCount).map { $0.action }), at: location)
  }
}

/// An action that an effect sent, with its result.
struct ReceivedAction<State, Action> {
  let action: Action
  let previousState: State
  let result: ActionResult<State>
}

/// The state that results from an action.
///
/// An object, since to pass a value on would make the runtime look up its type each time.
final class ActionResult<State> {
  let state: State

  /// The next id for a stack element when the action was sent.
  ///
  /// An assertion repeats the ids that the action used, even if later actions used more.
  let firstID: StackElementID

  init(state: State, firstID: StackElementID) {
    self.state = state
    self.firstID = firstID
  }
}

/// Runs the feature under test, and records the results of its actions.
private final class RecordingReducer<State, Action>: EngineReducer<State, Action> {
  /// The actions sent by effects that are not asserted yet.
  var received: [ReceivedAction<State, Action>] = [] {
    didSet { receivedCount = received.count }
  }
  /// The number of those actions; the runtime would look up the type of the array to count them.
  private(set) var receivedCount = 0
  /// The result of the action that the test has just sent.
  var sent: ActionResult<State>?

  private let base: EngineReducer<State, Action>
  private let ids: StackElementIDGenerator

  init(_ base: EngineReducer<State, Action>, ids: StackElementIDGenerator) {
    self.base = base
    self.ids = ids
  }

  override var pendingEdits: PendingEditFlush<State>? { base.pendingEdits }

  override func run(
    _ state: inout State, _ action: Action, _ origin: ActionOrigin
  ) -> Effect<Action> {
    let firstID = ids.peek()
    let previousState = state
    let effect = base.run(&state, action, origin)
    let result = ActionResult(state: state, firstID: firstID)
    switch origin {
    case .user: sent = result
    case .effect: receive(action, from: previousState, to: result)
    }
    return effect
  }

  // Not inlined, since the types of its values would be looked up for each action of the test, too.
  @inline(never)
  private func receive(
    _ action: Action, from previousState: State, to result: ActionResult<State>
  ) {
    received.append(ReceivedAction(action: action, previousState: previousState, result: result))
  }
}
