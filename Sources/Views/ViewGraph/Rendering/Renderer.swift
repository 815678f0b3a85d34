#if PortableViews
public import ComposableUI

/// What draws a graph: it gets the first tree, then patches.
///
/// Applying every patch in order to the tree that `mount` got yields the graph's current tree.
@MainActor
public protocol Renderer: AnyObject {
  /// Draws a tree anew, replacing everything drawn before.
  func mount(_ tree: ElementTree)

  /// Applies the changes of one pass. Never called with an empty list.
  func apply(_ patches: [Patch])

  /// Applies the changes of one pass, which are to be seen with an animation if there is one.
  func apply(_ patches: [Patch], animation: Animation?)

  /// Opens an address of the web or a mail's, beside what is drawn; returns whether it can.
  func open(_ url: URL) -> Bool
}

extension Renderer {
  /// Applies the changes: a renderer that does not say otherwise shows the outcome at once.
  public func apply(_ patches: [Patch], animation: Animation?) {
    apply(patches)
  }

  /// Returns `false`: a renderer that does not say otherwise opens nothing.
  public func open(_ url: URL) -> Bool { false }
}
#endif
