#if PortableViews
/// A group of views without a look of its own: modifiers apply to each view.
public struct Group<Content: View>: View, PrimitiveView {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}
#endif
