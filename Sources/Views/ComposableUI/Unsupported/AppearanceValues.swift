#if PortableViews
// Values of modifiers that have no effect. They are accepted so that SwiftUI code compiles.

/// The look of the edges of scroll views, without effect.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// A line.
  public static let hard = Self(name: "hard")
  /// A blur.
  public static let soft = Self(name: "soft")
}

/// The time at which the bar of tabs becomes small, without effect.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// Never.
  public static let never = Self(name: "never")
  /// While scrolling down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// While scrolling up.
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// The help with writing, without effect.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = Self(name: "automatic")
  /// All help.
  public static let complete = Self(name: "complete")
  /// Some help.
  public static let limited = Self(name: "limited")
  /// No help.
  public static let disabled = Self(name: "disabled")
}

extension Image {
  /// The brightness of images, without effect.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String

    /// The usual brightness.
    public static let standard = Self(name: "standard")
    /// A little more.
    public static let constrainedHigh = Self(name: "constrainedHigh")
    /// As much as the screen has.
    public static let high = Self(name: "high")
  }
}
#endif
