import ProbeInstrument
import Testing
import ViewTesting

/// A probe under test, with its log.
@MainActor
struct Bench {
  let log = EvaluationLog()
  let screen: ViewTester

  init(_ view: some View) {
    screen = ViewTester(view.environment(log))
  }

  /// Returns the names of the views that a step evaluates, in order.
  ///
  /// The step has no suspension, so that nothing else on the main actor can be recorded.
  func evaluations(_ step: (ViewTester) throws -> Void) rethrows -> [String] {
    // Pending changes are drawn first: reading the tree draws them.
    _ = screen.root
    log.clear()
    try step(screen)
    _ = screen.root
    return log.names
  }

  /// Expects a step to evaluate certain views, each as often as it is listed.
  ///
  /// The order is not compared: views of one depth that one change concerns come in any order.
  func expect(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
    of step: (ViewTester) throws -> Void
  ) rethrows {
    let names = try evaluations(step)
    #expect(names.sorted() == expected.sorted(), sourceLocation: sourceLocation)
  }
}

// A person's taps and entries; a test may say which views each evaluates.
extension Bench {
  func tap(
    _ label: String, at index: Int = 0, evaluates expected: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(expected, sourceLocation) { screen in
      let buttons = screen.front.all(.button).filter { $0.label == label }
      // The error of a button that is not there shows the screen.
      try (index < buttons.count ? buttons[index] : screen.button(label)).tap()
    }
  }

  func follow(
    _ label: String, evaluates expected: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(expected, sourceLocation) { try $0.link(label).tap() }
  }

  func toggle(
    _ label: String, evaluates expected: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(expected, sourceLocation) { try $0.toggle(label).toggle() }
  }

  func type(
    _ text: String, into label: String, evaluates expected: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(expected, sourceLocation) { try $0.textField(label).type(text) }
  }

  private func check(
    _ expected: [String]?, _ sourceLocation: SourceLocation, of step: (ViewTester) throws -> Void
  ) throws {
    let names = try evaluations(step)
    if let expected {
      #expect(names.sorted() == expected.sorted(), sourceLocation: sourceLocation)
    }
  }
}
