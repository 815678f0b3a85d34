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

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// The light or dark appearance: `.light` unless a view sets another; the browser's is not read.
  public var colorScheme: ColorScheme {
    get { self[typed: ColorScheme.self] ?? .light }
    set { self[typed: ColorScheme.self] = newValue }
  }

  /// The phase of the app: `.active` unless a view sets another.
  public var scenePhase: ScenePhase {
    get { self[typed: ScenePhase.self] ?? .active }
    set { self[typed: ScenePhase.self] = newValue }
  }

  /// The calendar: the process's unless a view sets another.
  public var calendar: Calendar {
    get { self[typed: Calendar.self] ?? .current }
    set { self[typed: Calendar.self] = newValue }
  }

  /// The time zone: the process's unless a view sets another.
  public var timeZone: TimeZone {
    get { self[typed: TimeZone.self] ?? .current }
    set { self[typed: TimeZone.self] = newValue }
  }

  /// The amount of horizontal space: `.regular` unless a view sets another.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The amount of vertical space: `.regular` unless a view sets another.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
#endif
