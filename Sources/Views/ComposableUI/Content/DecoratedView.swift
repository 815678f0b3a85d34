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

  /// Changes the traits of the outermost elements of the view.
  nonisolated func decorated(
    _ stage: Decoration.Stage, traits: (inout ElementTraits) -> Void
  ) -> some View {
    var decoration = Decoration(stage)
    traits(&decoration.traits)
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
