/// What tells bindings apart: two are the same if they read and write the same.
public struct UIBindingIdentifier: Hashable {
  private let location: AnyHashable

  /// Creates the identifier of a binding.
  public init<Value>(_ binding: UIBinding<Value>) {
    location = AnyHashable(binding.location)
  }
}
