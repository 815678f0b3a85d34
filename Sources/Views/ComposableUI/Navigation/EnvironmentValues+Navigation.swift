#if PortableViews
private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private struct ScreenLocationKey: EnvironmentKey {
  static let defaultValue: ScreenLocation? = nil
}

private struct LocationLimitsKey: EnvironmentKey {
  static let defaultValue = LocationLimits()
}

private struct InitialLocationKey: EnvironmentKey {
  static var defaultValue: InitialLocation? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that contains the view.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// The URL path of the screen that contains the view; `nil` for the root.
  var screenLocation: ScreenLocation? {
    get { self[ScreenLocationKey.self] }
    set { self[ScreenLocationKey.self] = newValue }
  }

  /// The longest URL path that navigation stacks read.
  package var locationLimits: LocationLimits {
    get { self[LocationLimitsKey.self] }
    set { self[LocationLimitsKey.self] = newValue }
  }

  /// The URL path that the first navigation stack starts from.
  package var initialLocation: InitialLocation? {
    get { self[InitialLocationKey.self] }
    set { self[InitialLocationKey.self] = newValue }
  }
}

/// The URL path that a graph starts from; the first mounted navigation stack takes it.
@MainActor
package final class InitialLocation {
  private var location: String?

  /// The outcome of opening the path.
  package var outcome: LocationOutcome

  package init(_ location: String) {
    self.location = location
    outcome = location == "/" ? .shown : .waiting
  }

  package func take() -> String? {
    defer { location = nil }
    return location
  }
}
#endif
