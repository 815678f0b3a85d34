#if PortableViews
/// A key that was pressed, held or released.
public struct KeyPress: Sendable {
  /// The phases of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The key was pressed.
    public static let down = Self(rawValue: 1)
    /// The key is held down, so that it repeats.
    public static let `repeat` = Self(rawValue: 2)
    /// The key was released.
    public static let up = Self(rawValue: 4)
    /// All phases.
    public static let all: Self = [.down, .repeat, .up]

    /// The phases as bits.
    public let rawValue: Int

    /// Creates phases from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The answer of an action to a key.
  public enum Result: Hashable, Sendable {
    /// The action has used the key.
    case handled
    /// The key reaches the views around.
    case ignored
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers
}

extension KeyPress {
  private static let letters: [(Phases, Character)] = [(.down, "d"), (.repeat, "r"), (.up, "u")]

  /// Creates a press from a text such as `d 2 A`, or fails for another text.
  ///
  /// The text has the letter of the phase, the bits of the modifiers and a browser's name of the key.
  package init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3,
      let phase = Self.letters.first(where: { String($0.1) == parts[0] })?.0,
      let bits = Int(parts[1]), (0..<16).contains(bits),
      let key = KeyEquivalent(name: String(parts[2]))
    else { return nil }
    self.phase = phase
    self.key = key
    characters = parts[2].count == 1 ? String(parts[2]) : String(key.character)
    modifiers = EventModifiers(rawValue: bits)
  }

  /// Returns the text of a press, from which `init(_:)` makes it again.
  package static func text(
    _ phase: Phases, _ key: KeyEquivalent, _ modifiers: EventModifiers
  ) -> String {
    let letter = letters.first { $0.0 == phase }?.1 ?? "d"
    return "\(letter) \(modifiers.rawValue) \(key.eventName)"
  }
}

/// The keys that an element takes.
public struct ElementKeys: Hashable, Sendable {
  /// The names of the keys in browsers' events; `nil` for all keys.
  public var names: Set<String>?
  /// The phases in which the element takes the keys.
  public var phases: KeyPress.Phases

  /// Creates a set of keys.
  public init(names: Set<String>?, phases: KeyPress.Phases) {
    self.names = names
    self.phases = phases
  }

  /// Returns the keys of both sets in the phases of either.
  func union(_ other: Self?) -> Self {
    guard let other else { return self }
    var names: Set<String>?
    if let own = self.names, let others = other.names { names = own.union(others) }
    return Self(names: names, phases: phases.union(other.phases))
  }
}
#endif
