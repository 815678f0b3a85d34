/// Who is told of the turns of a root.
///
/// Each is made when it is first asked for: most roots are observed in one way, if in any. All this
/// belongs to the isolation of the store; the observers themselves may be reached from anywhere.
final class RootObservers {
  @exclusivity(unchecked) private var observation: RootObservation?
  @exclusivity(unchecked) private var madeStates: StateObservers?
  @exclusivity(unchecked) private var madeTurns: ElementReplacementTracker?

  /// The observers of every turn.
  var states: StateObservers {
    if let madeStates { return madeStates }
    let states = StateObservers()
    madeStates = states
    return states
  }

  /// What looks for elements of lists that were replaced.
  var turns: ElementReplacementTracker {
    if let madeTurns { return madeTurns }
    let turns = ElementReplacementTracker()
    madeTurns = turns
    return turns
  }

  /// Registers a read of the state as a whole.
  func access() { RootObservation.access(&observation) }

  /// Tells of the end of a turn.
  ///
  /// - Parameter isReplaced: Whether the whole state is another.
  func turnDidEnd(isReplaced: Bool) {
    madeTurns?.turnDidEnd(isReplaced: isReplaced)
    if isReplaced { observation?.notify() }
    madeStates?.notify()
  }
}
