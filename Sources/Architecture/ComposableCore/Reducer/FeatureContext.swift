/// The context in which a store runs a reducer and its effects, passed down as a dependency.
struct FeatureContext: Sendable {
  /// The presented features down to the one that runs.
  var path = NavigationPath()

  /// The effects in flight in the root store; `nil` outside a store.
  var cancellations: CancellationTable?

  /// Starts the tasks of effects.
  var launch = EffectLauncher.tasks

  /// The context of the code that runs now.
  static var current: Self { DependencyValues._current[FeatureContextKey.self] }
}

private enum FeatureContextKey: DependencyKey {
  static let liveValue = FeatureContext()
  static let testValue = FeatureContext()
}

extension DependencyValues {
  var featureContext: FeatureContext {
    get { self[FeatureContextKey.self] }
    set { self[FeatureContextKey.self] = newValue }
  }
}
