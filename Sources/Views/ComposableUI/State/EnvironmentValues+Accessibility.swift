#if PortableViews
/// The contrast between the colours of views.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

/// The weight that a user wants for letters.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}

extension EnvironmentValues {
  /// The weight that views set for letters, which texts here do not follow.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

// Renderers do not know these settings of a user.
extension EnvironmentValues {
  /// The contrast that the user wants: always `.standard`.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether the user wants signs beside colours: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the user wants less transparency: always false.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the colours of the screen are inverted: always false.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the user wants outlines of buttons: always false.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether the user wants lights that flash dimmed: always false.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play by themselves: always true.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether a screen reader is on: always false, because browsers do not tell.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the user has switches for the screen: always false, because browsers do not tell.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether an assistive technology is on: always false, because browsers do not tell.
  public var accessibilityEnabled: Bool { false }

  /// Whether the screen is dimmed: always false.
  public var isLuminanceReduced: Bool { false }

  /// Whether the app can open several windows: always false, because windows open as sheets.
  public var supportsMultipleWindows: Bool { false }

  /// Whether views should look active: while the window is.
  public var appearsActive: Bool { scenePhase == .active }
}
#endif
