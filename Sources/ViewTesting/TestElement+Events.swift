#if !canImport(SwiftUI)
  public import ViewGraph

  extension TestElement {
    /// Taps the element.
    public func tap() throws {
      try send(.tap)
    }

    /// Taps the element twice.
    ///
    /// A person cannot tap twice without tapping: an element that takes single taps gets two as
    /// well.
    public func doubleTap() throws {
      if tree.element.events.contains(.tap) {
        try send(.tap)
        try send(.tap)
      }
      try send(.doubleTap)
    }

    /// Replaces the text of a field.
    public func type(_ text: String) throws {
      try send(.input, value: text)
    }

    /// Switches a toggle over.
    public func toggle() throws {
      try send(.input, value: value == "true" ? "false" : "true")
    }

    /// Submits a field.
    public func submit() throws {
      try send(.submit)
    }

    /// Asks a presentation or a screen to go away.
    public func dismiss() throws {
      try send(.dismiss)
    }

    /// Deletes a row.
    public func delete() throws {
      try send(.delete)
    }

    /// Sends any event; throws if the graph refuses it.
    public func send(_ kind: ViewEvent.Kind, value: String? = nil) throws {
      let outcome = tester.graph.handle(ViewEvent(node: tree.id, kind: kind, value: value))
      guard case .refused(let refusal) = outcome else { return }
      let name = [role.rawValue, label.map { "\"\($0)\"" }].compactMap(\.self)
        .joined(separator: " ")
      throw ViewTestError(
        "The \(name) refuses \(kind.rawValue): \(refusal.explanation)", in: tester.root)
    }
  }

  extension EventOutcome.Refusal {
    fileprivate var explanation: String {
      switch self {
      case .unknownNode: "it is gone"
      case .disabled: "it is disabled"
      case .unexpectedEvent: "it does not take that"
      case .invalidValue: "the value is not one it can have"
      case .covered: "something covers it"
      }
    }
  }
#endif
