public import Sharing

extension UIBinding {
  /// Creates a binding to a shared value.
  public init(_ base: Shared<Value>) {
    self.init(location: SharedLocation(base))
  }
}

private final class SharedLocation<Value>: UIBindingLocation, HashableObject {
  let base: Shared<Value>

  init(_ base: Shared<Value>) {
    self.base = base
  }

  var wrappedValue: Value {
    get { base.wrappedValue }
    set { base.withLock { $0 = newValue } }
  }
}
