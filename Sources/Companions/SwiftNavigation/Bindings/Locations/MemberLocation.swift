/// A member of the value of another location.
struct MemberLocation<Base: UIBindingLocation, Value>: UIBindingLocation {
  let base: Base
  let keyPath: WritableKeyPath<Base.Value, Value>

  var wrappedValue: Value {
    get { base.wrappedValue[keyPath: keyPath] }
    nonmutating set {
      if let keyPath = keyPath as? ReferenceWritableKeyPath<Base.Value, Value> {
        // The object stays the same, so it is not written back.
        base.wrappedValue[keyPath: keyPath] = newValue
      } else {
        var value = base.wrappedValue
        value[keyPath: keyPath] = newValue
        base.wrappedValue = value
      }
    }
  }
}

/// A member of the value of another location, or `nil` while that location holds `nil`.
struct OptionalMemberLocation<Wrapped, Base: UIBindingLocation, Value>: UIBindingLocation
where Base.Value == Wrapped? {
  let base: Base
  let keyPath: WritableKeyPath<Wrapped, Value>

  var wrappedValue: Value? {
    get { base.wrappedValue?[keyPath: keyPath] }
    nonmutating set {
      guard let newValue, var value = base.wrappedValue else { return }
      value[keyPath: keyPath] = newValue
      if !(keyPath is ReferenceWritableKeyPath<Wrapped, Value>) { base.wrappedValue = value }
    }
  }
}
