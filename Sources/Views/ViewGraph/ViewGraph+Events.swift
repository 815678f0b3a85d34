#if PortableViews
package import ComposableUI

extension ViewGraph {
  /// The greatest length of an event's value, in bytes.
  private static var valueLimit: Int { 65_536 }

  /// Runs the handler of an event and flushes, or refuses the event with a warning.
  ///
  /// Pending changes are flushed first, and the event is checked against the updated tree. So an
  /// element that they remove refuses the event, and a row that they move is at its new index.
  @discardableResult
  public func handle(_ event: ViewEvent) -> EventOutcome {
    flush()
    let refusal = withOpener { perform(event) }
    flush()
    guard let refusal else { return .handled }
    logger.warning(
      "Refused an event",
      metadata: [
        "node": "\(event.node)", "event": "\(event.kind.rawValue)",
        "reason": "\(refusal.rawValue)",
      ])
    return .refused(refusal)
  }

  private func perform(_ event: ViewEvent) -> EventOutcome.Refusal? {
    guard let element = elements[event.node] else { return .unknownNode }
    if isCovered(element, for: event.kind) { return .covered }
    if isDisabled(element) || isOutOfReach(element, for: event.kind) { return .disabled }
    guard element.element.events.contains(event.kind.elementEvent),
      let handler = element.handlers[event.kind.elementEvent]
    else { return .unexpectedEvent }
    if let value = event.value, value.utf8.count > Self.valueLimit { return .invalidValue }
    guard handler(event.value) else { return .invalidValue }
    if event.kind == .input, let value = event.value { element.noteInput(value) }
    return nil
  }

  private func isDisabled(_ element: RenderedElement) -> Bool {
    var current: RenderedElement? = element
    while let ancestor = current {
      if ancestor.element.isDisabled { return true }
      if ancestor.element.role.isModal { return false }
      current = ancestor.parent
    }
    return false
  }

  /// Returns whether the element ignores pointer events: it or an ancestor disallows hit testing.
  private func isOutOfReach(_ element: RenderedElement, for kind: ViewEvent.Kind) -> Bool {
    guard [.tap, .doubleTap, .hover, .longPress].contains(kind) else { return false }
    return sequence(first: element, next: \.parent)
      .contains { $0.element.style.allowsHitTesting == false }
  }

  /// Returns whether a presentation or a screen on top hides the element.
  private func isCovered(_ element: RenderedElement, for kind: ViewEvent.Kind) -> Bool {
    let top = modals.last
    var current: RenderedElement? = element
    while let ancestor = current {
      if ancestor === top { return false }
      if ancestor.element.role == .tabPanel, ancestor.element.value != "true" { return true }
      if ancestor.element.role == .screen, let stack = ancestor.parent,
        stack.children.last !== ancestor, !(ancestor === element && kind == .dismiss)
      {
        return true
      }
      current = ancestor.parent
    }
    return top != nil
  }
}

extension ViewEvent.Kind {
  /// The event as a set, as elements list those that they take.
  package var elementEvent: ElementEvents {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .input: .input
    case .submit: .submit
    case .dismiss: .dismiss
    case .navigate: .navigate
    case .delete: .delete
    case .increment: .increment
    case .decrement: .decrement
    case .focus: .focus
    case .move: .move
    case .hover: .hover
    case .longPress: .longPress
    }
  }
}
#endif
