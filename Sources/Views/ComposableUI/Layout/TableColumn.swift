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
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column that sorts the table by a value.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts, which sorts the table by them.
  public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(
      title: Text(titleKey), comparator: KeyPathComparator(value),
      content: { Text(verbatim: $0[keyPath: value]) })
  }

  /// Creates a column of texts, which sorts the table by them.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(
      title: Text(title), comparator: KeyPathComparator(value),
      content: { Text(verbatim: $0[keyPath: value]) })
  }
}

extension TableColumnContent {
  /// Sets the width of the columns, in points.
  public func width(_ width: Double? = nil) -> some TableColumnContent<TableRowValue> {
    _TableColumns(
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
    _TableColumns(
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
  ) -> _TableColumns<RowValue> where Content.TableRowValue == RowValue {
    _TableColumns(_columns: content._columns)
  }

  /// Builds columns from parts.
  public static func buildBlock(_ content: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(_columns: content.flatMap(\._columns))
  }

  /// Builds columns that may be missing.
  public static func buildOptional(_ content: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    content ?? _TableColumns(_columns: [])
  }
}

/// Columns beside each other, for tables alone.
public struct _TableColumns<RowValue>: TableColumnContent {
  /// The columns.
  public let _columns: [_TableColumn<RowValue>]
}
#endif
