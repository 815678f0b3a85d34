extension Shared {
  /// Creates a property that shares the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, used if the key has no value and is not in use.
  ///   - key: The key that loads and saves the value.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(
      reference: PersistentReferences.current.reference(for: key, initialValue: wrappedValue))
  }

  /// Creates a property that shares the value of a key that has an initial value.
  public init(_ key: (some SharedKey<Value>).Default) {
    self.init(
      reference: PersistentReferences.current.reference(
        for: key.base, initialValue: key.initialValue))
  }

  /// Creates a property that shares the value of a key, and replaces the key's initial value.
  @_disfavoredOverload
  public init(wrappedValue: @autoclosure () -> Value, _ key: (some SharedKey<Value>).Default) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Creates a property that shares the value of a key, and is `nil` if the key has none.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property that shares the value of a key, which must have one.
  ///
  /// - Throws: The error of loading the value, or one that says that there is no value.
  public init(require key: some SharedKey<Value>) async throws {
    self.init(reference: try await PersistentReferences.current.reference(requiring: key))
  }

  /// Fails to compile, because neither the key nor the property has an initial value.
  @_disfavoredOverload
  @available(*, unavailable, message: "Give the property an initial value.")
  public init(_ key: some SharedKey<Value>) {
    fatalError("'Shared.init(_:)' needs an initial value")
  }
}
