#if PortableViews
private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private struct ScreenLocationKey: EnvironmentKey {
  static let defaultValue = ""
}

private struct InitialLocationKey: EnvironmentKey {
  static var defaultValue: InitialLocation? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that the view is in.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }

  /// The URL path of the screen that the view is in, empty for the root.
  var screenLocation: String {
    get { self[ScreenLocationKey.self] }
    set { self[ScreenLocationKey.self] = newValue }
  }

  /// The URL path that the first navigation stack starts from.
  package var initialLocation: InitialLocation? {
    get { self[InitialLocationKey.self] }
    set { self[InitialLocationKey.self] = newValue }
  }
}

/// A URL path that the first navigation stack to ask for it starts from.
@MainActor
package final class InitialLocation {
  private var location: String?

  package init(_ location: String) {
    self.location = location
  }

  package func take() -> String? {
    defer { location = nil }
    return location
  }
}
#endif
