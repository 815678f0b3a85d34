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

  /// The key that deletes the character after the caret.
  public static let deleteForward = Self("\u{F728}")
  /// The home key.
  public static let home = Self("\u{F729}")
  /// The end key.
  public static let end = Self("\u{F72B}")
  /// The page up key.
  public static let pageUp = Self("\u{F72C}")
  /// The page down key.
  public static let pageDown = Self("\u{F72D}")
  /// The clear key.
  public static let clear = Self("\u{F739}")

  private static let names: [KeyEquivalent: String] = [
    .return: "Enter", .escape: "Escape", .delete: "Backspace", .tab: "Tab",
    .upArrow: "ArrowUp", .downArrow: "ArrowDown", .leftArrow: "ArrowLeft",
    .rightArrow: "ArrowRight", .deleteForward: "Delete", .home: "Home", .end: "End",
    .pageUp: "PageUp", .pageDown: "PageDown", .clear: "Clear",
  ]
  private static let keys = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })

  /// The name of the key in browsers' keyboard events.
  var name: String { Self.names[self] ?? character.uppercased() }

  /// The name of the key in browsers' events: a letter as it is typed without the shift key.
  package var eventName: String { Self.names[self] ?? character.lowercased() }

  /// Creates the key with a name in browsers' events, or fails for a key that has no character.
  init?(name: String) {
    if let key = Self.keys[name] {
      self = key
    } else {
      let lowercased = name.lowercased()
      guard name.count == 1, lowercased.count == 1 else { return nil }
      self.init(Character(lowercased))
    }
  }
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
