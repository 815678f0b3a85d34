#if PortableViews
public import Foundation

/// The phase of the app: in the foreground, inactive or in the background.
public enum ScenePhase: Hashable, Sendable {
  case background, inactive, active
}

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// The direction in which views are laid out.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

extension LayoutDirection {
  /// The direction in which a language is written.
  ///
  /// - Parameter language: A BCP 47 tag, such as `ar-EG`.
  package init(language: String) {
    let direction = Locale.Language(identifier: language).characterDirection
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

// Wrappers of values that views set. The environment stores them under their types.
private struct HorizontalSizeClass {
  var value: UserInterfaceSizeClass?
}

private struct VerticalSizeClass {
  var value: UserInterfaceSizeClass?
}

private struct DisplayScale {
  var value: Double
}

// Each value is the renderer's unless a view sets another.
extension EnvironmentValues {
  /// The light or dark appearance.
  ///
  /// The user's, unless a view prefers another by `preferredColorScheme(_:)`.
  public var colorScheme: ColorScheme {
    get { self[typed: ColorScheme.self] ?? renderer.colorScheme }
    set { self[typed: ColorScheme.self] = newValue }
  }

  /// The phase of the app: `.background` while its window or page is hidden.
  public var scenePhase: ScenePhase {
    get { self[typed: ScenePhase.self] ?? renderer.scenePhase }
    set { self[typed: ScenePhase.self] = newValue }
  }

  /// The calendar: the user's if the renderer knows the user's languages or time zone, else the
  /// process's.
  public var calendar: Calendar {
    get { localization.calendar ?? .current }
    set { localization.calendar = newValue }
  }

  /// The time zone: the user's if the renderer knows it, else the process's.
  public var timeZone: TimeZone {
    get { localization.timeZone ?? .current }
    set { localization.timeZone = newValue }
  }

  /// The direction in which views are laid out.
  ///
  /// The direction of the language that the views' string catalogue has chosen for the user, or else the
  /// renderer's. A view that sets it lays out the views inside in that direction.
  public var layoutDirection: LayoutDirection {
    get { self[typed: LayoutDirection.self] ?? renderer.layoutDirection }
    set { self[typed: LayoutDirection.self] = newValue }
  }

  /// The amount of horizontal space: `.compact` in a window narrower than 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      guard let own = self[typed: HorizontalSizeClass.self] else {
        return renderer.horizontalSizeClass
      }
      return own.value
    }
    set { self[typed: HorizontalSizeClass.self] = HorizontalSizeClass(value: newValue) }
  }

  /// The amount of vertical space: `.compact` in a window lower than 480 points.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      guard let own = self[typed: VerticalSizeClass.self] else { return renderer.verticalSizeClass }
      return own.value
    }
    set { self[typed: VerticalSizeClass.self] = VerticalSizeClass(value: newValue) }
  }

  /// Whether the user wants less motion on the screen.
  public var accessibilityReduceMotion: Bool { renderer.reducesMotion }

  /// The number of pixels in a point.
  public var displayScale: Double {
    get { self[typed: DisplayScale.self]?.value ?? renderer.displayScale }
    set { self[typed: DisplayScale.self] = DisplayScale(value: newValue) }
  }

  /// The size of a pixel, in points.
  public var pixelLength: Double { 1 / displayScale }
}

extension EnvironmentValues {
  /// The renderer's facts, with a size that has the current size classes but may be outdated.
  package var renderer: RendererEnvironment {
    get { self[typed: RendererEnvironment.self] ?? RendererEnvironment() }
    set { self[typed: RendererEnvironment.self] = newValue }
  }

  /// The size of the window; `nil` outside of a graph.
  package var windowSize: WindowSize? {
    get { self[typed: WindowSize.self] }
    set { self[typed: WindowSize.self] = newValue }
  }
}
#endif
