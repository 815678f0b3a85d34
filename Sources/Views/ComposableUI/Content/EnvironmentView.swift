#if PortableViews
/// A view with another environment.
struct EnvironmentView<Content: View, Change: EnvironmentChange> {
  let content: Content
  let change: Change
}

extension EnvironmentView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .environment(change, content)
  }
}
#endif
