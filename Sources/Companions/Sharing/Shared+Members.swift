extension Shared {
  /// Derives a shared value from a property of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    func derive(_ base: some MutableReference<Value>) -> Shared<Member> {
      Shared<Member>(reference: WritableKeyPathReference(base, keyPath))
    }
    return derive(reference)
  }

  /// Derives a reader of a read-only property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader(self)[dynamicMember: keyPath]
  }

  /// Derives a reader of the result of applying a closure to the value.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader(self).read(body)
  }

  /// Creates a property that shares the wrapped value of an optional, or fails if that is `nil`.
  ///
  /// If the optional becomes `nil` later, the property keeps the last value. Changes of that value
  /// do not affect the optional.
  public init?(_ base: Shared<Value?>) {
    func unwrap(_ base: some MutableReference<Value?>) -> (any MutableReference<Value>)? {
      UnwrappedReference(base)
    }
    guard let reference = unwrap(base.reference) else { return nil }
    self.init(reference: reference)
  }
}
