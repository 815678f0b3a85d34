#if PortableViews
/// A view that is made inside an observation of its own.
package struct ObservingView {
  let makeContent: () -> any View

  package init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    makeContent = { content() }
  }
}

extension ObservingView: View, PrimitiveView {
  package func content(in environment: EnvironmentValues) -> ViewContent {
    .observing(ObservingContent(makeContent))
  }
}
#endif
