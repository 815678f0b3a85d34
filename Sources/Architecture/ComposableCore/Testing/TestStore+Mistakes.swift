public import CasePaths

// Key paths to no case, and values of other types, are errors with words here. Without these functions, the
// compiler says that a key path is no action, or produces no diagnostic at all.

extension TestStore {
  /// Refuses a case that the actions do not have.
  @available(*, unavailable, message: "The actions have no case of this name")
  public func send(
    _ action: KeyPath<_UnknownCase, _UnknownCase>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async -> TestStoreTask {
    preconditionFailure("'send' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have.
  @available(*, unavailable, message: "The actions have no case of this name")
  public func send<Value>(
    _ action: KeyPath<_UnknownCase, _UnknownCase>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async -> TestStoreTask {
    preconditionFailure("'send' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have.
  @available(*, unavailable, message: "The actions have no case of this name")
  public func receive(
    _ actionCase: KeyPath<_UnknownCase, _UnknownCase>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {
    preconditionFailure("'receive' was called with an unknown case")
  }

  /// Refuses a case that the actions do not have.
  @available(*, unavailable, message: "The actions have no case of this name")
  public func receive<Value>(
    _ actionCase: KeyPath<_UnknownCase, _UnknownCase>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {
    preconditionFailure("'receive' was called with an unknown case")
  }

  /// Refuses a value that the case cannot hold, or that cannot be compared.
  @available(
    *, unavailable,
    message: "The value is not of the case's type, or that type is not 'Equatable'"
  )
  public func receive<CaseValue, Value>(
    _ actionCase: CaseKeyPath<Action, CaseValue>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) async {
    preconditionFailure("'receive' was called with a value of another type")
  }
}
