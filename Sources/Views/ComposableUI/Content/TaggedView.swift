#if PortableViews
/// A view that represents a value of a picker or a tab view.
struct TaggedView<Content: View> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}

/// A ``TaggedView`` without its generic type.
@MainActor
protocol TagHaving: PrimitiveView {
  var tag: AnyHashable { get }
  var taggedView: any View { get }
}

extension TaggedView: TagHaving {
  var taggedView: any View { content }
}

extension View {
  /// Sets the value that a picker's or tab view's selection gets when the view is selected.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedView(content: self, tag: AnyHashable(tag))
  }
}
#endif
