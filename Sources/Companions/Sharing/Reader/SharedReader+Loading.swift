extension SharedReader {
  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// The error of the last attempt to load the value, unless it succeeded.
  public var loadError: (any Error)? { reference.loadError }

  /// Loads the value anew; does nothing for a value without a key.
  public func load() async throws {
    try await reference.load()
  }

  /// Makes the property read the value of another key, and loads that.
  ///
  /// The property keeps its value until another is loaded; observers of the value hear of that alone.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    var isNew = false
    let reference = PersistentReferences.current.reference(
      for: key,
      initialValue: {
        isNew = true
        return wrappedValue
      }, loads: false)
    point(quietlyTo: reference, isNew: isNew)
    try await reference.load()
  }
}
