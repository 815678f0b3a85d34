#if PortableViews
public import ComposableUI

extension ViewGraph {
  /// The greatest length of an event's value, in bytes.
  private static var valueLimit: Int { 65_536 }

  /// Runs the handler of an event and flushes, or refuses the event with a warning.
  ///
  /// Pending changes are flushed first, and the event is checked against the updated tree. So an
  /// element that they remove refuses the event, and a row that they move is at its new index.
  @discardableResult
  public func handle(_ event: ViewEvent) -> EventOutcome {
    handle(event.kind, of: event.node) { _ in event.value }
  }

  /// Runs the handler of an event whose value is a text, and flushes, or refuses the event.
  ///
  /// For renderers that get text: the element's details say which value the text stands for.
  ///
  /// - Parameters:
  ///   - kind: The kind of event.
  ///   - node: The element that gets the event.
  ///   - text: The value as text in the form of `ElementDetails.valueText`, if there is one.
  @discardableResult
  public func handle(_ kind: ElementEvent, of node: NodeID, text: String?) -> EventOutcome {
    handle(kind, of: node) { details throws(InvalidEventValue) in
      if let text, text.utf8.count > Self.valueLimit { throw InvalidEventValue() }
      return try details.value(from: text, for: kind)
    }
  }

  private func handle(
    _ kind: ElementEvent, of node: NodeID,
    value: (ElementDetails) throws(InvalidEventValue) -> EventValue?
  ) -> EventOutcome {
    flush()
    let refusal = withServices { perform(kind, on: node, value: value) }
    flush()
    guard let refusal else { return .handled }
    if kind == .input, elements[node] != nil { renderer.apply([.restore(node)]) }
    logger.warning(
      "Refused an event",
      metadata: [
        "node": "\(node)", "event": "\(kind.name)", "reason": "\(refusal.rawValue)",
      ])
    return .refused(refusal)
  }

  private func perform(
    _ kind: ElementEvent, on node: NodeID,
    value: (ElementDetails) throws(InvalidEventValue) -> EventValue?
  ) -> EventOutcome.Refusal? {
    guard let element = elements[node] else { return .unknownNode }
    if kind == .pointer, cancelsPointers(of: element, value: value) { return nil }
    // These are no actions of the user, and occur behind a presentation too.
    if ![.resize, .appear, .fail, .scrolling, .visibility].contains(kind) {
      if isCovered(element, for: kind) { return .covered }
      // Disabled views scroll.
      if kind != .scroll, isDisabled(element) || isOutOfReach(element, for: kind) {
        return .disabled
      }
    }
    let role = RoleDescription(element.element.role)
    guard role.events.contains(kind), element.element.events.contains(kind),
      let handler = element.handlers[kind]
    else { return .unexpectedEvent }
    do {
      let value = try value(element.element.details)
      guard value?.kind == kind.valueKind(input: role.input) else { return .invalidValue }
      if kind == .appear {
        take(isNear: value == .flag(true), of: element)
        return nil
      }
      guard handler(value) else { return .invalidValue }
      element.noteShown(after: kind, value)
      return nil
    } catch {
      return .invalidValue
    }
  }

  /// Cancels the gesture of an element that takes no events any more, at the end of a press.
  ///
  /// A press that has begun before ends some time, which is nothing to refuse. Returns `false` for
  /// everything else.
  private func cancelsPointers(
    of element: RenderedElement,
    value: (ElementDetails) throws(InvalidEventValue) -> EventValue?
  ) -> Bool {
    guard let handler = element.handlers[.pointer],
      isCovered(element, for: .pointer) || isDisabled(element)
        || isOutOfReach(element, for: .pointer),
      let value = try? value(element.element.details), case .pointer(let input) = value,
      input.phase.isEnd
    else { return false }
    return handler(.pointer(PointerInput(.cancelled, time: input.time)))
  }

  /// Takes the sizes that a renderer has measured for an arrangement, and flushes.
  ///
  /// Returns `false` for a report that belongs to no arrangement, or to an earlier revision of one:
  /// such a report has no effect.
  ///
  /// - Parameters:
  ///   - reports: The reports, keyed by the node of the arrangement.
  @discardableResult
  public func take(_ reports: [NodeID: ArrangementReport]) -> Bool {
    let outcomes = reports.map { arranged.take($0.value, for: $0.key) }
    flush()
    return outcomes.allSatisfy(\.self)
  }

  private func isDisabled(_ element: RenderedElement) -> Bool {
    var current: RenderedElement? = element
    while let ancestor = current {
      if ancestor.element.isDisabled { return true }
      if RoleDescription(ancestor.element.role).isModal { return false }
      current = ancestor.parent
    }
    return false
  }

  /// Returns whether the element ignores pointer events: it or an ancestor disallows hit testing.
  private func isOutOfReach(_ element: RenderedElement, for kind: ElementEvent) -> Bool {
    guard [.tap, .doubleTap, .hover, .hoverMove, .longPress, .pointer, .drag, .drop].contains(kind)
    else {
      return false
    }
    return sequence(first: element, next: \.parent)
      .contains { $0.element.style.allowsHitTesting == false }
  }

  /// Returns whether a presentation or a screen on top hides the element, or a layout does.
  ///
  /// Presentations in front of the topmost modal one hide nothing.
  private func isCovered(_ element: RenderedElement, for kind: ElementEvent) -> Bool {
    let top = modals.lastIndex { $0.element.isModal }
    let reachable = modals[(top ?? 0)...]
    var current: RenderedElement? = element
    while let ancestor = current {
      if reachable.contains(where: { $0 === ancestor }) { return false }
      if ancestor.element.details == .tabPanel(isShown: false) { return true }
      if ancestor.element.style.placement?.isShown == false { return true }
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
#endif
