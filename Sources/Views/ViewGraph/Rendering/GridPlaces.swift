#if PortableViews
import ComposableUI

extension RenderedElement {
  /// The most columns of a grid of rows; views beyond are in the last one.
  private static var columnLimit: Int { 100 }

  /// The number of columns that the style sheet of a browser numbers by itself.
  private static var numberedColumns: Int { 8 }

  /// The grid of rows that the element is, or that it is a row or a cell of.
  var gridOfRows: RenderedElement? {
    switch element.role {
    case .grid: element.style.columns == nil ? self : nil
    case .gridRow: parent?.gridOfRows
    default: nil
    }
  }

  /// The requests of a description for its place in a grid.
  static func gridCell(of element: ViewElement) -> ElementGridCell? {
    element.style.knownEffects?.gridCell
  }

  /// Places the cells of a grid of rows, where that differs from one after another.
  func placeGridCells() {
    var alignments: [Int: ElementAlignment.Horizontal] = [:]
    var columnCount = 1
    for row in children where row.element.role == .gridRow {
      var column = 0
      for cell in row.gridCells {
        let wish = Self.gridCell(of: cell.element)
        if let alignment = wish?.columnAlignment { alignments[column] = alignment }
        column += Self.span(wish)
      }
      columnCount = max(columnCount, min(column, Self.columnLimit))
    }
    for child in gridCells {
      guard child.element.role == .gridRow else {
        child.setGridPlace(
          columnCount > 1 ? ElementGridPlace(column: 0, span: columnCount) : nil)
        continue
      }
      var column = 0
      for (index, cell) in child.gridCells.enumerated() {
        let wish = Self.gridCell(of: cell.element)
        let span = Self.span(wish)
        let first = min(column, Self.columnLimit - 1)
        let place = ElementGridPlace(
          column: first, span: min(span, Self.columnLimit - first),
          horizontal: wish?.alignment?.horizontal ?? alignments[column],
          vertical: wish?.alignment?.vertical ?? child.element.style.alignment?.vertical)
        let isUsual = index < Self.numberedColumns && place == ElementGridPlace(column: index)
        cell.setGridPlace(isUsual ? nil : place)
        column += span
      }
    }
  }

  private var gridCells: [RenderedElement] {
    children.filter { !RoleDescription($0.element.role).isPresentation }
  }

  private static func span(_ cell: ElementGridCell?) -> Int {
    min(max(cell?.columnCount ?? 1, 1), columnLimit)
  }

  private func setGridPlace(_ place: ElementGridPlace?) {
    guard element.style.knownEffects?.gridPlace != place else { return }
    change { $0.style.effects.gridPlace = place }
  }
}

extension ElementUpdate {
  /// The grid whose cells the update may move, if any.
  @MainActor var movedGrid: RenderedElement? {
    if element.element.role == .gridRow { return element.gridOfRows }
    guard let row = element.parent, row.element.role == .gridRow,
      RenderedElement.gridCell(of: old) != RenderedElement.gridCell(of: element.element)
    else { return nil }
    return row.gridOfRows
  }
}
#endif
