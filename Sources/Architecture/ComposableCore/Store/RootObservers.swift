import PerceptionCore

/// The observers of a root store's turns.
///
/// Each kind is made on first use: most roots have one kind, if any. Access the properties only on
/// the isolation of the store; the observers themselves can be used from anywhere.
final class RootObservers {
  @exclusivity(unchecked) private var replacement: RootSignal?
  @exclusivity(unchecked) private var madeStates: StateObservers?
  @exclusivity(unchecked) private var madeTurns: ElementReplacementTracker?

  /// The observers of every turn.
  var states: StateObservers {
    if let madeStates { return madeStates }
    let states = StateObservers()
    madeStates = states
    return states
  }

  /// The tracker of replaced list elements.
  var turns: ElementReplacementTracker {
    if let madeTurns { return madeTurns }
    let turns = ElementReplacementTracker()
    madeTurns = turns
    return turns
  }

  /// Registers a read of the state as a whole; properties are observed in the state itself.
  ///
  /// Observable state notifies of every change but its own replacement. State of other types notifies
  /// of none.
  ///
  /// - Parameter engine: The engine of the store, whose type names the store in messages.
  func access(of engine: AnyObject) { signal(of: engine).access() }

  /// The visitors of a server whose views have read the state.
  func visitors(of engine: AnyObject) -> VisitorRecord { signal(of: engine).visitors }

  private func signal(of engine: AnyObject) -> RootSignal {
    if let replacement { return replacement }
    let signal = RootSignal(of: type(of: engine))
    replacement = signal
    return signal
  }

  /// Notifies the observers of the end of a turn.
  ///
  /// - Parameter isReplaced: Whether the whole state was replaced.
  func turnDidEnd(isReplaced: Bool) {
    madeTurns?.turnDidEnd(isReplaced: isReplaced)
    if isReplaced { replacement?.fire() }
    madeStates?.notify()
  }
}
