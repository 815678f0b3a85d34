#if PortableViews
/// The requests of a view to the grid of rows around it.
public struct ElementGridCell: Hashable, Sendable {
  /// The number of columns that the view takes.
  public var columnCount: Int?
  /// The place of the view in its cell.
  public var alignment: ElementAlignment?
  /// The alignment of all views of the column.
  public var columnAlignment: ElementAlignment.Horizontal?
  /// The axes along which the view does not make its cell larger.
  public var unsizedAxes: Axis.Set = []
  /// Whether the view takes a row of a lazy grid, as the header of a section does.
  public var takesRow = false

  /// Creates requests that change nothing.
  public init() {}

  func inside(_ outer: Self?) -> Self {
    guard let outer else { return self }
    var cell = self
    cell.columnCount = columnCount ?? outer.columnCount
    cell.alignment = alignment ?? outer.alignment
    cell.columnAlignment = columnAlignment ?? outer.columnAlignment
    cell.unsizedAxes.formUnion(outer.unsizedAxes)
    cell.takesRow = takesRow || outer.takesRow
    return cell
  }
}

/// The place of a view in a grid of rows, which a graph resolves.
public struct ElementGridPlace: Hashable, Sendable {
  /// The first column, from 0.
  public var column: Int
  /// The number of columns.
  public var span: Int
  /// The horizontal alignment in the cell; the grid's if `nil`.
  public var horizontal: ElementAlignment.Horizontal?
  /// The vertical alignment in the cell; the grid's if `nil`.
  public var vertical: ElementAlignment.Vertical?

  /// Creates a place.
  public init(
    column: Int, span: Int = 1, horizontal: ElementAlignment.Horizontal? = nil,
    vertical: ElementAlignment.Vertical? = nil
  ) {
    self.column = column
    self.span = span
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
#endif
