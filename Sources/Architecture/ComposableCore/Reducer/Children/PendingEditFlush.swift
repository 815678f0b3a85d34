/// Flushes pending edits of lists and ends the work of absent children, at the end of a turn.
class PendingEditFlush<State> {
  /// Whether lists in the state may have pending edits.
  var needsFlush: Bool { false }

  /// Flushes the pending edits of lists in the state, once the old state is released.
  ///
  /// A list that shares its elements with the old state stores a changed element as a pending edit;
  /// see `IdentifiedArray.withMutableElement`. Objects that are taken out of the state are added to
  /// `releases`, to be released once this is done. If that may let another list be flushed, this still
  /// needs a flush afterwards.
  func flush(_ state: inout State, _ releases: inout DeferredReleases) {}

  /// Whether a child may have work in flight.
  var mayHaveWork: Bool { false }

  /// Ends the work of children that are not in the state any more, whichever reducer removed them.
  func endWorkOfAbsentChildren(of state: inout State, at site: FeatureSite) {}
}

/// Two flushes, one after the other.
final class PendingEditFlushPair<State>: PendingEditFlush<State> {
  private let first: PendingEditFlush<State>
  private let second: PendingEditFlush<State>

  init(_ first: PendingEditFlush<State>, then second: PendingEditFlush<State>) {
    self.first = first
    self.second = second
  }

  override var needsFlush: Bool { first.needsFlush || second.needsFlush }

  override func flush(_ state: inout State, _ releases: inout DeferredReleases) {
    if first.needsFlush { first.flush(&state, &releases) }
    if second.needsFlush { second.flush(&state, &releases) }
  }

  override var mayHaveWork: Bool { first.mayHaveWork || second.mayHaveWork }

  override func endWorkOfAbsentChildren(of state: inout State, at site: FeatureSite) {
    if first.mayHaveWork { first.endWorkOfAbsentChildren(of: &state, at: site) }
    if second.mayHaveWork { second.endWorkOfAbsentChildren(of: &state, at: site) }
  }
}
