#if PortableViews
import PerceptionCore

/// The columns of a split view in a narrow window, as screens of one stack.
struct CompactColumns<Sidebar: View, Content: View, Detail: View>: View {
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var holder = Holder()

  var body: some View {
    NavigationStack {
      sidebar
        .environment(\.columnModel, sidebarModel)
        .navigationDestination(isPresented: sidebarModel.isNextColumnShown) {
          if Content.self == EmptyView.self {
            detail
          } else {
            content
              .environment(\.columnModel, contentModel)
              .navigationDestination(isPresented: contentModel.isNextColumnShown) { detail }
          }
        }
    }
  }

  private var sidebarModel: ColumnModel {
    let hasTwoColumns = Content.self == EmptyView.self
    return holder.sidebar.with(
      preferredColumn, before: hasTwoColumns ? [.detail] : [.content, .detail])
  }

  private var contentModel: ColumnModel { holder.content.with(preferredColumn, before: [.detail]) }

  private final class Holder {
    @MainActor lazy var sidebar = ColumnModel(.sidebar)
    @MainActor lazy var content = ColumnModel(.content)
  }
}

/// The selection of the list in a column, which decides whether a narrow window shows the next column.
@MainActor
final class ColumnModel {
  private let column: NavigationSplitViewColumn
  private var preferredColumn: Binding<NavigationSplitViewColumn>?
  private var nextColumns: [NavigationSplitViewColumn] = []
  private var selection: ListSelection?
  private let signal = Signal()

  init(_ column: NavigationSplitViewColumn) {
    self.column = column
  }

  fileprivate func with(
    _ preferredColumn: Binding<NavigationSplitViewColumn>?,
    before nextColumns: [NavigationSplitViewColumn]
  ) -> ColumnModel {
    self.preferredColumn = preferredColumn
    self.nextColumns = nextColumns
    return self
  }

  /// Records the selection of the column's list.
  func note(_ selection: ListSelection) {
    let isFirst = self.selection == nil
    self.selection = selection
    if isFirst { signal.fire() }
  }

  /// Goes to the next column after a choice in the column's list.
  func goOn() {
    if let next = nextColumns.first { preferredColumn?.wrappedValue = next }
  }

  /// Whether the next column is shown: as the binding tells, or without one if a row is selected.
  fileprivate var isNextColumnShown: Binding<Bool> {
    Binding {
      self.signal.access()
      if let preferred = self.preferredColumn?.wrappedValue {
        return self.nextColumns.contains(preferred)
      }
      return self.selection?.currentRows.isEmpty == false
    } set: { isShown in
      guard !isShown else { return }
      self.selection?.clear()
      self.preferredColumn?.wrappedValue = self.column
    }
  }
}

extension EnvironmentValues {
  /// The model of the column around the view; `nil` unless the columns are screens of one stack.
  var columnModel: ColumnModel? {
    get { self[typed: ColumnModel.self] }
    set { self[typed: ColumnModel.self] = newValue }
  }
}
#endif
