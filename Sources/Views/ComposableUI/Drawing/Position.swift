#if PortableViews
public import Foundation

extension View {
  /// Places the middle of the view at a point of the space around it, all of which it takes.
  ///
  /// - Parameters:
  ///   - x: The distance of the middle from the left edge.
  ///   - y: The distance of the middle from the top edge.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    PositionedView(content: self, position: ElementOffset(x: Double(x), y: Double(y)))
  }

  /// Places the middle of the view at a point of the space around it, all of which it takes.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
}

/// A view in a space that its parent offers, at a place of its own.
private struct PositionedView<Content: View>: View, PrimitiveView {
  let content: Content
  let position: ElementOffset

  func content(in environment: EnvironmentValues) -> ViewContent {
    var space = ViewElement(details: .box(.space))
    space.style.maxWidth = .infinity
    space.style.maxHeight = .infinity
    // The inner box is the only child, so that several views are placed as one.
    var inner = ViewElement(.box)
    inner.style.position = position
    var box = ElementContent(inner, content: content)
    box.isDecoratable = false
    return .element(ElementContent(space, content: ElementView(box)))
  }
}
#endif
