extension SharedReader {
  /// Creates a property that reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, used if the key has no value and is not in use.
  ///   - key: The key that loads the value.
  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    self.init(
      reference: PersistentReferences.current.reference(for: key, initialValue: wrappedValue))
  }

  /// Creates a property that reads the value of a key that has an initial value.
  public init(_ key: (some SharedReaderKey<Value>).Default) {
    self.init(
      reference: PersistentReferences.current.reference(
        for: key.base, initialValue: key.initialValue))
  }

  /// Creates a property that reads the value of a key, and replaces the key's initial value.
  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: (some SharedReaderKey<Value>).Default
  ) {
    self.init(wrappedValue: wrappedValue(), key.base)
  }

  /// Creates a property that reads the value of a key, and is `nil` if the key has none.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a property that reads the value of a key, which must have one.
  ///
  /// - Throws: The error of loading the value, or one that says that there is no value.
  public init(require key: some SharedReaderKey<Value>) async throws {
    self.init(reference: try await PersistentReferences.current.reference(requiring: key))
  }

  /// Fails to compile, because neither the key nor the property has an initial value.
  @_disfavoredOverload
  @available(*, unavailable, message: "Give the property an initial value.")
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("'SharedReader.init(_:)' needs an initial value")
  }

  /// Creates a property that reads a constant value.
  @available(*, deprecated, message: "Use 'SharedReader(value:)'.")
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }
}
