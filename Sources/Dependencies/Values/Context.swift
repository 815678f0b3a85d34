extension DependencyValues {
  /// The context that default values are chosen for: live, preview or test.
  public var context: DependencyContext {
    get { explicitContext ?? PreparedDependencies.shared.context ?? .ofProcess }
    set { explicitContext = newValue }
  }
}
