public import CasePaths

extension UIBinding {
  /// Returns a binding to a member of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    func open(_ location: some UIBindingLocation<Value>) -> UIBinding<Member> {
      derived(MemberLocation(base: location, keyPath: keyPath))
    }
    return open(location)
  }

  /// Returns a binding to a member of an optional value; it reads `nil` while the value is `nil`.
  ///
  /// Writes are ignored while the value is `nil`. Writing `nil` is always ignored.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: WritableKeyPath<Wrapped, Member>
  ) -> UIBinding<Member?> where Value == Wrapped? {
    func open(_ location: some UIBindingLocation<Value>) -> UIBinding<Member?> {
      derived(OptionalMemberLocation<Wrapped, _, Member>(base: location, keyPath: keyPath))
    }
    return open(location)
  }

  /// Returns a binding to a case's associated value, or `nil` if the enum is in another case.
  ///
  /// Once the enum is in another case, the binding returns the last value. A value written then is
  /// stored in the binding only; the enum stays unchanged.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    func open(_ location: some UIBindingLocation<Value>) -> UIBinding<Member>? {
      Value.allCasePaths[keyPath: keyPath].extract(from: location.wrappedValue).map {
        derived(CaseLocation(base: location, path: keyPath, value: $0))
      }
    }
    return open(location)
  }

  /// Returns a binding to a case's associated value in an optional enum.
  ///
  /// Writing `nil` sets the enum to `nil`. While the enum is `nil` or in another case, the binding
  /// reads `nil` and ignores writes.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> UIBinding<Member?> where Value == Enum? {
    func open(_ location: some UIBindingLocation<Value>) -> UIBinding<Member?> {
      derived(OptionalCaseLocation<Enum, _, Member>(base: location, path: keyPath))
    }
    return open(location)
  }
}
