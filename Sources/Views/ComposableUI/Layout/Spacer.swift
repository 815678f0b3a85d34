#if PortableViews
/// A flexible space, which grows as far as it can along its stack.
public struct Spacer {
  /// Creates a spacer; the least length has no effect.
  public init(minLength: Double? = nil) {}
}

extension Spacer: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .element(ElementContent(ViewElement(.spacer)))
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
