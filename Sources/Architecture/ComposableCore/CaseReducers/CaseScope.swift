/// The stores of a reducer that is an enum, one in each case.
///
/// Underscored because only code that macros write conforms.
public protocol _CaseScopeProtocol {}

/// A store of an enum, with a store for each case of the state.
///
/// Underscored because only bindings to the cases of such stores use it.
@preconcurrency @MainActor
public protocol _StoreWithCaseScope<CaseScope> {
  /// The stores of all cases.
  associatedtype CaseScope

  /// The store of the case that the state is in.
  var _caseScope: CaseScope { get }
}

/// An optional store of an enum, with a store for each case of the state.
///
/// Underscored because only bindings to the cases of such stores use it.
@preconcurrency @MainActor
public protocol _OptionalStoreWithCaseScope<CaseScope> {
  /// The stores of all cases.
  associatedtype CaseScope

  /// The store of the case that the state is in, or `nil` without a store.
  var _optionalCaseScope: CaseScope? { get }
}

extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {
  /// The store of the case that the state is in, or `nil` without a store.
  public var _optionalCaseScope: Wrapped.CaseScope? { self?._caseScope }
}
