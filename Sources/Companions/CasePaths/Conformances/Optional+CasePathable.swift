import IssueReporting

extension Optional: CasePathable, CasePathIterable {
  /// The paths to `none`, to `some`, and to the cases of a wrapped enum.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The key path of the case that the given optional is in.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      switch root {
      case .none: \.none
      case .some: \.some
      }
    }

    /// The path to the case `none`, which has no associated value.
    @inlinable
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(
        embed: { .none },
        extract: {
          guard case .none = $0 else { return nil }
          return ()
        })
    }

    /// The path to the wrapped value.
    @inlinable
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// The path to a case of the wrapped enum.
    ///
    /// The path may pass through any number of optionals:
    ///
    /// ```swift
    /// let amount = \Trip.Cases.booking.payment.amount  // over 'Int', of two optionals
    /// ```
    ///
    /// If one of these optionals is `nil`, the root is not in the case.
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable {
      some.appending(Wrapped.allCasePaths[keyPath: keyPath])
    }

    /// The path to a case of the wrapped enum, with an optional value if the context requires one.
    @_disfavoredOverload
    @inlinable
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable {
      Wrapped.allCasePaths[keyPath: keyPath].optional
    }

    /// Returns an iterator over the key paths of both cases.
    public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
      let keyPaths: [PartialCaseKeyPath<Optional>] = [\.none, \.some]
      return keyPaths.makeIterator()
    }

    @usableFromInline
    init() {}
  }

  /// The paths to `none` and `some`.
  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional where Wrapped: CasePathable {
  /// Returns whether there is a wrapped value and it is in the given case.
  @_disfavoredOverload
  @inlinable
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the associated value of a case of the wrapped value in place.
  ///
  /// Reports an issue, and changes nothing, if the optional is `nil` or its value is in another
  /// case.
  @_disfavoredOverload
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let path = Self.allCasePaths.some.appending(AnyCasePath(keyPath))
    guard path.modifyIfPresent(&self, yield) == nil else {
      return
    }
    reportIssue(
      unexpectedCaseMessage(Value.self, value: self as Any),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension AnyCasePath {
  /// The path to the same case of an optional enum, with an optional value.
  ///
  /// The property is declared in an extension without constraints, because a sendable function must
  /// not capture the conformance of `Root` to a protocol.
  @usableFromInline
  var optional: AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map(embedFunction) },
      extract: {
        guard let root = $0, let value = extractFunction(root) else { return nil }
        return .some(value)
      })
  }
}
