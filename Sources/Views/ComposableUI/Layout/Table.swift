#if PortableViews
public import Foundation

/// A table: rows of a collection, with a column for each part of an element.
///
/// ```swift
/// struct Person: Identifiable {
///   let id: Int
///   let name: String
///   let age: Int
/// }
///
/// struct PeopleTable: View {
///   let people: [Person]
///
///   var body: some View {
///     Table(people) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age") { Text("\($0.age)") }
///     }
///   }
/// }
/// ```
///
/// The rows are a list's, below a row of titles. With a sort order, titles are buttons: the
/// table changes the order, and the app sorts the elements.
public struct Table<Value: Identifiable, Rows: RandomAccessCollection, Columns: TableColumnContent>:
  View
where Rows.Element == Value, Columns.TableRowValue == Value {
  private enum Selection {
    case none
    case one(Binding<Value.ID?>)
    case many(Binding<Set<Value.ID>>)
  }

  private let rows: Rows
  private let columns: Columns
  private let selection: Selection
  private let sorting: TableSorting?

  /// The titles above the rows.
  public var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        ForEach(columns._columns.indices, id: \.self) { index in
          title(columns._columns[index])
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.horizontal, 16)
      .padding(.vertical, 6)
      Divider()
      list
    }
  }

  @ViewBuilder
  private var list: some View {
    switch selection {
    case .none: List(rows) { cells(of: $0) }
    case .one(let binding): List(rows, selection: binding) { cells(of: $0) }
    case .many(let binding): List(rows, selection: binding) { cells(of: $0) }
    }
  }

  private func cells(of value: Value) -> some View {
    HStack(spacing: 12) {
      ForEach(columns._columns.indices, id: \.self) { index in
        columns._columns[index].sized(columns._columns[index].cell(value))
      }
    }
  }

  private func title(_ column: _TableColumn<Value>) -> some View {
    let direction = sorting.flatMap { $0.direction(column.comparator) }
    let label = HStack(spacing: 4) {
      column.title.bold()
      if let direction {
        Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
      }
    }
    return column.sized(
      AnyView(
        Group {
          if let sorting, column.comparator != nil {
            Button {
              sorting.toggle(column.comparator)
            } label: {
              label
            }
            .buttonStyle(.plain)
          } else {
            label
          }
        }))
  }
}

extension Table {
  /// Creates a table without selection.
  public init(_ data: Rows, @TableColumnBuilder<Value> columns: () -> Columns) {
    self.init(rows: data, columns: columns(), selection: .none, sorting: nil)
  }

  /// Creates a table in which people choose one row at a time.
  public init(
    _ data: Rows, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(rows: data, columns: columns(), selection: .one(selection), sorting: nil)
  }

  /// Creates a table in which people choose rows.
  public init(
    _ data: Rows, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) {
    self.init(rows: data, columns: columns(), selection: .many(selection), sorting: nil)
  }

  /// Creates a table whose titles change a sort order.
  public init<Sort: SortComparator>(
    _ data: Rows, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Sort.Compared == Value {
    self.init(
      rows: data, columns: columns(), selection: .none, sorting: TableSorting(sortOrder))
  }

  /// Creates a table in which people choose one row at a time, and whose titles change a sort order.
  public init<Sort: SortComparator>(
    _ data: Rows, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Sort.Compared == Value {
    self.init(
      rows: data, columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
  }

  /// Creates a table in which people choose rows, and whose titles change a sort order.
  public init<Sort: SortComparator>(
    _ data: Rows, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Sort.Compared == Value {
    self.init(
      rows: data, columns: columns(), selection: .many(selection), sorting: TableSorting(sortOrder))
  }
}

/// The sort order of a table, whatever its type.
struct TableSorting {
  /// Returns the direction of the order's first comparator if a column has the same one.
  let direction: (Any?) -> SortOrder?
  /// Sorts by a column's comparator first, or the other way round if it is the first one already.
  let toggle: (Any?) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    @Sendable func forward(_ sort: Sort) -> Sort {
      var copy = sort
      copy.order = .forward
      return copy
    }
    direction = { comparator in
      guard let own = comparator as? Sort, let first = binding.wrappedValue.first else {
        return nil
      }
      return forward(first) == forward(own) ? first.order : nil
    }
    toggle = { comparator in
      guard let own = comparator as? Sort else { return }
      var order = binding.wrappedValue
      if let first = order.first, forward(first) == forward(own) {
        order[0].order = first.order == .forward ? .reverse : .forward
      } else {
        order.removeAll { forward($0) == forward(own) }
        order.insert(own, at: 0)
      }
      binding.wrappedValue = order
    }
  }
}
#endif
