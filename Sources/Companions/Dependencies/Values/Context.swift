extension DependencyValues {
  /// The context that selects default values: live, preview or test.
  public var context: DependencyContext {
    get { explicitContext ?? cache.context }
    set { explicitContext = newValue }
  }
}
