/// Where a binding reads and writes; equal ones read and write the same.
protocol UIBindingLocation<Value>: Hashable {
  associatedtype Value

  var wrappedValue: Value { get nonmutating set }
}
