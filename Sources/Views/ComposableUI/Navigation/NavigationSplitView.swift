#if PortableViews
/// Columns beside each other, each with a bar: a sidebar to choose from, and the chosen detail.
///
/// In a narrow window, the columns are screens of one stack: a choice in the list of a column pushes the
/// next one, and going back takes the choice back.
///
/// A detail that is a ``NavigationStack`` with a path has the address of the page: the path's values are
/// its parts.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var sidebarWidth: SplitColumnWidth?
  @State private var contentWidth: SplitColumnWidth?

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    compact compactColumn: Binding<NavigationSplitViewColumn>? = nil, _ sidebar: Sidebar,
    _ content: Content, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// The columns beside each other, or as screens of one stack.
  public var body: some View {
    if sizeClass == .compact {
      CompactColumns(
        preferredColumn: compactColumn, sidebar: sidebar, content: content, detail: detail)
    } else {
      columns
    }
  }

  @ViewBuilder private var columns: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    if Content.self == EmptyView.self {
      SplitView(
        content: TupleView((shown == .detailOnly ? nil : sidebarColumn, detailColumn)),
        firstWidth: shown == .detailOnly ? nil : sidebarWidth)
    } else {
      SplitView(
        content: TupleView(
          (
            isSidebarShown ? sidebarColumn : nil,
            SplitView(
              content: TupleView((shown == .detailOnly ? nil : contentColumn, detailColumn)),
              firstWidth: shown == .detailOnly ? nil : contentWidth)
          )), firstWidth: isSidebarShown ? sidebarWidth : nil)
    }
  }

  private var isSidebarShown: Bool {
    let shown = visibility?.wrappedValue
    return shown != .detailOnly && shown != .doubleColumn
  }

  // The detail has the address, not the other columns.
  private var sidebarColumn: some View {
    NavigationStack { sidebar }.environment(\.isInChosenTab, false)
      .environment(\.initialLocation, nil)
      .onPreferenceChange(SplitColumnWidthKey.self) { sidebarWidth = $0 }
  }

  private var contentColumn: some View {
    NavigationStack { content }.environment(\.isInChosenTab, false)
      .environment(\.initialLocation, nil)
      .environment(\.isBesideSearch, isSidebarShown)
      .onPreferenceChange(SplitColumnWidthKey.self) { contentWidth = $0 }
  }

  private var detailColumn: some View {
    ownDetailStack
      .environment(\.isBesideSearch, visibility?.wrappedValue != .detailOnly)
  }

  @ViewBuilder private var ownDetailStack: some View {
    if Detail.self is any StackColumn.Type {
      detail
    } else {
      NavigationStack { detail }
    }
  }
}

/// A view that is a column of a split view without a stack around it: a stack itself.
private protocol StackColumn {}

extension NavigationStack: StackColumn {}

extension NavigationSplitView {
  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  /// Creates three columns, of which a binding tells the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Creates three columns.
  ///
  /// A binding tells the column that a narrow window shows, and gets those that people go to.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, compact: preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates three columns, of which a binding tells the visible ones.
  ///
  /// A second binding tells the column that a narrow window shows, and gets those that people go to.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, compact: preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns, of which a binding tells the visible ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns.
  ///
  /// A binding tells the column that a narrow window shows, and gets those that people go to.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, compact: preferredCompactColumn, sidebar(), EmptyView(), detail())
  }

  /// Creates two columns, of which a binding tells the visible ones.
  ///
  /// A second binding tells the column that a narrow window shows, and gets those that people go to.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility, compact: preferredCompactColumn, sidebar(), EmptyView(), detail())
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// The default: all columns.
  public static var automatic: Self { Self(name: "automatic") }
  /// All columns.
  public static var all: Self { Self(name: "all") }
  /// The last two columns of three.
  public static var doubleColumn: Self { Self(name: "doubleColumn") }
  /// The last column.
  public static var detailOnly: Self { Self(name: "detailOnly") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static var sidebar: Self { Self(name: "sidebar") }
  /// The middle one of three columns.
  public static var content: Self { Self(name: "content") }
  /// The last column.
  public static var detail: Self { Self(name: "detail") }
}

private struct SplitView<Columns: View>: View, PrimitiveView {
  let content: Columns
  /// The width of the first column; `nil` for the renderer's.
  let firstWidth: SplitColumnWidth?

  func content(in environment: EnvironmentValues) -> ViewContent {
    var element = ViewElement(.splitView)
    element.style.columns = firstWidth.map { [$0.column, .flexible(minimum: 0)] }
    return .element(ElementContent(element, content: content))
  }
}
#endif
