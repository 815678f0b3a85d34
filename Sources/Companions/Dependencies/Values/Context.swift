extension DependencyValues {
  /// The context that default values are chosen for: live, preview or test.
  public var context: DependencyContext {
    get { explicitContext ?? cache.context }
    set { explicitContext = newValue }
  }
}
