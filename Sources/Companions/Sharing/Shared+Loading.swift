extension Shared {
  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// The error of the last attempt to load the value, unless it succeeded.
  public var loadError: (any Error)? { reference.loadError }

  /// The error of the last attempt to save the value, unless it succeeded.
  public var saveError: (any Error)? { reference.saveError }

  /// Loads the value again; does nothing for a value without a key.
  public func load() async throws {
    try await reference.load()
  }

  /// Makes the property share the value of another key, and loads that value.
  ///
  /// If the other key is in use, the property has its value at once. Otherwise the property keeps
  /// its own value until the load ends. Observers are notified when the value changes.
  public func load(_ key: some SharedKey<Value>) async throws {
    let (reference, isNew) = PersistentReferences.current.reference(
      for: key, orNewWith: { wrappedValue })
    point(quietlyTo: reference, isNew: isNew)
    try await reference.load()
  }

  /// Saves the value now, even if it did not change; does nothing for a value without a key.
  public func save() async throws {
    try await reference.save()
  }
}
