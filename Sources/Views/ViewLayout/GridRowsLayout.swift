#if PortableViews
import ComposableUI

/// The layout of a grid of rows, whose columns are as wide as their widest cells.
struct GridRowsLayout {
  /// A view with its columns.
  private struct Cell {
    let node: LayoutNode
    let columns: Range<Int>
    let place: ElementGridPlace?

    func isSized(along axis: Axis.Set) -> Bool {
      node.element.style.knownEffects?.gridCell?.unsizedAxes.contains(axis) != true
    }
  }

  private let rows: [[Cell]]
  private let columnCount: Int
  private let horizontalSpacing: Double
  private let verticalSpacing: Double

  init(_ node: LayoutNode) {
    func valid(_ spacing: Double?) -> Double {
      spacing.flatMap { $0.isFinite ? $0 : nil } ?? RoleMetrics.spacing
    }
    horizontalSpacing = valid(node.element.style.spacing)
    verticalSpacing = valid(node.element.style.knownEffects?.rowSpacing)
    let children = node.children.filter { !$0.isPresentation }
    var rows: [[Cell]] = []
    var columnCount = 1
    for child in children where child.element.role == .gridRow {
      let cells = child.children.filter { !$0.isPresentation }.enumerated().map { index, node in
        let place = node.element.style.knownEffects?.gridPlace
        let first = place?.column ?? index
        return Cell(node: node, columns: first..<first + max(place?.span ?? 1, 1), place: place)
      }
      columnCount = max(columnCount, cells.last?.columns.upperBound ?? 0)
      rows.append(cells)
    }
    var row = rows.makeIterator()
    // A view that is no row has one of its own, across all columns.
    self.rows = children.map { child in
      if child.element.role == .gridRow, let cells = row.next() { return cells }
      return [Cell(node: child, columns: 0..<columnCount, place: nil)]
    }
    self.columnCount = columnCount
  }

  func size(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    let widths = widths(proposal, in: pass)
    let heights = heights(widths, proposal, in: pass)
    return CGSize(
      width: Self.sum(widths, horizontalSpacing), height: Self.sum(heights, verticalSpacing))
  }

  func place(
    in rect: CGRect, proposal: LayoutProposal, alignment: ElementAlignment, in pass: LayoutPass
  ) {
    let widths = widths(proposal, in: pass)
    var y = rect.minY
    for (row, height) in zip(rows, heights(widths, proposal, in: pass)) {
      for cell in row {
        let x = widths[..<cell.columns.lowerBound].reduce(rect.minX) { $0 + $1 + horizontalSpacing }
        let width = Self.sum(Array(widths[cell.columns]), horizontalSpacing)
        let proposal = LayoutProposal(width: width, height: height)
        let size = cell.node.size(proposal, in: pass)
        let horizontal = cell.place?.horizontal ?? alignment.horizontal
        let vertical = cell.place?.vertical ?? alignment.vertical
        let origin = CGPoint(
          x: x + horizontal.offset(width - size.width),
          y: y + vertical.offset(height - size.height))
        cell.node.place(at: origin, size: size, proposal: proposal, in: pass)
      }
      y += height + verticalSpacing
    }
  }

  private static func sum(_ lengths: [Double], _ spacing: Double) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(lengths.count - 1, 0))
  }

  /// The widths of the columns, each as wide as its widest cell, in the space offered.
  private func widths(_ proposal: LayoutProposal, in pass: LayoutPass) -> [Double] {
    let sized = rows.joined().filter { $0.isSized(along: .horizontal) }
    func width(of column: Int, proposing width: Double?) -> Double {
      sized.lazy.filter { $0.columns == column..<column + 1 }
        .map { $0.node.size(LayoutProposal(width: width), in: pass).width }.max() ?? 0
    }
    var widths = (0..<columnCount).map { width(of: $0, proposing: nil) }
    if columnCount > 1, let available = proposal.width, available.isFinite {
      let division = StackDivision(
        count: columnCount, priority: { _ in 0 },
        length: { CGFloat(width(of: $0, proposing: $1)) })
      let gaps = horizontalSpacing * Double(columnCount - 1)
      widths = division.proposals(in: available - gaps).enumerated()
        .map { width(of: $0, proposing: $1) }
    } else if columnCount == 1 {
      widths = [width(of: 0, proposing: proposal.width)]
    }
    // A view across several columns widens them equally.
    for cell in sized where cell.columns.count > 1 {
      let own = Self.sum(Array(widths[cell.columns]), horizontalSpacing)
      let others = Self.sum(widths, horizontalSpacing) - own
      let offered = LayoutProposal(width: proposal.width.map { max($0 - others, 0) })
      let missing = cell.node.size(offered, in: pass).width - own
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns { widths[column] += missing / Double(cell.columns.count) }
    }
    return widths
  }

  /// The heights of the rows, which share the height that is offered.
  private func heights(
    _ widths: [Double], _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> [Double] {
    func height(of row: Int, proposing height: Double?) -> Double {
      rows[row].lazy.filter { $0.isSized(along: .vertical) }.map { cell in
        let width = Self.sum(Array(widths[cell.columns]), horizontalSpacing)
        return cell.node.size(LayoutProposal(width: width, height: height), in: pass).height
      }.max() ?? 0
    }
    guard let available = proposal.height, available.isFinite else {
      return rows.indices.map { height(of: $0, proposing: nil) }
    }
    let division = StackDivision(
      count: rows.count, priority: { _ in 0 }, length: { CGFloat(height(of: $0, proposing: $1)) })
    return division.proposals(in: available - verticalSpacing * Double(max(rows.count - 1, 0)))
      .enumerated().map { height(of: $0, proposing: $1) }
  }
}
#endif
