#if PortableViews
/// The width of buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The default: the width of the label.
  public static let automatic = Self(name: "automatic")
  /// The width of the space.
  public static let flexible = Self(name: "flexible")
  /// The width of the label.
  public static let fitted = Self(name: "fitted")
}

/// The repetition of a button's action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The default: no repetition.
  public static let automatic = Self(name: "automatic")
  /// The action repeats while the button is pressed.
  public static let enabled = Self(name: "enabled")
  /// The action does not repeat.
  public static let disabled = Self(name: "disabled")
}

/// The width and the repetition of the buttons in an environment.
struct ButtonBehavior {
  var isFlexible = false
  var repeats = false
}

private struct ButtonBehaviorKey: EnvironmentKey {
  static let defaultValue = ButtonBehavior()
}

extension EnvironmentValues {
  var buttonBehavior: ButtonBehavior {
    get { self[ButtonBehaviorKey.self] }
    set { self[ButtonBehaviorKey.self] = newValue }
  }

  /// Whether buttons repeat their action while they are pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    buttonBehavior.repeats ? .enabled : .disabled
  }
}

extension View {
  /// Sets whether the buttons in the view are as wide as their labels or as the space.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonBehavior.isFlexible, sizing == .flexible)
  }

  /// Sets whether the buttons in the view repeat their actions while a pointer presses them.
  ///
  /// The first repetition comes after half a second, the next ones ten times a second.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonBehavior.repeats, behavior == .enabled)
  }
}
#endif
