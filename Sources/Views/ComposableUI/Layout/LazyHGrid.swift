#if PortableViews
public import Foundation

/// A grid of views in rows, filled column by column; each column is as wide as its widest view.
public struct LazyHGrid<Content: View>: View {
  private let layout: RowsLayout
  private let content: Content

  /// Creates a grid with rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, from top to bottom.
  ///   - alignment: The place of the rows in the height that they are offered.
  ///   - spacing: The distance between columns, in points; the default if `nil`.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = RowsLayout(rows: rows, alignment: alignment.element, spacing: spacing)
    self.content = content()
  }

  /// The views in the layout of the grid.
  public var body: some View {
    layout { content.appearingLazily() }
  }
}

/// The layout of views in rows, filled column by column.
private struct RowsLayout: Layout {
  let rows: [GridItem]
  let alignment: ElementAlignment.Vertical
  let spacing: CGFloat?

  private static let defaultSpacing: CGFloat = 8

  /// A row with its height, the distance to the next row and the alignment of its views.
  private struct Row {
    var height: CGFloat
    var spacing: CGFloat
    var alignment: ElementAlignment
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = lay(proposal, subviews)
    let widths = widths(rows, subviews)
    return CGSize(
      width: widths.reduce(gap * CGFloat(max(widths.count - 1, 0)), +), height: height(of: rows))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = lay(proposal, subviews)
    let missing = bounds.height - height(of: rows)
    var x = bounds.minX
    for (column, width) in widths(rows, subviews).enumerated() {
      var y = bounds.minY + Self.offset(alignment, missing)
      for (row, subview) in zip(rows, Self.column(column, of: rows.count, subviews)) {
        let proposal = ProposedViewSize(width: width, height: row.height)
        let size = subview.sizeThatFits(proposal)
        subview.place(
          at: CGPoint(
            x: x + Self.offset(row.alignment.horizontal, width - size.width),
            y: y + Self.offset(row.alignment.vertical, row.height - size.height)),
          proposal: proposal)
        y += row.height + row.spacing
      }
      x += width + gap
    }
  }

  private var gap: CGFloat { spacing ?? Self.defaultSpacing }

  private func height(of rows: [Row]) -> CGFloat {
    rows.reduce(0) { $0 + $1.height } + rows.dropLast().reduce(0) { $0 + $1.spacing }
  }

  /// The rows in the height that is offered; without one, as high as their views.
  private func lay(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
    guard !rows.isEmpty else { return lay([GridItem()], proposal, subviews) }
    return lay(rows, proposal, subviews)
  }

  private func lay(
    _ items: [GridItem], _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> [Row] {
    let available = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    let fixed = items.reduce(CGFloat.zero) { sum, item in
      if case .fixed(let height) = item.size { sum + Self.valid(height) } else { sum }
    }
    var flexible = items.filter { if case .fixed = $0.size { false } else { true } }.count
    let gaps = items.dropLast().reduce(CGFloat.zero) { $0 + Self.spacing(of: $1) }
    var space = available.map { max($0 - fixed - gaps, 0) }
    return items.enumerated().flatMap { index, item -> [Row] in
      if case .fixed(let height) = item.size { return [Self.row(item, Self.valid(height))] }
      let share = space.map { $0 / CGFloat(flexible) }
      flexible -= 1
      let new = made(from: item, in: share) { ideal(index, of: items.count, subviews) }
      space = space.map { max($0 - height(of: new), 0) }
      return new
    }
  }

  /// The rows that one description makes in a share of the height.
  private func made(
    from item: GridItem, in share: CGFloat?, ideal: () -> CGFloat
  ) -> [Row] {
    switch item.size {
    case .fixed(let height): return [Self.row(item, Self.valid(height))]
    case .flexible(let minimum, let maximum):
      return [Self.row(item, Self.limited(share ?? ideal(), minimum, maximum))]
    case .adaptive(let minimum, let maximum):
      let least = max(Self.valid(minimum), 1)
      guard let share else { return [Self.row(item, Self.limited(ideal(), least, maximum))] }
      let gap = Self.spacing(of: item)
      let count = min(max(((share + gap) / max(least + gap, 1)).rounded(.down), 1), 1_000)
      let height = Self.limited((share - gap * (count - 1)) / count, least, maximum)
      return Array(repeating: Self.row(item, height), count: Int(count))
    }
  }

  /// The greatest ideal height of the views of a row.
  private func ideal(_ row: Int, of count: Int, _ subviews: Subviews) -> CGFloat {
    stride(from: row, to: subviews.count, by: count)
      .map { subviews[subviews.startIndex + $0].sizeThatFits(.unspecified).height }.max() ?? 0
  }

  /// The widths of the columns, each as wide as its widest view.
  private func widths(_ rows: [Row], _ subviews: Subviews) -> [CGFloat] {
    (0..<(subviews.count + rows.count - 1) / rows.count).map { column in
      zip(rows, Self.column(column, of: rows.count, subviews))
        .map { $1.sizeThatFits(ProposedViewSize(width: nil, height: $0.height)).width }.max() ?? 0
    }
  }

  private static func column(
    _ column: Int, of rowCount: Int, _ subviews: Subviews
  ) -> Subviews {
    let start = subviews.startIndex + column * rowCount
    return subviews[start..<min(start + rowCount, subviews.endIndex)]
  }

  private static func row(_ item: GridItem, _ height: CGFloat) -> Row {
    Row(
      height: height, spacing: spacing(of: item),
      alignment: item.alignment?.element ?? ElementAlignment())
  }

  private static func spacing(of item: GridItem) -> CGFloat {
    item.spacing.map { valid($0) } ?? defaultSpacing
  }

  private static func valid(_ length: Double) -> CGFloat { length.isFinite ? max(length, 0) : 0 }

  private static func limited(_ length: CGFloat, _ least: Double, _ most: Double) -> CGFloat {
    let least = valid(least)
    return most.isNaN ? max(length, least) : min(max(length, least), max(most, least))
  }

  private static func offset(_ alignment: ElementAlignment.Vertical, _ space: CGFloat) -> CGFloat {
    switch alignment {
    case .top, .firstTextBaseline: 0
    case .center: space / 2
    case .bottom: space
    }
  }

  private static func offset(
    _ alignment: ElementAlignment.Horizontal, _ space: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .leading: 0
    case .center: space / 2
    case .trailing: space
    }
  }
}
#endif
