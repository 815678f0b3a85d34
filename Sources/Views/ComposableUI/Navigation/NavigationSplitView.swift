#if PortableViews
/// Columns beside each other, each with a bar: a sidebar to choose from, and the chosen detail.
///
/// On narrow screens, the columns are below each other.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// Creates two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
  }

  /// Creates two columns from three parts: the content is above the detail.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates two columns, which are always visible: the visibility has no effect.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// The columns beside each other.
  public var body: some View {
    SplitView(
      content: TupleView(
        (
          // The address is that of the detail, not of the sidebar.
          NavigationStack { sidebar }.environment(\.isInChosenTab, false),
          NavigationStack {
            VStack {
              content
              detail
            }
          }
        )))
  }
}

/// The visible columns of a split view, without effect.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  case automatic, all, doubleColumn, detailOnly
}

private struct SplitView<Columns: View>: View, PrimitiveView {
  let content: Columns

  func content(in environment: EnvironmentValues) -> ViewContent {
    .element(ElementContent(ViewElement(.splitView), content: content))
  }
}
#endif
