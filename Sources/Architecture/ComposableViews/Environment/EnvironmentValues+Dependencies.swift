import ComposableCore
import ComposableUI

extension EnvironmentValues {
  /// The dependencies that properties declared with `@Dependency` read in a view.
  ///
  /// Where no view around has said any, they are those in force.
  public var dependencies: DependencyValues {
    get { self[DependenciesKey.self] ?? ._current }
    set { self[DependenciesKey.self] = newValue }
  }
}

struct DependenciesKey: EnvironmentKey {
  static var defaultValue: DependencyValues? { nil }
}
