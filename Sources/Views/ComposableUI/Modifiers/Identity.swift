#if PortableViews
/// A view with an explicit identity.
struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension IdentifiedView: View, PrimitiveView {
  func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.id(id), content))
  }
}

extension View {
  /// Gives the view an identity; a changed id replaces the view, so that its state is lost.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}
#endif
