#if PortableViews
public import ComposableUI
public import ViewGraph

/// A renderer that ``RendererConformance`` can look at and use as a person would.
@MainActor
public protocol ConformingRenderer: Renderer {
  /// Everything that the renderer draws, as a text; drawings that look alike have the same text.
  var drawing: String { get }

  /// Returns the event that a person's action on a drawn element sends.
  ///
  /// The renderer finds the action in what it has drawn, as it does for a person's input.
  ///
  /// - Parameters:
  ///   - event: The kind of action.
  ///   - node: The element.
  ///   - value: The value that the person enters, as text, if the action has one.
  /// - Returns: The event; `nil` if the drawn element does not offer the action.
  func action(_ event: ElementEvent, on node: NodeID, value: String?) -> RendererAction?
}

/// An event that a renderer sends to a graph.
public struct RendererAction: Hashable, Sendable {
  /// The kind of event.
  public var event: ElementEvent
  /// The element that gets the event.
  public var node: NodeID
  /// The event's value as text, if it has one.
  public var value: String?

  /// Creates an event.
  public init(_ event: ElementEvent, on node: NodeID, value: String? = nil) {
    self.event = event
    self.node = node
    self.value = value
  }
}
#endif
