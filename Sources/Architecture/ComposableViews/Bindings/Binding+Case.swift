import ComposableCore
import ComposableUI

extension Binding where Value: _OptionalStoreWithCaseScope, Value.CaseScope: CasePathable {
  /// Returns a binding to the content of one case of a presented enum reducer, such as a store.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// The content may be another enum reducer, so that cases can be chained:
  /// `destination.inner.leaf`. Writing `nil` dismisses the feature if it is in this case.
  @MainActor
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Member>
    >
  ) -> Binding<Member?> where Value: ExpressibleByNilLiteral {
    let path = Value.CaseScope.allCasePaths[keyPath: keyPath]
    let base = UncheckedSendable(self)
    let member: @MainActor () -> Member? = {
      base.value.wrappedValue._optionalCaseScope.flatMap { path.extract(from: $0) }
    }
    return Binding<Member?>(
      get: { member() },
      set: { newValue in
        guard newValue == nil, member() != nil else { return }
        base.value.wrappedValue = nil
      })
  }
}
