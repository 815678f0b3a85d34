#if PortableViews
extension View {
  /// Puts views in front of the view, which keeps its size.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayersView(content: self, layer: content(), alignment: alignment, isInFront: true)
  }

  /// Puts a view in front of the view, which keeps its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayersView(content: self, layer: overlay, alignment: alignment, isInFront: true)
  }

  /// Puts views behind the view, which keeps its size.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayersView(content: self, layer: content(), alignment: alignment, isInFront: false)
  }

  /// Puts a view behind the view, which keeps its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayersView(content: self, layer: background, alignment: alignment, isInFront: false)
  }

  /// Draws a border around the view, with a width in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> some View {
    decorated(.background) { style in
      style.border = content.resolvedColor.map { ElementBorder(color: $0, width: width) }
    }
  }

  /// Clips the content of the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    decorated(.clip) { $0.isClipped = true }
  }

  /// Draws a shadow behind the view.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> some View {
    decorated(.clip) { style in
      style.shadow = ElementShadow(
        color: color.element, radius: radius, offset: ElementOffset(x: x, y: y))
    }
  }
}

/// A view with another view in front of it or behind it.
struct LayersView<Content: View, Layer: View>: View, PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(details: .layer(isInFront: isInFront))
    element.style.alignment = alignment.element
    return .element(
      ElementContent(
        ViewElement(.layers),
        content: TupleView((content, ElementView(ElementContent(element, content: layer))))))
  }
}
#endif
