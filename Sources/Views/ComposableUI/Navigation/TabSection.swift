#if PortableViews
/// Tabs that belong together; they stand in the bar of tabs beside the others.
///
/// The header has no effect: a bar of tabs shows none.
public struct TabSection<Header: View, Content: View>: View, PrimitiveView {
  let header: Header
  let content: Content

  package func content(in environment: EnvironmentValues) -> ViewContent {
    .branch(ViewBranch(.only, content))
  }
}

/// A section of tabs without its generic types.
@MainActor
protocol TabGroup {}

extension TabSection: TabGroup {}

extension TabSection {
  /// Creates a section with a header, which has no effect.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title, which has no effect.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title, which has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
#endif
