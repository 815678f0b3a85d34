#if PortableViews
/// The moment at which a tester has the views in lists, lazy stacks and lazy grids appear.
public enum LazyViews: Sendable {
  /// Views appear as they are made, as if the window showed all of them.
  case appearAtOnce
  /// Views appear as they come into the window, and disappear as they leave it.
  ///
  /// The window is `RendererEnvironment.size`, and `TestElement.scroll(to:anchor:)` scrolls.
  case appearInWindow
}
#endif
