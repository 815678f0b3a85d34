#if PortableViews
/// A view with a modifier that runs as the view is mounted, updated and unmounted.
struct LifecycleView<Content: View, Modifier: LifecycleModifier> {
  let content: Content
  let modifier: Modifier
}

extension LifecycleView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .lifecycle(modifier, content)
  }
}

extension View {
  nonisolated func lifecycle(_ modifier: some LifecycleModifier) -> some View {
    LifecycleView(content: self, modifier: modifier)
  }
}
#endif
