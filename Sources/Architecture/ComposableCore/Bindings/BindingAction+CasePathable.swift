extension BindingAction: CasePathable {
  /// Paths to the assignments to each property.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// Paths to the assignments to each property: `\.binding.email`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The assignments to a property.
    public subscript<Value: Equatable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      AnyCasePath._$embed(
        { .set(keyPath, $0) },
        extract: { keyPath ~= $0 ? $0.value as? Value : nil })
    }

    /// The assignments to a property that is marked as bindable.
    @available(*, deprecated, message: "Use '@ObservableState', whose properties are all bindable")
    public subscript<Value: Equatable>(
      dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath._$embed(
        { .set(keyPath, $0) },
        extract: { keyPath ~= $0 ? $0.value as? Value : nil })
    }
  }
}
