#if PortableViews
extension EnvironmentValues {
  /// The navigation stack that contains the view.
  var navigation: NavigationModel? {
    get { self[typed: NavigationModel.self] }
    set { self[typed: NavigationModel.self] = newValue }
  }

  /// The URL path of the screen that contains the view; `nil` for the root.
  var screenLocation: ScreenLocation? {
    get { self[typed: ScreenLocation.self] }
    set { self[typed: ScreenLocation.self] = newValue }
  }

  /// The longest URL path that navigation stacks read.
  package var locationLimits: LocationLimits {
    get { self[typed: LocationLimits.self] ?? LocationLimits() }
    set { self[typed: LocationLimits.self] = newValue }
  }

  /// The URL path that the first navigation stack starts from.
  package var initialLocation: InitialLocation? {
    get { self[typed: InitialLocation.self] }
    set { self[typed: InitialLocation.self] = newValue }
  }
}

/// The URL path that a graph starts from; the first mounted navigation stack takes it.
@MainActor
package final class InitialLocation {
  private var location: String?

  /// The outcome of opening the path.
  package var outcome: LocationOutcome

  /// Takes a location up to the first screen without an address: no path can open it, so a page that is
  /// loaded again begins below it.
  package init(_ location: String) {
    let parts = location.prefix { $0 != "?" }.split(separator: "/")
    let screens = parts.prefix { !StackScreen.hasNoAddress(StackScreen.component(String($0))) }
    let location =
      screens.count == parts.count ? location : "/" + screens.joined(separator: "/")
    self.location = location
    outcome = location == "/" ? .shown : .waiting
  }

  package func take() -> String? {
    defer { location = nil }
    return location
  }
}

/// The longest URL path that navigation stacks read.
package struct LocationLimits: Hashable, Sendable {
  /// The greatest length in bytes.
  package var maximumLength = 2_048

  /// The greatest number of screens above the root.
  package var maximumDepth = 32

  package init() {}
}

/// The outcome of opening the URL path that a graph starts from.
package enum LocationOutcome: Hashable, Sendable {
  /// No navigation stack has read the path yet.
  case waiting
  /// The path leads to the screens that are shown.
  case shown
  /// No screen has the path.
  case unknown
}
#endif
