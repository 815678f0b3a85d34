/// The observers of a root store's turns.
///
/// Each kind is made on first use: most roots have one kind, if any. Access the properties only on
/// the isolation of the store; the observers themselves can be used from anywhere.
final class RootObservers {
  @exclusivity(unchecked) private var observation: RootObservation?
  @exclusivity(unchecked) private var properties: PropertyObservers?
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

  /// Registers a read of the state as a whole.
  func access() { RootObservation.access(&observation) }

  /// Registers a read of the state as a whole by code that reads a property.
  ///
  /// If the read of the property is registered itself, that is enough: the observers of all
  /// properties are told of the state's replacement.
  func access(through step: FieldAccessor, of state: UnsafeMutableRawPointer) {
    // Reads for a tracker are not registered with `Observation`.
    guard ReadTracker.current == nil, let observers = step.observers(of: state) else {
      return access()
    }
    if observers.toOpaque() == properties?.address { return }
    note(observers, of: step, state)
  }

  @inline(never)
  private func note(
    _ observers: Unmanaged<ObservationStorage>, of step: FieldAccessor,
    _ state: UnsafeMutableRawPointer
  ) {
    guard properties == nil, let known = step.observedProperties else { return access() }
    properties = PropertyObservers(
      observers: observers.takeUnretainedValue(), properties: known, state: state)
  }

  /// Notifies the observers of the end of a turn.
  ///
  /// - Parameter isReplaced: Whether the whole state was replaced.
  func turnDidEnd(isReplaced: Bool) {
    madeTurns?.turnDidEnd(isReplaced: isReplaced)
    if isReplaced {
      observation?.notify()
      if let properties { notify(properties) }
    }
    madeStates?.notify()
  }

  @inline(never)
  private func notify(_ observers: PropertyObservers) {
    properties = nil
    observers.notify()
  }
}

/// The observers of the properties of a state that was read, to be told of its replacement.
private struct PropertyObservers {
  let observers: ObservationStorage
  let properties: ObservedProperties
  /// The address of the state that replaces it, or of itself.
  let state: UnsafeMutableRawPointer

  var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(observers).toOpaque() }

  func notify() { properties.notify(observers, state: state) }
}
