#if PortableViews
public import ComposableUI

/// An object that draws a graph.
///
/// It gets the first tree, then patches.
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

  /// Opens a web or mail address, outside of the graph; returns whether it can.
  func open(_ url: URL) -> Bool
}

extension Renderer {
  /// Applies the changes at once, without an animation, by default.
  public func apply(_ patches: [Patch], animation: Animation?) {
    apply(patches)
  }

  /// Returns `false`: by default, a renderer opens nothing.
  public func open(_ url: URL) -> Bool { false }
}
#endif
