#if PortableViews
public import ComposableUI

/// A user's action on a rendered element.
public struct ViewEvent: Hashable, Sendable {
  /// The kind of an event.
  public typealias Kind = ElementEvent

  /// The element that gets the event.
  public var node: NodeID
  /// The kind of the event.
  public var kind: ElementEvent
  /// The value, of the type that `ElementEvent.valueKind(input:)` returns.
  public var value: EventValue?

  /// Creates an event for an element, with a value if its kind carries one.
  public init(node: NodeID, kind: ElementEvent, value: EventValue? = nil) {
    self.node = node
    self.kind = kind
    self.value = value
  }
}

/// The outcome of an event.
public enum EventOutcome: Hashable, Sendable {
  case handled
  case refused(Refusal)

  /// The reason for which an event was refused.
  public enum Refusal: String, Hashable, Sendable {
    /// The node does not exist: it was removed, or never existed.
    case unknownNode
    /// The node, or one above it, is disabled or ignores pointer events.
    case disabled
    /// The node has no handler for that kind of event.
    case unexpectedEvent
    /// The value is missing, too long or invalid for the control.
    case invalidValue
    /// A modal presentation covers the node.
    case covered
  }
}
#endif
