#if PortableViews
// Values of modifiers that have no effect. They are accepted so that SwiftUI code compiles.

/// Reasons to hide the content of a view, without effect.
public struct RedactionReasons: OptionSet, Sendable {
  /// The content is not available yet.
  public static let placeholder = Self(rawValue: 1)
  /// The content is private.
  public static let privacy = Self(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = Self(rawValue: 4)

  /// The reasons as bits.
  public let rawValue: Int

  /// Creates reasons from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A haptic signal of the device, without effect.
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment,
    levelChange, impact

  /// An impact of a weight and an intensity.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }

  /// The weight of a haptic impact, without effect.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }
}

/// The transition between two contents of a view, without effect.
public struct ContentTransition: Hashable, Sendable {
  /// A transition without animation.
  public static let identity = Self()
  /// A transition by opacity.
  public static let opacity = Self()
  /// A transition by interpolation.
  public static let interpolate = Self()
  /// A transition that rolls the digits of a number.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  /// A transition that rolls the digits of a number to a new value.
  public static func numericText(value: Double) -> Self { Self() }
}

/// The geometry that a view takes from another with the same id, without effect.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The position.
  public static let position = Self(rawValue: 1)
  /// The size.
  public static let size = Self(rawValue: 2)
  /// The position and the size.
  public static let frame: Self = [.position, .size]

  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates properties from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

/// The size of texts, without effect.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A bar of a screen, without effect.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, windowToolbar
}

/// The division of the space among the columns of a split view, without effect.
public protocol NavigationSplitViewStyle: Sendable {}

/// The default division of the space among the columns, without effect.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public static var automatic: Self { Self() }
  /// The style that shows the columns side by side.
  public static var balanced: Self { Self() }
  /// The style that shows the last column over the others.
  public static var prominentDetail: Self { Self() }
}
#endif
