#if PortableViews
// Values of effects that are accepted and do nothing.

/// Why what a view shows is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// It is not there yet.
  public static let placeholder = Self(rawValue: 1)
  /// It is for nobody else.
  public static let privacy = Self(rawValue: 2)
  /// It is out of date.
  public static let invalidated = Self(rawValue: 4)

  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// What the device does for the hand.
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment,
    levelChange, impact

  /// A push of some strength.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }

  /// How heavy what is felt is.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }
}

/// How what a view shows becomes something else.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = Self()
  /// The one over the other.
  public static let opacity = Self()
  /// The one through the other.
  public static let interpolate = Self()
  /// As numbers turn.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  /// As numbers turn, on to a value.
  public static func numericText(value: Double) -> Self { Self() }
}

/// What a view takes from another with the same id.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// Where it is.
  public static let position = Self(rawValue: 1)
  /// How large it is.
  public static let size = Self(rawValue: 2)
  /// Where it is, and how large.
  public static let frame: Self = [.position, .size]

  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The size of texts.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A bar of a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// How the columns of a split view share the space.
public protocol NavigationSplitViewStyle: Sendable {}

/// The columns share the space as the renderer does it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style by its name.
  public static var automatic: Self { Self() }
  /// The columns side by side.
  public static var balanced: Self { Self() }
  /// The last column over the others.
  public static var prominentDetail: Self { Self() }
}
#endif
