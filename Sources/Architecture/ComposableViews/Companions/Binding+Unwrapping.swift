import ComposableUI

extension Binding {
  /// Creates a binding to the value of an optional, if there is one.
  ///
  /// It reads what it read last once the optional is `nil`, and then writes nothing.
  public init?(unwrapping base: Binding<Value?>) {
    self.init(base)
  }
}
