#if PortableViews
public import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the table's elements.
  associatedtype TableRowValue

  /// The columns, for tables alone.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of a table, for tables alone.
@MainActor
public struct _TableColumn<Value> {
  let title: Text
  let comparator: Any?
  let cell: (Value) -> AnyView
  var minimum: Double?
  var fixed: Double?
  var maximum: Double?

  /// Returns a cell or a title with the width of the column.
  func sized(_ view: AnyView) -> AnyView {
    if let fixed { return AnyView(view.frame(width: fixed, alignment: .leading)) }
    return AnyView(
      view.frame(minWidth: minimum, maxWidth: maximum ?? .infinity, alignment: .leading))
  }
}

/// A column of a table, with the content of its cells.
public struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {
  let title: Text
  let comparator: Any?
  let content: (RowValue) -> Content

  /// The column.
  public var _columns: [_TableColumn<RowValue>] {
    [_TableColumn(title: title, comparator: comparator) { [content] in AnyView(content($0)) }]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that cannot sort the table.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(title: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column that cannot sort the table.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  {
    self.init(title: Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that sorts the table by a value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts the table by a value.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts, which sorts the table by them.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(
      title: Text(titleKey), comparator: KeyPathComparator(value),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts, which sorts the table by them.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(
      title: Text(title), comparator: KeyPathComparator(value),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumnContent {
  /// Sets the width of the columns, in points.
  public func width(_ width: Double? = nil) -> some TableColumnContent<TableRowValue> {
    TableColumns(
      _columns: _columns.map { column in
        var column = column
        column.fixed = width
        return column
      })
  }

  /// Sets the limits of the widths of the columns, in points; the ideal width has no effect.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil
  ) -> some TableColumnContent<TableRowValue> {
    TableColumns(
      _columns: _columns.map { column in
        var column = column
        (column.minimum, column.maximum) = (min, max)
        return column
      })
  }
}

/// Builds the columns of a table.
@MainActor @preconcurrency
@resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// Builds a column.
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue { content }

  /// Builds columns from one part.
  public static func buildBlock<Content: TableColumnContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == RowValue { content }

  /// Builds columns from parts.
  public static func buildBlock<each Content: TableColumnContent>(
    _ content: repeat each Content
  ) -> some TableColumnContent<RowValue>
  where repeat (each Content).TableRowValue == RowValue {
    var columns: [_TableColumn<RowValue>] = []
    repeat columns += (each content)._columns
    return TableColumns(_columns: columns)
  }

  /// Builds columns that may be missing.
  public static func buildIf<Content: TableColumnContent>(
    _ content: Content?
  ) -> some TableColumnContent<RowValue> where Content.TableRowValue == RowValue {
    TableColumns(_columns: content?._columns ?? [])
  }
}

private struct TableColumns<Value>: TableColumnContent {
  typealias TableRowValue = Value

  let _columns: [_TableColumn<Value>]
}
#endif
