#if PortableViews
/// A view that is made inside an observation scope of its own.
package struct ScopedView {
  let makeContent: () -> any View

  package init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
    makeContent = { content() }
  }
}

extension ScopedView: View, PrimitiveView {
  package typealias Body = Never

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .scope(ScopeContent(makeContent))
  }
}
#endif
