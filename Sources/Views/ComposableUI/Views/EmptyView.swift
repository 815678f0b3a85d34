#if PortableViews
/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  nonisolated public init() {}

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .empty
  }
}
#endif
