#if !canImport(SwiftUI)
  /// What draws a graph: it gets the first tree, then patches.
  ///
  /// Applying every patch in order to the tree that `mount` got yields the graph's current tree.
  @MainActor
  public protocol Renderer: AnyObject {
    /// Draws a tree anew, replacing everything drawn before.
    func mount(_ tree: ElementTree)

    /// Applies the changes of one pass. Never called with an empty list.
    func apply(_ patches: [Patch])
  }
#endif
