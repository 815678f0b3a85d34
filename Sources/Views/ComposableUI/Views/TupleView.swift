#if PortableViews
/// A sequence of views; the result of several statements in a view builder.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view from a tuple of views.
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .sequence(TupleLayout.of(T.self).views(in: value))
  }
}
#endif
