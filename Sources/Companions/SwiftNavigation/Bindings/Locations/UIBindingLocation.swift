/// The storage that a binding reads and writes.
///
/// Equal locations read and write the same value.
protocol UIBindingLocation<Value>: Hashable {
  associatedtype Value

  var wrappedValue: Value { get nonmutating set }
}
