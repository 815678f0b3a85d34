#if PortableViews
/// A part of the screen that scrolls.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that scrolls its content along a set of axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    let scrollAxes: ScrollAxes =
      !axes.contains(.horizontal) ? .vertical : axes.contains(.vertical) ? .both : .horizontal
    return .element(
      ElementContent(ViewElement(details: .scroll(scrollAxes)), content: content))
  }
}
#endif
