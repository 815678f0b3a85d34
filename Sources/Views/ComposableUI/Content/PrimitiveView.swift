#if PortableViews
/// A view without a body, which says directly what a graph makes of it.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  /// What the view stands for. Reads no observable state, since nothing tracks it here: a view
  /// that must read some returns a scope.
  func content(in environment: EnvironmentValues) -> ViewContent
}
#endif
