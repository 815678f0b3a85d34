import CustomDump

extension UIBinding {
  /// Returns a binding that prints the values written through it.
  ///
  /// - Parameter prefix: The start of each line, to tell bindings apart.
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
          let change = diff(oldValue, newValue).map { "\n\($0)" } ?? " was written, and is the same"
          output("\(label)\(change)")
        }))
  }
}
