#if PortableViews
/// A view whose outermost elements are changed.
struct DecoratedView<Content: View> {
  let content: Content
  let decoration: Decoration
}

extension DecoratedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .decorated(decoration, content)
  }
}

extension View {
  /// Changes the outermost elements of the view.
  nonisolated package func decorated(_ decoration: Decoration) -> some View {
    DecoratedView(content: self, decoration: decoration)
  }

  /// Sets an attribute of the outermost elements of the view, unless the value is `nil`.
  nonisolated func decorated(
    _ stage: Decoration.Stage, attribute: ElementAttribute, _ value: String?
  ) -> some View {
    var decoration = Decoration(stage)
    decoration.attributes[attribute] = value
    return decorated(decoration)
  }

  /// Adds handlers of gestures to the outermost elements of the view.
  nonisolated func gestures(_ addHandlers: (inout EventHandlers) -> Void) -> some View {
    var handlers = EventHandlers()
    addHandlers(&handlers)
    var decoration = Decoration(.gesture)
    decoration.handlers = handlers
    return decorated(decoration)
  }

  /// Changes the style of the outermost elements of the view.
  nonisolated package func decorated(
    _ stage: Decoration.Stage, style: (inout ElementStyle) -> Void
  ) -> some View {
    DecoratedView(content: self, decoration: Decoration(stage, style: style))
  }
}
#endif
