import ComposableUI

extension EnvironmentValues {
  /// The type of the states on the enclosing navigation stack, if a store provides its path.
  public var navigationDestinationType: Any.Type? {
    get { self[NavigationDestinationTypeKey.self] }
    set { self[NavigationDestinationTypeKey.self] = newValue }
  }
}

private struct NavigationDestinationTypeKey: EnvironmentKey {
  static var defaultValue: Any.Type? { nil }
}
