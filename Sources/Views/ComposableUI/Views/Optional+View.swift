#if PortableViews
extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(map { ViewBranch(.only, $0) })
  }
}
#endif
