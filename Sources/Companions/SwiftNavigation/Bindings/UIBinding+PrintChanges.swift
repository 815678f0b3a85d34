import CustomDump

extension UIBinding {
  /// Returns a binding that prints the difference that each write makes.
  ///
  /// - Parameter prefix: The start of each output. If empty, the binding's type.
  public func _printChanges(_ prefix: String = "") -> Self {
    printingChanges(prefix) { print($0) }
  }

  package func printingChanges(_ prefix: String, to output: @escaping (String) -> Void) -> Self {
    let base = self
    return Self(
      location: FunctionLocation(
        id: AnyHashable(UIBindingIdentifier(self)),
        get: { base.wrappedValue },
        set: { newValue, _ in
          let oldValue = base.wrappedValue
          base.wrappedValue = newValue
          let label = prefix.isEmpty ? "UIBinding<\(Value.self)>" : prefix
          let change = diff(oldValue, newValue).map { "\n\($0)" } ?? " was set to an equal value"
          output("\(label)\(change)")
        }))
  }
}
