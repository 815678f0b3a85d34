import ComposableCore
import ComposableUI

extension EnvironmentValues {
  /// The dependencies that properties declared with `@Dependency` read in a view.
  ///
  /// Defaults to the current dependencies when no enclosing view sets any.
  public var dependencies: DependencyValues {
    get { self[DependenciesKey.self] ?? ._current }
    set { self[DependenciesKey.self] = newValue }
  }
}

struct DependenciesKey: EnvironmentKey {
  static var defaultValue: DependencyValues? { nil }
}
