@_spi(Internals) import CasePaths
@_spi(SharedChangeTracking) import Sharing

/// The internals of a test store: the engine under test, and its results not asserted yet.
final class TestCore<State: Equatable, Action> {
  let engine: Engine<State, Action>
  let executor: TestExecutor
  let dismissal: Locked<Bool>
  var assertedState: State

  /// Changes of shared state by actions and effects since the last assertion.
  private let sharedChanges: SharedChangeTracker
  /// The end of the changes of shared state that are asserted.
  private var assertedPoint = 0
  /// The changes of shared state that the running assertion is about.
  private var assertedPeriod = SharedChangePeriod(start: 0, end: nil)
  var exhaustivity = Exhaustivity.on
  /// The issues of unimplemented clocks that were reported already.
  let reportedIssues = ReportedIssues()
  /// The `ifLet` operators that processed the action that was sent last.
  private(set) var presentations = PresentationTrace()
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
    sharedChanges = SharedChangeTracker(reportUnassertedChanges: false)
    self.reducer = RecordingReducer(
      reducer, ids: dependencies.stackElementID, sharedChanges: sharedChanges)
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
  var received: ArraySlice<ReceivedAction<State, Action>> { reducer.received }

  /// The number of actions that are not asserted yet.
  var receivedCount: Int { reducer.receivedCount }

  /// Processes an action that the test sends.
  ///
  /// - Returns: The effects that the action started, and the result of the action itself.
  func send(_ action: Action) -> (effects: EffectGroup?, result: ActionResult<State>) {
    presentations = PresentationTrace()
    let group = PresentationTrace.$current.withValue(presentations) {
      sharedChanges.track { engine.send(action) }
    }
    defer { reducer.sent = nil }
    return (group, reducer.sent ?? currentResult)
  }

  /// Returns the number of received actions before the first one that an expectation applies to.
  ///
  /// An exhaustive test can't skip any action, so that is always the first one.
  func index(of expected: ExpectedAction<Action>) -> Int? {
    if exhaustivity == .on { return receivedCount == 0 ? nil : 0 }
    let received = received
    return received.firstIndex { expected.matches($0.action) }.map { $0 - received.startIndex }
  }

  private var currentResult: ActionResult<State> {
    ActionResult(
      state: engine.state, firstID: engine.dependencies.stackElementID.peek(),
      sharedChanges: SharedChangePeriod(start: assertedPoint, end: sharedChanges.point()))
  }

  /// The number of actions, at the start of ``received``, that arrived before the last `send`.
  ///
  /// That `send` has reported them already.
  private var overdueCount = 0

  /// Removes and returns the first received actions, because they are asserted or skipped.
  ///
  /// - Complexity: Amortized O(1) for each.
  func takeReceivedActions(_ count: Int) -> [ReceivedAction<State, Action>] {
    overdueCount = max(0, overdueCount - count)
    return reducer.takeReceived(count)
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
    reducer.forgetReceived()
    overdueCount = 0
  }

  private func adoptState() {
    assertedState = engine.state
    adoptSharedChanges(before: sharedChanges.point())
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
    sharedChanges.forgetExpectations()
    try XCTModifyLocals.$isExhaustive.withValue(exhaustivity == .on) {
      try DependencyValues.withValues(dependencies) {
        try sharedChanges.assert(assertedPeriod) { try update(&state) }
      }
    }
  }

  /// Whether two states differ, with the expected shared state in the first and the actual one in
  /// the second.
  func isDifferent(_ expected: State, from actual: State) -> Bool {
    sharedChanges.isTransparent
      ? expected != actual : sharedChanges.assert(assertedPeriod) { expected != actual }
  }

  /// Describes the difference of two states, with the expected shared state in the first.
  func difference(_ expected: State, _ actual: State) -> String {
    // Failures that cannot be compared were reported when the states were compared.
    TaskResultIssues.$isReporting.withValue(false) {
      sharedChanges.assert(assertedPeriod) { TestIssues.difference(expected, actual) }
    }
  }

  // MARK: Effects

  /// Runs effects until every one is suspended or ended, and reports endless ones.
  @MainActor
  func settle(_ api: TestIssues.API, at location: CodeLocation) async {
    switch await executor.settle({ engine.hasEffectsInFlight }) {
    case .calm, .stillBusy: break
    case .busy:
      reportFailure(
        TestIssues.busyEffects(
          api, steps: TestExecutor.stepLimit, effects: engine.effectsInFlight.map(\.location)),
        at: location)
    case .busyStrays: reportFailure(TestIssues.busyTasks(api), at: location)
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
      hasEffects: { engine.hasEffectsInFlight }, until: condition)
  }

  // MARK: Reports

