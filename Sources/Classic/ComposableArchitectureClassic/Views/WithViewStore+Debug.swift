extension WithViewStore {
  /// Prints the observed state when the view is evaluated first, and what has changed each time after.
  ///
  /// Does nothing in release builds.
  ///
  /// - Parameter prefix: Begins the output.
  public func debug(_ prefix: String = "") -> Self {
    _printChanges(prefix)
  }
}
