import ConcurrencyExtras

/// A reference to the wrapped value of another reference's optional value.
///
/// While the optional is `nil`, the reference has the last value that it read. Changes then affect
/// that value only, and the optional stays `nil`.
final class UnwrappedReference<Base: Reference, Value>: DerivedReference, Sendable
where Base.Value == Value? {
  let base: Base
  private let last: LastValue<Value>

  init?(_ base: Base) {
    guard let value = base.value else { return nil }
    self.base = base
    self.last = LastValue(value)
  }

  var value: Value { last.updated(by: base.readableValue ?? nil) }
  var readableValue: Value? { value }
  var actualValue: Value { last.updated(by: base.actualValue) }
  var description: String { base.description }
}

extension UnwrappedReference: MutableReference where Base: MutableReference {
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { optional in
      if optional == nil {
        var value = last.updated(by: nil)
        defer { last.updated(by: value) }
        return try operation(&value)
      }
      defer { last.updated(by: optional) }
      return try operation(&optional!)
    }
  }
}
