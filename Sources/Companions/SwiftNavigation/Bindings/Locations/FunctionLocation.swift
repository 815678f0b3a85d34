/// A value that one function returns and another one stores.
struct FunctionLocation<Value>: UIBindingLocation {
  let id: AnyHashable
  let get: () -> Value
  let set: (Value, UITransaction) -> Void

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue, .current) }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
