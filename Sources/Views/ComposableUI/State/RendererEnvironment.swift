#if PortableViews
public import Foundation

/// The facts about a screen and its user that a renderer tells a graph.
///
/// The views read them from their environment. They may change while the views are shown: a window
/// is resized, a page is hidden.
public struct RendererEnvironment: Hashable, Sendable {
  /// The precision of the pointing device.
  public enum Pointer: Hashable, Sendable {
    /// There is no pointing device.
    case none
    /// A finger.
    case coarse
    /// A mouse, a trackpad or a pen.
    case fine
  }

  /// The width of the window, in points.
  public var width = 680.0
  /// The height of the window, in points.
  public var height = 480.0
  /// The light or dark appearance that the user has chosen.
  public var colorScheme = ColorScheme.light
  /// The user's preferred languages as BCP 47 tags, the most preferred one first.
  ///
  /// Empty if they are unknown: the views then have the locale of the process.
  public var languages: [String] = []
  /// The kind of calendar; the locale's if `nil`.
  public var calendar: Calendar.Identifier?
  /// The time zone; the process's if `nil`.
  public var timeZone: TimeZone?
  /// The direction in which the renderer lays out the views.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The precision of the pointing device.
  public var pointer = Pointer.fine
  /// Whether there is a keyboard.
  public var hasKeyboard = true
  /// Whether the user wants less motion on the screen.
  public var reducesMotion = false
  /// The number of pixels in a point.
  public var displayScale = 1.0
  /// Whether the user sees the views.
  public var scenePhase = ScenePhase.active

  /// Creates the environment of a window of 680 by 480 points, in the locale of the process.
  public init() {}
}

extension RendererEnvironment {
  /// The size of the window, in points.
  public var size: CGSize {
    get { CGSize(width: width, height: height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  /// The most preferred language with its region, or the process's locale.
  ///
  /// Setting it replaces all languages.
  public var locale: Locale {
    get { languages.first.map(Locale.init(languageTag:)) ?? .current }
    set { languages = [newValue.identifier.replacing("_", with: "-")] }
  }

  /// The least width of the size class `regular`, in points.
  public static let leastRegularWidth = 600.0

  /// The least height of the size class `regular`, in points.
  public static let leastRegularHeight = 480.0

  /// `compact` below ``leastRegularWidth``, else `regular`.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    width < Self.leastRegularWidth ? .compact : .regular
  }

  /// `compact` below ``leastRegularHeight``, else `regular`.
  public var verticalSizeClass: UserInterfaceSizeClass {
    height < Self.leastRegularHeight ? .compact : .regular
  }

  /// The language, the time zone and the calendar of texts, before a catalogue chooses a language.
  package var localization: Localization {
    var localization = Localization(preferred: languages)
    localization.timeZone = timeZone
    localization.calendar = knownCalendar
    return localization
  }

  /// The user's calendar with the user's locale and time zone; `nil` if none of them is known.
  private var knownCalendar: Calendar? {
    guard !languages.isEmpty || calendar != nil || timeZone != nil else { return nil }
    let locale = locale
    var known = calendar.map(Calendar.init(identifier:)) ?? locale.calendar
    known.locale = locale
    if let timeZone { known.timeZone = timeZone }
    return known
  }
}

extension Locale {
  init(languageTag tag: String) {
    self.init(identifier: tag.replacing("-", with: "_"))
  }
}

/// The size of the window, which views read without reading the rest of the environment.
@MainActor
package final class WindowSize {
  private let location: StateLocation<CGSize>

  package init(_ size: CGSize) {
    location = StateLocation(size)
  }

  /// The size in points; a body that reads it runs again when it changes.
  package var value: CGSize {
    get { location.get() }
    set { location.set(newValue) }
  }
}
#endif
