#if PortableViews
extension Optional: View where Wrapped: View {
  /// The type of the body: a primitive view has none.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(map { ViewBranch(.only, $0) })
  }
}
#endif
