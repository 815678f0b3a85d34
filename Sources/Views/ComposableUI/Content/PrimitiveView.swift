#if PortableViews
/// A view without a body, which gives its content to the graph directly.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// Returns the view's content.
  ///
  /// Must not read observable state: reads are not tracked here. A view that reads state returns
  /// `.observing`.
  func content(in environment: EnvironmentValues) -> ViewContent
}
#endif
