import ConcurrencyExtras
@_spi(SharedChangeTracking) import Sharing

extension Reducer {
  /// Prints every action that the reducer receives, and the change of state.
  ///
  /// Does nothing in release builds.
  ///
  /// ```swift
  /// let store = Store(initialState: Counter.State()) {
  ///   Counter()._printChanges()
  /// }
  /// ```
  ///
  /// - Parameter printer: The printer; `nil` prints nothing.
  /// - Returns: The reducer, with its changes printed.
  @warn_unqualified_access
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// A reducer whose changes are printed.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  private let base: Base
  private let printer: _ReducerPrinter<Base.State, Base.Action>?

  init(base: Base, printer: _ReducerPrinter<Base.State, Base.Action>?) {
    self.base = base
    self.printer = printer
  }

  /// Runs the reducer, and prints the action and the change of state.
  public func _reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    run(&state, action) { base._reduce(into: &$0, action: $1) }
  }

  /// Resolves the reducer.
  public func _resolve() -> _ResolvedReducer<Base.State, Base.Action> {
    #if DEBUG
    guard printer != nil else { return base._resolve() }
    let resolved = base._resolve()
    return _ResolvedReducer({ run(&$0, $1, by: resolved.run) }, pendingEdits: resolved.pendingEdits)
    #else
    return base._resolve()
    #endif
  }

  private func run(
    _ state: inout Base.State,
    _ action: Base.Action,
    by reduce: (inout Base.State, Base.Action) -> Effect<Base.Action>
  ) -> Effect<Base.Action> {
    #if DEBUG
    guard let printer else { return reduce(&state, action) }
    let oldState = state
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    let effect = tracker.track { reduce(&state, action) }
    let change = UncheckedSendable((action: action, oldState: oldState, newState: state))
    let (printed, finish) = AsyncStream<Never>.makeStream()
    printer.onQueue {
      // Gives shared state its value before the change on the left of the difference.
      tracker.assert {
        printer.printChange(
          receivedAction: change.value.action, oldState: change.value.oldState,
          newState: change.value.newState)
      }
      finish.finish()
    }
    return effect.merge(with: .background { for await _ in printed {} })
    #else
    return reduce(&state, action)
    #endif
  }
}

extension _PrintChangesReducer: Sendable where Base: Sendable {}
