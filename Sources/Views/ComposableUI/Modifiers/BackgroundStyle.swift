#if PortableViews
extension EnvironmentValues {
  /// The style that `background(ignoresSafeAreaEdges:)` fills with; the background colour if `nil`.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[typed: AnyShapeStyle.self] }
    set { self[typed: AnyShapeStyle.self] = newValue }
  }
}

extension View {
  /// Sets the style that `background(ignoresSafeAreaEdges:)` fills with in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the space behind the view with the style of the environment, or the background colour.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    StyledBackground(content: self)
  }
}

private struct StyledBackground<Content: View> {
  let content: Content
}

extension StyledBackground: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    let style = environment.backgroundStyle
    var decoration = Decoration(.background)
    decoration.style.background = style?.elementColor ?? .named(.background)
    decoration.style.backdrop = style?.elementBackdrop
    return .decorated(decoration, content)
  }
}
#endif
