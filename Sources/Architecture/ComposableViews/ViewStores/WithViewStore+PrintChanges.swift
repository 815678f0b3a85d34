import CustomDump

extension WithViewStore {
  /// Prints the observed state at the view's first evaluation, and its changes at every later one.
  ///
  /// Does nothing in release builds. Underscored because it is a debugging aid.
  ///
  /// - Parameter prefix: The beginning of the output.
  public func _printChanges(_ prefix: String = "") -> Self {
    printChanges(prefix) { print($0) }
  }

  package func printChanges(_ prefix: String, to output: @escaping (String) -> Void) -> Self {
    #if DEBUG
    var view = self
    let name = "WithViewStore<\(ViewState.self), \(ViewAction.self), _>"
    view.printer = ViewStatePrinter(
      name: prefix.isEmpty ? name : "\(prefix): \(name)", output: output)
    return view
    #else
    return self
    #endif
  }
}

/// Prints the changes of the state that a view observes.
final class ViewStatePrinter<ViewState> {
  private let name: String
  private let output: (String) -> Void
  private var lastState: ViewState?

  init(name: String, output: @escaping (String) -> Void) {
    self.name = name
    self.output = output
  }

  func evaluated(_ state: ViewState) {
    defer { lastState = state }
    guard let lastState else {
      return output("\(name) was evaluated with:\n\(dump(state))")
    }
    guard let difference = diff(lastState, state) else {
      return output("\(name) was evaluated again: its state shows no difference")
    }
    output("\(name) was evaluated again:\n\(difference)")
  }

  private func dump(_ state: ViewState) -> String {
    var text = ""
    customDump(state, to: &text, indent: 2)
    return text
  }
}
