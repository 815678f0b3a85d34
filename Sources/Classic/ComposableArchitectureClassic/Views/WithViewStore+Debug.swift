extension WithViewStore {
  /// Prints the observed state on the first evaluation of the view, and its changes on later ones.
  ///
  /// Does nothing in release builds.
  ///
  /// - Parameter prefix: The text before each output.
  public func debug(_ prefix: String = "") -> Self {
    _printChanges(prefix)
  }
}
