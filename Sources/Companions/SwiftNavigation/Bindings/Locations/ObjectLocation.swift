/// An object that cannot be replaced, as the root of bindings to its members.
struct ObjectLocation<Value: AnyObject>: UIBindingLocation {
  let object: Value

  var wrappedValue: Value {
    get { object }
    nonmutating set {}
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.object === rhs.object
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
  }
}
