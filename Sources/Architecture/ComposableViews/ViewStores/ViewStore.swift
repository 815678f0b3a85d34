@_spi(Logging) import ComposableCore
import ComposableUI

/// Observes the part of a store's state that a view needs, and sends the view's actions.
///
/// After every action, the view store compares the observed state with the previous one. The view
/// is evaluated again only if they differ.
///
/// ```swift
/// WithViewStore(counter, observe: \.count) { viewStore in
///   Button("\(viewStore.state)") { viewStore.send(.incrementButtonTapped) }
/// }
/// ```
///
/// With `@ObservableState` a view needs none of this: it reads from the store.
@dynamicMemberLookup
@MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  /// The publisher that fires before ``state`` is replaced.
  public nonisolated var objectWillChange: ObservableObjectPublisher { publisher.value }

  /// The observed state as of the last action.
  public var state: ViewState {
    reads.access()
    return currentState
  }

  /// The functions called after ``state`` was replaced, in the order in which they were added.
  package let stateObservers = StateObservers()

  /// Whether the store's state is gone.
  let isInvalid: () -> Bool

  // Safe: a publisher may be used on any thread. Combine's type is not marked `Sendable`.
  private let publisher = UncheckedSendable(ObservableObjectPublisher())
  private var currentState: ViewState
  private let reads = Signal()
  private let sendAction: (ViewAction) -> StoreTask
  private var subscription: StateSubscription?
  private var changes: [CheckedContinuation<Void, Never>] = []

  /// Observes a part of a store's state, and sends the store's actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - isDuplicate: Whether to ignore a new value, given the last one.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a part of a store's state, and sends view actions, mapped to the store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Returns the observed part of the state.
  ///   - fromViewAction: Makes an action of the store from an action of the view.
  ///   - isDuplicate: Whether to ignore a new value, given the last one.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool
  ) {
    currentState = store.withState(toViewState)
    isInvalid = { store.isInvalid }
    sendAction = { store.send(fromViewAction($0)) }
    subscription = store.onStateChange { [weak self] in
      guard let self else { return }
      let newState = store.withState(toViewState)
      guard !isDuplicate(currentState, newState) else { return }
      replaceState(by: newState)
    }
    #if DEBUG
    logLine("init")
    #endif
  }

  #if DEBUG
  deinit { logLine("deinit") }

  /// Logs an event of this object, or of the `WithViewStore` view that owns it.
  nonisolated func logLine(_ event: String, of prefix: String = "") {
    guard Logger.shared.isEnabled else { return }
    let name = storeTypeName(state: ViewState.self, action: ViewAction.self)
    Logger.shared.log("\(prefix)View\(name).\(event)")
  }
  #endif

  /// Reads a property of the observed state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action to the store.
  ///
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    sendAction(action)
  }

  /// Sends an action for a control, unless the state is gone: a control may write once more then.
  func sendFromBinding(_ action: ViewAction) {
    guard !isInvalid() else { return }
    _ = sendAction(action)
  }

  private func replaceState(by newState: ViewState) {
    objectWillChange.send()
    reads.change { currentState = newState }
    stateObservers.notify()
    resumeWaitingTasks()
  }
}

extension ViewStore where ViewState: Equatable {
  /// Observes a part of a store's state, and sends the store's actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Observes a part of a store's state, and sends view actions, mapped to the store's.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

// MARK: - Waiting

extension ViewStore {
  /// Sends an action, then waits while the observed state fulfils a condition.
  ///
  /// Use it in `refreshable`, to show the spinner while the state is loading. Cancelling the task
  /// cancels the effects of the action.
  public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    let predicate = UncheckedSendable(predicate)
    await withTaskCancellationHandler {
      await yield(while: predicate.value)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits while the observed state fulfils a condition, or until the task is cancelled.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    while !Task.isCancelled, predicate(state) { await nextChange() }
  }

  private func nextChange() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { changes.append(continuation) }
      }
    } onCancel: {
      // Any other waiting task checks its condition again, and continues to wait.
      Task { @MainActor in resumeWaitingTasks() }
    }
  }

  private func resumeWaitingTasks() {
    let waiting = changes
    changes = []
    for continuation in waiting { continuation.resume() }
  }
}

/// The view store type of a feature.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>
