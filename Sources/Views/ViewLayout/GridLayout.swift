#if PortableViews
import ComposableUI

/// The layout of children in columns.
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
      for (cell, width) in zip(cells(row), spans(row, widths)) {
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
    if columns.isEmpty { return widthsOfRows(proposal, in: pass) }
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

  /// The widths of the columns of a grid of rows: those of their widest cells, in the space offered.
  private func widthsOfRows(_ proposal: LayoutProposal, in pass: LayoutPass) -> [Double] {
    let rows = children.filter { $0.element.role == .gridRow }.map(\.children)
    let count = rows.map(\.count).max() ?? 0
    func width(of column: Int, proposing width: Double?) -> Double {
      rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
        .map { $0.size(LayoutProposal(width: width), in: pass).width }.max() ?? 0
    }
    let widest =
      children.filter { $0.element.role != .gridRow }
      .map { $0.size(LayoutProposal(width: proposal.width), in: pass).width }.max() ?? 0
    guard count > 0 else { return [widest] }
    var widths = (0..<count).map { width(of: $0, proposing: nil) }
    if let available = proposal.width, available.isFinite {
      let division = StackDivision(
        count: count, priority: { _ in 0 }, length: { CGFloat(width(of: $0, proposing: $1)) })
      widths = division.proposals(in: available - spacing * Double(count - 1)).enumerated()
        .map { width(of: $0, proposing: $1) }
    }
    // A view across all columns widens them equally.
    let missing = max(widest - sum(widths), 0) / Double(count)
    return widths.map { $0 + missing }
  }

  /// The children of each row.
  private func rows(_ columnCount: Int) -> [ArraySlice<LayoutNode>] {
    guard !columns.isEmpty, columnCount > 0 else {
      return children.indices.map { children[$0...$0] }
    }
    return stride(from: 0, to: children.count, by: columnCount).map {
      children[$0..<min($0 + columnCount, children.count)]
    }
  }

  /// The cells of a row: its children, or those of the one `gridRow` that it has.
  private func cells(_ row: ArraySlice<LayoutNode>) -> [LayoutNode] {
    guard let first = row.first, first.element.role == .gridRow else { return Array(row) }
    return first.children
  }

  /// The widths of a row's cells; a view that is no row is as wide as all columns.
  private func spans(_ row: ArraySlice<LayoutNode>, _ widths: [Double]) -> [Double] {
    columns.isEmpty && row.first?.element.role != .gridRow ? [sum(widths)] : widths
  }

  /// The heights of the rows; those of a grid of rows share the height that is offered.
  private func heights(
    _ widths: [Double], _ proposal: LayoutProposal, in pass: LayoutPass
  ) -> [Double] {
    let rows = rows(widths.count)
    func height(of row: Int, proposing height: Double?) -> Double {
      zip(cells(rows[row]), spans(rows[row], widths)).map { cell, width in
        cell.size(LayoutProposal(width: width, height: height), in: pass).height
      }.max() ?? 0
    }
    guard columns.isEmpty, let available = proposal.height, available.isFinite else {
      return rows.indices.map { height(of: $0, proposing: nil) }
    }
    let division = StackDivision(
      count: rows.count, priority: { _ in 0 }, length: { CGFloat(height(of: $0, proposing: $1)) })
    return division.proposals(in: available - spacing * Double(max(rows.count - 1, 0)))
      .enumerated().map { height(of: $0, proposing: $1) }
  }
}
#endif
