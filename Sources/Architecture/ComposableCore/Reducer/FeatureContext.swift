/// The context in which a store runs a reducer and its effects, passed down as a dependency.
struct FeatureContext: Sendable {
  /// The presented features down to the one that runs.
  var path = NavigationPath()

  /// The effects in flight in the root store; `nil` outside a store.
  var cancellations: CancellationTable?

  /// Starts the tasks of effects.
  var launch = EffectLauncher.tasks

  /// The context of the code that runs now.
  static var current: Self { DependencyValues._current.featureContext }
}

/// A context of a feature, shared by the dependencies that have it.
private final class SharedFeatureContext: Sendable {
  let context: FeatureContext

  init(_ context: FeatureContext) {
    self.context = context
  }
}

extension DependencyValues {
  var featureContext: FeatureContext {
    get { (feature as? SharedFeatureContext)?.context ?? FeatureContext() }
    set { feature = SharedFeatureContext(newValue) }
  }
}