  /// Reports a missing assertion: as a failure if the test is exhaustive, else as skipped if shown.
  func report(_ message: @autoclosure () -> String, at location: CodeLocation) {
    switch exhaustivity {
    case .on: reportFailure(message(), at: location)
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

  /// Runs an assertion about an action, in which shared state is as of that action.
  ///
  /// - Parameters:
  ///   - result: The result of the action.
  ///   - isOverdue: Whether later changes are asserted already.
  func assertSharedChanges<R>(
    of result: ActionResult<State>, isOverdue: Bool = false, _ assertion: () -> R
  ) -> R {
    let period = result.sharedChanges
    assertedPeriod = isOverdue ? period : SharedChangePeriod(start: assertedPoint, end: period.end)
    defer { adoptSharedChanges(before: period.end) }
    return assertion()
  }

  /// Runs an assertion about changes before the first action that is not asserted.
  func assertSharedChanges<R>(_ assertion: () -> R) -> R {
    let end = received.dropFirst(overdueCount).first?.result.sharedChanges.start
    assertedPeriod = SharedChangePeriod(start: assertedPoint, end: end)
    defer { adoptSharedChanges(before: end ?? sharedChanges.point()) }
    return assertion()
  }

  /// Runs a part of an assertion in which shared state already has its values after the action.
  func afterSharedChanges<R>(_ operation: () -> R) -> R {
    let period = assertedPeriod
    defer { assertedPeriod = period }
    assertedPeriod = SharedChangePeriod(start: period.end, end: period.end)
    return operation()
  }

  /// Whether the running assertion has made a change of shared state that the action made, too.
  var isSharedWriteAsserted: Bool { sharedChanges.isWriteExpected(in: assertedPeriod) }

  /// Counts the changes of shared state before a point as asserted.
  private func adoptSharedChanges(before point: SharedChangePoint) {
    assertedPoint = max(assertedPoint, point)
    assertedPeriod = SharedChangePeriod(start: assertedPoint, end: nil)
    // The changes of actions that the test may still receive are kept.
    let first = received.first?.result.sharedChanges.start ?? assertedPoint
    sharedChanges.reset(before: min(assertedPoint, first))
  }

  /// Reports unasserted changes of shared state, and forgets them.
  func reportSharedChanges(_ api: TestIssues.API, at location: CodeLocation) {
    defer { adoptSharedChanges(before: sharedChanges.point()) }
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

  /// The changes of shared state by the action.
  let sharedChanges: SharedChangePeriod

  init(state: State, firstID: StackElementID, sharedChanges: SharedChangePeriod) {
    self.state = state
    self.firstID = firstID
    self.sharedChanges = sharedChanges
  }
}

/// Runs the feature under test, and records the results of its actions.
private final class RecordingReducer<State, Action>: EngineReducer<State, Action> {
  /// The actions sent by effects, of which the first ones may be asserted.
  private var allReceived: [ReceivedAction<State, Action>] = []
  private var takenCount = 0
  /// The number of actions sent by effects that are not asserted yet.
  ///
  /// Kept, since the runtime would look up the type of the array to count them.
  private(set) var receivedCount = 0

  /// The actions sent by effects that are not asserted yet.
  var received: ArraySlice<ReceivedAction<State, Action>> { allReceived[takenCount...] }

  /// Removes and returns the first of those actions.
  func takeReceived(_ count: Int) -> [ReceivedAction<State, Action>] {
    let taken = Array(received.prefix(count))
    takenCount += taken.count
    receivedCount -= taken.count
    // As many are removed as stay, at least, so that each is moved at most once.
    if takenCount >= receivedCount {
      allReceived.removeFirst(takenCount)
      takenCount = 0
    }
    return taken
  }

  /// Removes those actions.
  func forgetReceived() {
    allReceived = []
    takenCount = 0
    receivedCount = 0
  }

  /// The result of the action that the test has just sent.
  var sent: ActionResult<State>?

  private let base: EngineReducer<State, Action>
  private let ids: StackElementIDGenerator
  private let sharedChanges: SharedChangeTracker

  init(
    _ base: EngineReducer<State, Action>, ids: StackElementIDGenerator,
    sharedChanges: SharedChangeTracker
  ) {
    self.base = base
    self.ids = ids
    self.sharedChanges = sharedChanges
  }

  override var pendingEdits: PendingEditFlush<State>? { base.pendingEdits }

  override func run(
    _ state: inout State, _ action: Action, _ origin: ActionOrigin
  ) -> Effect<Action> {
    let firstID = ids.peek()
    let previousState = state
    let start = sharedChanges.point()
    // A callback of the outside world may have sent the action, in a context of its own.
    let effect = sharedChanges.trackIfNeeded { base.run(&state, action, origin) }
    let result = ActionResult(
      state: state, firstID: firstID,
      sharedChanges: SharedChangePeriod(start: start, end: sharedChanges.point()))
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
    allReceived.append(
      ReceivedAction(action: action, previousState: previousState, result: result))
    receivedCount += 1
  }
}
