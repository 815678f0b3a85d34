/// The effects that run in an engine, as long as it is there.
final class EffectsInFlight {
  /// All of them, to be cancelled with the engine.
  let group = EffectGroup()

  /// Marks those that are started from now on.
  var mark: SourceLocation?

  private var lastID = 0
  private var effects: [Int: EffectInFlight] = [:]

  /// What is known of them, in the order in which they were started.
  var inOrder: [EffectInFlight] { effects.sorted { $0.key < $1.key }.map(\.value) }

  /// Where in the source they were made.
  var locations: [Int: String] { effects.mapValues(\.location.description) }

  /// The source locations of a group's effects, in the order in which they were started.
  func locations(of group: EffectGroup) -> [SourceLocation] {
    effects.filter { group.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value.location)
  }

  /// Notes an effect, unless it has no place, and returns its number.
  func begin(at location: SourceLocation?) -> Int {
    lastID += 1
    if let location { effects[lastID] = EffectInFlight(mark: mark, location: location) }
    return lastID
  }

  /// Forgets an effect that is done.
  func finish(_ id: Int) {
    effects[id] = nil
  }

  /// Forgets the effects that run now, without cancelling them.
  func forgetAll() {
    effects.removeAll()
  }
}

/// What is known of an effect that runs.
struct EffectInFlight: Sendable {
  /// The mark in force when it was started.
  let mark: SourceLocation?
  /// Where in the source the effect was made.
  let location: SourceLocation
}

/// A reference to an engine for the tasks of its effects.
struct WeakEngine<State, Action>: @unchecked Sendable {
  // Safe: only read on the engine's owner.
  weak var value: Engine<State, Action>?

  init(_ value: Engine<State, Action>) {
    self.value = value
  }
}

/// What follows once an effect is done, and the action that started it.
struct EffectCompletion<Action>: @unchecked Sendable {
  // Safe: `finished` is only called on the engine's owner; `origin` is only read, for a message.
  let finished: () -> Void
  let origin: Action
}
