/// The identity of the location that a binding reads and writes.
///
/// Bindings of the same location have equal identifiers.
public struct UIBindingIdentifier: Hashable {
  private let location: AnyHashable

  /// Creates the identifier of a binding.
  public init<Value>(_ binding: UIBinding<Value>) {
    location = AnyHashable(binding.location)
  }
}
