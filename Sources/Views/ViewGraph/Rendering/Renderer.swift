#if PortableViews
public import ComposableUI

/// A renderer, which draws the elements of a graph.
///
/// A renderer gets the first tree, then patches. Applying every patch in order to the tree that
/// `mount` got yields the graph's current tree.
@MainActor
public protocol Renderer: AnyObject {
  /// Whether the renderer tells the graph which views in lazy containers are near the window, by
  /// `ViewGraph.take(_:)`.
  ///
  /// Otherwise the views appear when they are made. The value must not change.
  var reportsAppearances: Bool { get }

  /// Draws a tree, which replaces everything drawn before.
  func mount(_ tree: ElementTree)

  /// Applies the changes of one pass. Never called with an empty list.
  func apply(_ patches: [Patch])

  /// Applies the changes of one pass, with an animation unless it is `nil`.
  func apply(_ patches: [Patch], animation: Animation?)

  /// Draws everything in a colour scheme, or in the user's if it is `nil`.
  ///
  /// Called when the views' preference has changed, before the changes that depend on it.
  func prefer(_ colorScheme: ColorScheme?)

  /// Scrolls so that a node shows.
  ///
  /// - Parameters:
  ///   - node: The node to show.
  ///   - anchor: The point of the node that goes to the same point of what is scrolled; `nil` to scroll
  ///     as little as possible.
  ///   - animation: The animation of the scrolling; `nil` for none.
  func reveal(_ node: NodeID, anchor: UnitPoint?, animation: Animation?)

  /// Scrolls the content of a node to an offset, as far as the content reaches.
  ///
  /// - Parameters:
  ///   - node: The node that scrolls.
  ///   - offset: The place of the content.
  ///   - animation: The animation of the scrolling; `nil` for none.
  func scroll(_ node: NodeID, to offset: ScrollOffset, animation: Animation?)

  /// Opens a web or mail address, outside of the graph; returns whether it can.
  func open(_ url: URL) -> Bool

  /// Copies a text to the user's clipboard.
  func copy(_ text: String)

  /// Gives the user a signal that is felt or heard.
  func play(_ feedback: SensoryFeedback)

  /// Offers a file to the user; returns whether it can.
  ///
  /// The file exists as long as the renderer keeps the value.
  func offer(_ file: OfferedFile) -> Bool
}

extension Renderer {
  /// `false`: the default implementation has all views appear when they are made.
  public var reportsAppearances: Bool { false }

  /// Applies the changes without an animation: the default implementation.
  public func apply(_ patches: [Patch], animation: Animation?) {
    apply(patches)
  }

  /// Does nothing: the default implementation has one colour scheme.
  public func prefer(_ colorScheme: ColorScheme?) {}

  /// Does nothing: the default implementation does not scroll.
  public func reveal(_ node: NodeID, anchor: UnitPoint?, animation: Animation?) {}

  /// Does nothing: the default implementation does not scroll.
  public func scroll(_ node: NodeID, to offset: ScrollOffset, animation: Animation?) {}

  /// Returns `false`: the default implementation opens nothing.
  public func open(_ url: URL) -> Bool { false }

  /// Does nothing: the default implementation has no clipboard.
  public func copy(_ text: String) {}

  /// Does nothing: the default implementation is silent.
  public func play(_ feedback: SensoryFeedback) {}

  /// Returns `false`: the default implementation offers no file.
  public func offer(_ file: OfferedFile) -> Bool { false }
}

/// One change of a rendered tree, addressed by node.
public enum Patch: Equatable, Sendable {
  /// Inserts a new subtree before a sibling, or last when `before` is `nil`.
  case insert(ElementTree, parent: NodeID, before: NodeID?)
  /// Removes a node and all nodes below.
  case remove(NodeID)
  /// Moves a node before a sibling under the same parent, or last when `before` is `nil`.
  case move(NodeID, before: NodeID?)
  /// Replaces an element's description; the role never changes.
  case update(NodeID, ElementChange)
  /// Draws a control's value again, because the screen shows a value that was refused.
  case restore(NodeID)

  /// Returns the update of an element from one description to another, which are compared.
  public static func update(_ id: NodeID, from old: ViewElement, to new: ViewElement) -> Self {
    .update(id, ElementChange(from: old, to: new))
  }
}
#endif
