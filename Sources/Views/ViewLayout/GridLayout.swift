#if PortableViews
import ComposableUI

/// The layout of children in columns, filled row by row.
struct GridLayout {
  let columns: [ElementColumn]
  let spacing: Double
  let children: [LayoutNode]

  init(_ node: LayoutNode) {
    columns = node.element.style.columns ?? []
    spacing = node.element.style.spacing.flatMap { $0.isFinite ? $0 : nil } ?? RoleMetrics.spacing
    children = node.children.filter { !$0.isPresentation }
  }

  func size(_ proposal: LayoutProposal, in pass: LayoutPass) -> CGSize {
    let widths = widths(proposal, in: pass)
    let heights = heights(widths, proposal, in: pass)
    return CGSize(width: sum(widths), height: sum(heights))
  }

  func place(
    in rect: CGRect, proposal: LayoutProposal, alignment: ElementAlignment, in pass: LayoutPass
  ) {
    let widths = widths(proposal, in: pass)
    var y = rect.minY
    for (row, height) in zip(rows(widths.count), heights(widths, proposal, in: pass)) {
      var x = rect.minX
      for (cell, width) in zip(row, self.widths(of: row, widths)) {
        let proposal = LayoutProposal(width: width, height: height)
        let size = cell.size(proposal, in: pass)
        let origin = CGPoint(
          x: x + alignment.horizontal.offset(width - size.width),
          y: y + alignment.vertical.offset(height - size.height))
        cell.place(at: origin, size: size, proposal: proposal, in: pass)
        x += width + spacing
      }
      y += height + spacing
    }
  }

  /// A length without negative numbers and those that are none.
  private static func valid(_ length: Double) -> Double {
    length.isFinite ? max(length, 0) : 0
  }

  private func sum(_ lengths: [Double]) -> Double {
    lengths.reduce(0, +) + spacing * Double(max(lengths.count - 1, 0))
  }

  /// The widths of the columns.
  private func widths(_ proposal: LayoutProposal, in pass: LayoutPass) -> [Double] {
    let available = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
    let fixed = columns.reduce(0.0) { sum, column in
      if case .fixed(let width) = column { sum + Self.valid(width) } else { sum }
    }
    var flexible = columns.filter { if case .fixed = $0 { false } else { true } }.count
    var space = max(available - fixed - spacing * Double(columns.count - 1), 0)
    return columns.flatMap { column -> [Double] in
      if case .fixed(let width) = column { return [Self.valid(width)] }
      // A column takes its share of what those before it have left.
      let widths = widths(of: column, in: space / Double(flexible))
      flexible -= 1
      space = max(space - sum(widths), 0)
      return widths
    }
  }

  /// The widths of the columns that one description makes, in a space.
  private func widths(of column: ElementColumn, in share: Double) -> [Double] {
    switch column {
    case .fixed(let width): return [Self.valid(width)]
    case .flexible(let minimum, let maximum):
      return [Self.limited(share, Self.valid(minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let least = max(Self.valid(minimum), 1)
      let step = max(least + spacing, 1)
      let count = min(max(((share + spacing) / step).rounded(.down), 1), 1_000)
      let width = (share - spacing * (count - 1)) / count
      return Array(repeating: Self.limited(width, least, maximum), count: Int(count))
    }
  }

  private static func limited(_ width: Double, _ least: Double, _ most: Double?) -> Double {
    guard let most, !most.isNaN else { return max(width, least) }
    return min(max(width, least), max(most, least))
  }

  /// The children of each row.
  private func rows(_ columnCount: Int) -> [[LayoutNode]] {
    var rows: [[LayoutNode]] = []
    for child in children {
      if let last = rows.last, last.count < columnCount, !child.takesRow, !last[0].takesRow {
        rows[rows.count - 1].append(child)
      } else {
        rows.append([child])
      }
    }
    return rows
  }

  /// The widths of the cells of a row.
  private func widths(of row: [LayoutNode], _ columns: [Double]) -> [Double] {
    row[0].takesRow ? [sum(columns)] : columns
  }

  /// The heights of the rows.
  private func heights(
    _ widths: [Double], _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> [Double] {
    rows(widths.count).map { row in
      zip(row, self.widths(of: row, widths)).map { cell, width in
        cell.size(LayoutProposal(width: width, height: nil), in: pass).height
      }.max() ?? 0
    }
  }
}

extension LayoutNode {
  /// Whether the element takes a row of a grid.
  fileprivate var takesRow: Bool { element.style.knownEffects?.gridCell?.takesRow == true }
}
#endif
