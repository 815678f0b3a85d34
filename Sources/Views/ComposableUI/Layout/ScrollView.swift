#if PortableViews
/// A part of the screen that scrolls.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Creates a view that scrolls its content along a set of axes, with scroll bars or without.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  package func content(in environment: EnvironmentValues) -> ViewContent {
    var scrolling = environment.scrolling(ScrollAxes(axes) ?? .vertical)
    if !showsIndicators { scrolling.hiddenIndicators = .both }
    var element = ElementContent(
      ViewElement(details: .scroll(scrolling)),
      content: EnvironmentView(content: content, change: InsideScrolling()))
    if let position = environment.scrollPosition?.model, !scrolling.isDisabled {
      element.handlers.add(.scroll) { value in
        guard case .integer(let node) = value else { return false }
        return position.take(node)
      }
    }
    element.handlers.addScrollObservers(in: environment)
    return .element(element)
  }
}
#endif
