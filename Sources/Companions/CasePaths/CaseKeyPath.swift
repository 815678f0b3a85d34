/// A key path to a case of an enum.
///
/// Case key paths have the syntax of key paths to properties, `\Action.Cases.login` or just
/// `\.login`, and lead through any number of nested enums: `\.destination.login`. Two case key
/// paths are equal if they lead to the same case.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

extension KeyPath {
  /// Embeds a value in the case that this key path leads to.
  @inlinable
  public func callAsFunction<Enum, AssociatedValue>(_ value: AssociatedValue) -> Enum
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    AnyCasePath(self).embedFunction(value)
  }

  /// Returns the enum in the case that this key path leads to, which has no associated value.
  @inlinable
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embedFunction(())
  }
}

extension KeyPath {
  /// Returns this key path as a sendable one.
  ///
  /// > Important: The compiler does not check that the key path is sendable. Make sure that it
  /// > captures only sendable values, such as arguments of subscripts.
  public func unsafeSendable<Enum, AssociatedValue>() -> any CaseKeyPath<Enum, AssociatedValue>
    & Sendable
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    // Safe: a marker protocol does not change the representation of an object.
    unsafeBitCast(self, to: (any CaseKeyPath<Enum, AssociatedValue> & Sendable).self)
  }
}

extension KeyPath {
  /// Returns the path cached by this thread for this key path, or `nil` if it is not used often.
  @inlinable
  func keptPath<Enum, AssociatedValue>() -> AnyCasePath<Enum, AssociatedValue>?
  where Root == Case<Enum>, Value == Case<AssociatedValue> {
    CasePathCache.path(for: self) { Case<Enum>()[keyPath: self].rooted(in: Enum.self) }
      // Safe: the cache retains its key paths, so an equal address means an equal type.
      .map { unsafeDowncast($0, to: RootedCase<Enum, AssociatedValue>.self).path }
  }
}

extension KeyPath {
  /// Returns the case key path for this key path to a property of `AllCasePaths`.
  ///
  /// The result is cached per thread: a key path in frequent use returns the same object each time.
  package func caseKeyPath<Enum: CasePathable, AssociatedValue>()
    -> CaseKeyPath<Enum, AssociatedValue>
  where Root == Enum.AllCasePaths, Value == AnyCasePath<Enum, AssociatedValue> {
    func make() -> CaseKeyPath<Enum, AssociatedValue> { \Case<Enum>.[dynamicMember: self] }
    guard let kept = CasePathCache.path(for: self, orKeep: make) else { return make() }
    // Safe: the cache retains its key paths, so an equal address means an equal type.
    return unsafeDowncast(kept, to: CaseKeyPath<Enum, AssociatedValue>.self)
  }
}

extension _AppendKeyPath {
  /// Returns whether a value is in the case that a key path leads to.
  ///
  /// ```swift
  /// switch action {
  /// case \.profile.presented.saveButtonTapped: print("saved")
  /// default: print("something else")
  /// }
  /// ```
  @inlinable
  public static func ~= <Enum: CasePathable, AssociatedValue>(pattern: Self, value: Enum) -> Bool
  where Self == CaseKeyPath<Enum, AssociatedValue> {
    value[case: pattern] != nil
  }

  /// Returns whether a value is in the case that a key path leads to.
  @inlinable
  public static func ~= <Enum: CasePathable, AssociatedValue>(pattern: Self, value: Enum) -> Bool
  where Self == KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, AssociatedValue>> {
    value[case: pattern] != nil
  }
}
