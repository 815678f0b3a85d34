#if PortableViews
/// A flexible space, which grows as far as it can along its stack.
public struct Spacer {
  let minLength: Double?

  /// Creates a spacer with a least length in points; the renderer's if `nil`.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(.spacer)
    element.style.spacing = minLength
    return .element(ElementContent(element))
  }
}

/// A line between views.
public struct Divider {
  /// Creates a divider.
  public init() {}
}

extension Divider: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .element(ElementContent(ViewElement(.divider)))
  }
}
#endif
