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

  /// Returns a binding to a member of the value, while there is one.
  ///
  /// Writing is ignored while there is no value, and so is writing `nil`.
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
  /// Once the enum is in another case, the binding returns the last value. A value written then stays
  /// with the binding, and does not change the enum.
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
  /// Writing `nil` removes the enum, unless it is in another case.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> UIBinding<Member?> where Value == Enum? {
    func open(_ location: some UIBindingLocation<Value>) -> UIBinding<Member?> {
      derived(OptionalCaseLocation<Enum, _, Member>(base: location, path: keyPath))
    }
    return open(location)
  }
}
