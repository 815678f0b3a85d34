/// A constant value, which ignores writes.
final class ConstantLocation<Value>: UIBindingLocation, HashableObject {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  var wrappedValue: Value {
    get { value }
    set {}
  }
}
