#if PortableViews
extension View {
  /// Changes the look of the view by its measured geometry, without a change of the layout.
  ///
  /// The geometry describes the view without the effect. A page tells it after each change, and while
  /// the user scrolls: the effect follows a moment later.
  ///
  /// - Parameter effect: A function that makes the look from the geometry.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { effect(EmptyVisualEffect(), $0).style }
  }
}

/// A view with a look that depends on its geometry, in a box that is measured.
private struct VisualEffectView<Content: View> {
  let content: Content
  let style: @Sendable (GeometryProxy) -> ElementStyle
}

extension VisualEffectView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let spaces = environment.coordinateSpaces
    return .observing(
      ObservingContent(model: GeometryModel.init) { model in
        let inside = ObservingView { [content, style] in
          // Before it is measured, the view is drawn as it is.
          var decoration = Decoration(.opacity)
          if let size = model.size.get() {
            decoration.style = style(GeometryProxy(size: size, model: model, spaces: spaces))
          }
          return content.decorated(decoration)
        }
        var box = ElementContent(ViewElement(.box), content: inside)
        box.handlers.add(.resize, frame: model.update)
        return ElementView(box)
      })
  }
}
#endif
