#if PortableViews
/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never

  /// Creates an empty view.
  nonisolated public init() {}

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .empty
  }
}
#endif
