public import CasePaths
public import SwiftNavigation

extension UIBinding where Value: _OptionalStoreWithCaseScope, Value.CaseScope: CasePathable {
  /// Returns a binding to the value of a case of a presented enum reducer, a store for instance.
  ///
  /// ```swift
  /// @UIBindable var store = Store(initialState: Feature.State()) { Feature() }
  ///
  /// let edit = $store.scope(state: \.$destination, action: \.destination).edit
  /// ```
  ///
  /// Writing `nil` dismisses the presented feature, if it is in this case.
  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Member>
    >
  ) -> UIBinding<Member?> where Value: ExpressibleByNilLiteral {
    let member = {
      self.wrappedValue._optionalCaseScope.flatMap {
        Value.CaseScope.allCasePaths[keyPath: keyPath].extract(from: $0)
      }
    }
    return UIBinding<Member?>(
      id: CaseBindingID(base: UIBindingIdentifier(self), path: keyPath),
      get: member,
      set: { newValue, transaction in
        guard newValue == nil, member() != nil else { return }
        withUITransaction(transaction) { self.wrappedValue = nil }
      })
  }
}

private struct CaseBindingID: Hashable {
  let base: UIBindingIdentifier
  let path: AnyKeyPath
}
