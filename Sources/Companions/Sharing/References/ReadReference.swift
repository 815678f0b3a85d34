/// A reference to the result of applying a closure to the value of another reference.
final class ReadReference<Base: Reference, Value>: DerivedReference, Sendable {
  let base: Base
  let body: @Sendable (Base.Value) -> Value

  init(_ base: Base, _ body: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    self.body = body
  }

  var value: Value { body(base.value) }
  var readableValue: Value? { base.readableValue.map(body) }
  var actualValue: Value { body(base.actualValue) }
  var description: String { "\(base.description).read { … }" }
}
