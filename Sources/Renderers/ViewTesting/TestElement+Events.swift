#if PortableViews
public import ComposableUI
import Foundation
import IssueReporting
import ViewGraph

extension TestElement {
  /// Taps the element once.
  public func tap() throws {
    guard takesPointerOnly(besides: .tap) else { return try send(.tap) }
    try press().lift()
  }

  /// Taps the element twice.
  ///
  /// An element that takes single taps gets two of them first, as in a browser.
  public func doubleTap() throws {
    if tree.element.events.contains(.tap) {
      try send(.tap)
      try send(.tap)
    }
    guard takesPointerOnly(besides: .doubleTap) else { return try send(.doubleTap) }
    for _ in 1...2 { try press().lift() }
  }

  /// Replaces the text of a field.
  public func type(_ text: String) throws {
    try send(.input, value: text)
  }

  /// Switches a toggle on or off.
  public func toggle() throws {
    try send(.input, value: value == "true" ? "false" : "true")
  }

  /// Selects a choice of a picker or a tab bar by its label.
  public func select(_ label: String) throws {
    let choices = all(.option) + all(.segment) + all(.tabItem)
    guard let choice = choices.first(where: { $0.label == label && !label.isEmpty }) else {
      throw ViewTestError("There is no choice \"\(label)\"", in: self)
    }
    if choice.role == .tabItem { return try choice.tap() }
    try send(.input, value: choice.tag ?? "")
  }

  /// The labels of the choices of a picker or a tab bar.
  public var choices: [String] {
    (all(.option) + all(.segment) + all(.tabItem)).compactMap(\.label).filter { !$0.isEmpty }
  }

  /// The label of the selected choice of a picker or a tab bar.
  public var selection: String? {
    if let tab = all(.tabItem).first(where: { $0.value == "true" }) { return tab.label }
    let choices = all(.option) + all(.segment)
    return choices.first { $0.tag == value && value != "" }?.label
  }

  /// Moves a slider to a value.
  public func setValue(_ number: Double) throws {
    try send(.input, value: "\(number)")
  }

  /// Sets the value of a control in the format of a browser, such as `2026-02-28` or `#ff8000`.
  public func setValue(_ text: String) throws {
    try send(.input, value: text)
  }

  /// Increments a stepper by one step.
  public func increment() throws {
    try send(.increment)
  }

  /// Decrements a stepper by one step.
  public func decrement() throws {
    try send(.decrement)
  }

  /// Whether a disclosure group is expanded.
  public var isExpanded: Bool { value == "true" }

  /// Expands a disclosure group.
  public func expand() throws {
    if !isExpanded { try find(.button).tap() }
  }

  /// Collapses a disclosure group.
  public func collapse() throws {
    if isExpanded { try find(.button).tap() }
  }

  /// Whether the views have set the focus to the element.
  public var isFocused: Bool { tree.element.traits.isFocused == true }

  /// Gives a field the focus.
  public func focus() throws {
    try send(.focus, value: "true")
  }

  /// Takes the focus from a field.
  public func blur() throws {
    try send(.focus, value: "false")
  }

  /// Moves the pointer over the element, or away if `isInside` is false.
  public func hover(_ isInside: Bool = true) throws {
    if tree.element.events.contains(.hoverMove) {
      guard !isInside else {
        let size = frame.size
        return try hover(at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      try send(.hoverMove, value: HoverInput.left.text)
      guard tree.element.events.contains(.hover) else { return }
    }
    try send(.hover, value: "\(isInside)")
  }

  /// Presses the element long enough for a long press.
  ///
  /// - Parameter minimumDuration: The duration of the press, in seconds.
  public func longPress(minimumDuration: Double = 0.5) throws {
    guard takesPointerOnly(besides: .longPress) else { return try send(.longPress) }
    let pointer = try press()
    try pointer.wait(minimumDuration)
    try pointer.lift()
  }

  /// Whether the element takes pointers, and not an event that stands for the same.
  private func takesPointerOnly(besides event: ElementEvent) -> Bool {
    tree.element.events.contains(.pointer) && !tree.element.events.contains(event)
  }

  /// Moves a row down by a number of places, or up if the number is negative.
  public func move(by distance: Int) throws {
    try send(.move, value: "\(distance)")
  }

  /// Drags a sheet by its top to a height, and releases it.
  ///
  /// - Parameter height: The height in points, from which the sheet gets the nearest of its sizes.
  public func drag(toHeight height: Double) throws {
    try send(.move, value: "\(Int(height.rounded()))")
  }

  /// Submits a field.
  public func submit() throws {
    try send(.submit)
  }

  /// Dismisses a presentation, or goes back from a screen.
  public func dismiss() throws {
    try send(.dismiss)
  }

  /// Deletes a row.
  public func delete() throws {
    try send(.delete)
  }

  /// Lets the loading of the image of a picture fail, as in a browser.
  public func failToLoad() throws {
    try send(.fail)
  }

  /// Scrolls until another element inside shows, as a user does.
  ///
  /// Bindings of `scrollPosition(id:anchor:)` get the view that shows at their anchor.
  ///
  /// - Parameters:
  ///   - element: The element to show.
  ///   - anchor: The point of the element that goes to the same point of what is scrolled; `nil` to
  ///     scroll as little as possible.
  public func scroll(to element: TestElement, anchor: UnitPoint? = nil) throws {
    guard let scrolling = tree.element.details.scrolling, !scrolling.isDisabled else {
      throw ViewTestError("The \(role.rawValue) does not scroll", in: tester.root, at: place)
    }
    tester.scrollMeasures.phases[tree.id] = .interacting
    tester.renderer.reveal(element.tree.id, anchor: anchor, animation: nil)
    tester.measure()
    tester.scrollMeasures.phases[tree.id] = nil
    defer { tester.measure() }
    guard tree.element.events.contains(.scroll),
      let target = tester.layout().scrollTarget(of: tree.id)
    else { return }
    try send(.scroll, value: "\(target.rawValue)")
  }

  private var tag: String? {
    switch tree.element.details {
    case .option(let choice), .segment(let choice): choice.tag
    default: nil
    }
  }

  /// Sends any event; throws if the graph refuses it.
  ///
  /// An issue that is reported meanwhile, or by an effect of the event, is at the line that found the element.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - value: The event's value, if it carries one, as text such as `true`, `0.5` or `2026-02-28`.
  public func send(_ kind: ElementEvent, value: String? = nil) throws {
    let outcome = withPlace { tester.graph.handle(kind, of: tree.id, text: value) }
    guard case .refused(let refusal) = outcome else { return }
    let name = [role.rawValue, label.map { "\"\($0)\"" }].compactMap(\.self)
      .joined(separator: " ")
    throw ViewTestError(
      "The \(name) refuses \(kind.name): \(refusal.explanation)", in: tester.root, at: place)
  }

  private func withPlace<R>(_ operation: () -> R) -> R {
    guard let place else { return operation() }
    return withIssueContext(
      fileID: place.fileID, filePath: place.fileID, line: place.line, column: 1,
      operation: operation)
  }
}

extension EventOutcome.Refusal {
  fileprivate var explanation: String {
    switch self {
    case .unknownNode: "it was removed"
    case .disabled: "it is disabled"
    case .unexpectedEvent: "it has no handler for that event"
    case .invalidValue: "the value is invalid for it"
    case .covered: "something covers it"
    }
  }
}
#endif
