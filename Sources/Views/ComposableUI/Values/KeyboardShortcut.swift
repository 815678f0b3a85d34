#if PortableViews
/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public var character: Character

  /// Creates the key that types a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from the literal of its character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The return key.
  public static let `return` = Self("\r")
  /// The escape key.
  public static let escape = Self("\u{1B}")
  /// The delete key.
  public static let delete = Self("\u{8}")
  /// The space bar.
  public static let space = Self(" ")
  /// The tabulator key.
  public static let tab = Self("\t")
  /// The up arrow key.
  public static let upArrow = Self("\u{F700}")
  /// The down arrow key.
  public static let downArrow = Self("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = Self("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = Self("\u{F703}")

  private static let names: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Escape", .delete: "Backspace", .tab: "Tab",
    .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft",
    .rightArrow: "ArrowRight",
  ]

  /// The name of the key in browsers' keyboard events.
  var name: String { Self.names[self] ?? character.uppercased() }
}

/// The modifier keys held down together with another key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The command key; matches the control key on keyboards without a command key.
  public static let command = Self(rawValue: 1 << 0)
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 1)
  /// The option key.
  public static let option = Self(rawValue: 1 << 2)
  /// The control key.
  public static let control = Self(rawValue: 1 << 3)
}

/// A combination of keys that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key to press.
  public var key: KeyEquivalent
  /// The modifier keys to hold down while pressing the key.
  public var modifiers: EventModifiers

  /// Creates a shortcut from a key and its modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut for cancelling: the escape key.
  public static let cancelAction = Self(.escape, modifiers: [])
  /// The shortcut for confirming: the return key.
  public static let defaultAction = Self(.return, modifiers: [])

  /// The text of the shortcut in an element's attribute, such as `Control+S`.
  package var text: String {
    var keys: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { keys.append("Control") }
    if modifiers.contains(.option) { keys.append("Alt") }
    if modifiers.contains(.shift) { keys.append("Shift") }
    return (keys + [key.name]).joined(separator: "+")
  }
}

extension View {
  /// Sets the keys that press the button; control works in place of command.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut that presses the button.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    decorated(.content, traits: { $0.shortcut = shortcut })
  }

  /// Sets the shortcut that presses the button, or none if `nil`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    decorated(.content, traits: { $0.shortcut = shortcut })
  }
}
#endif
