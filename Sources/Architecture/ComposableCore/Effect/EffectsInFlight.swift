/// The running effects of an engine.
final class EffectsInFlight {
  /// The group of all effects, cancelled with the engine.
  let group = EffectGroup()

  /// The mark of effects that are started from now on.
  var mark: CodeLocation?

  private var lastID = 0
  private var effects: [Int: EffectInFlight] = [:]

  /// Whether no effect with a source location runs.
  var isEmpty: Bool { effects.isEmpty }

  /// The records of the effects, in the order in which they were started.
  var inOrder: [EffectInFlight] { effects.sorted { $0.key < $1.key }.map(\.value) }

  /// The source locations of the effects, by effect number.
  var locations: [Int: String] { effects.mapValues(\.location.description) }

  /// The source locations of a group's effects, in the order in which they were started.
  func locations(of group: EffectGroup) -> [CodeLocation] {
    effects.filter { group.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value.location)
  }

  /// Records an effect if it has a source location, and returns its number.
  func begin(at location: CodeLocation?) -> Int {
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

/// The record of a running effect.
package struct EffectInFlight: Sendable {
  /// The mark in force when the effect was started.
  package let mark: CodeLocation?
  /// The source location of the effect.
  let location: CodeLocation
}
