#if PortableViews
/// A user's action on a rendered element.
public struct ViewEvent: Hashable, Sendable {
  /// The kind of the event.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case tap, doubleTap, input, submit, dismiss, navigate, delete, increment, decrement, focus
    case move, hover, longPress
  }

  /// The element that gets the event.
  public var node: NodeID
  /// The kind of the event.
  public var kind: Kind
  /// The value that `input`, `navigate`, `focus`, `move` and `hover` carry.
  public var value: String?

  /// Creates an event for an element, with a value if its kind carries one.
  public init(node: NodeID, kind: Kind, value: String? = nil) {
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
