extension SharedReader {
  /// Derives a reader of a property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    func derive(_ base: some Reference<Value>) -> SharedReader<Member> {
      SharedReader<Member>(reference: KeyPathReference(base, keyPath))
    }
    return derive(reference)
  }

  /// Derives a reader of the result of applying a closure to the value.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    func derive(_ base: some Reference<Value>) -> SharedReader<Member> {
      SharedReader<Member>(reference: ReadReference(base, body))
    }
    return derive(reference)
  }

  /// Creates a reader of the wrapped value of an optional, or fails if the optional is `nil`.
  ///
  /// If the optional becomes `nil` later, the property keeps the last value.
  public init?(_ base: SharedReader<Value?>) {
    func unwrap(_ base: some Reference<Value?>) -> (any Reference<Value>)? {
      UnwrappedReference(base)
    }
    guard let reference = unwrap(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Creates a reader of the wrapped value of a shared optional, or fails if that is `nil`.
  ///
  /// If the optional becomes `nil` later, the property keeps the last value.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }
}
