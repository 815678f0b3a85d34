/// A weak reference that is only read on the actor that its object is isolated to.
struct IsolatedWeak<Object: AnyObject>: @unchecked Sendable {
  // Safe: the only access to the object is on that actor.
  private(set) weak var value: Object?

  init(_ value: Object) {
    self.value = value
  }
}
