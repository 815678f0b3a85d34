#if PortableViews
import ComposableUI
import Foundation

/// A plot with the labels of its axes, in a space of a known size.
struct PlotView: View {
  let plot: Plot
  let width: Double
  let height: Double

  var body: some View {
    if plot.scrolls {
      ScrolledPlotView(plot: plot, width: width, height: height)
    } else if plot.isPie {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      ZStack(alignment: .topLeading) {
        PieView(plot: plot, width: width, height: height)
        PlotGesturesView(plot: plot, rect: rect)
      }
      .telling(plot, rect)
    } else {
      let frame = PlotFrame(plot, width: width, height: height)
      ZStack(alignment: .topLeading) {
        if let style = plot.settings.stylePlot {
          style(content(frame)).offset(x: frame.rect.minX, y: frame.rect.minY)
        } else {
          AxisLinesView(frame: frame)
          MarksView(plot: plot, frame: frame)
        }
        AxisLabelsView(frame: frame)
        SelectionView(plot: plot, frame: frame)
      }
      .frame(width: width, height: height, alignment: .topLeading)
      .telling(plot, frame.rect)
    }
  }
}

extension PlotView {
  /// The rectangle of the marks by itself.
  private func content(_ frame: PlotFrame) -> ChartPlotContent {
    let rect = frame.rect
    let content = ZStack(alignment: .topLeading) {
      AxisLinesView(frame: frame)
      MarksView(plot: plot, frame: frame)
    }
    .offset(x: -rect.minX, y: -rect.minY)
    .frame(width: rect.width, height: rect.height, alignment: .topLeading)
    return ChartPlotContent(view: AnyView(content))
  }
}

/// A value of an axis with its marks, its place and its label.
struct AxisEntry {
  let place: Double
  let parts: AxisMarkParts
  let text: String?
}

/// The rectangle of the marks in a chart, beside the labels of its axes.
@MainActor
struct PlotFrame {
  private(set) var rect: CGRect
  let x: [AxisEntry]
  let y: [AxisEntry]
  let yIsLeading: Bool
  let xIsTop: Bool
  private var width: Double

  init(_ plot: Plot, width: Double, height: Double) {
    let (xEntries, xSide) = plot.hasX ? Self.entries(plot.x, plot.settings.x) : ([], .automatic)
    let (yEntries, ySide) = plot.hasY ? Self.entries(plot.y, plot.settings.y) : ([], .automatic)
    (x, y) = (xEntries, yEntries)
    self.width = width
    yIsLeading = ySide == .leading
    xIsTop = xSide == .top
    let longest = y.compactMap { $0.parts.label == nil ? nil : $0.text?.count ?? 6 }.max()
    let side = longest.map { Double(min($0, 14)) * 6.5 + 8 } ?? 0
    let strip = x.contains { $0.parts.label != nil } ? 20.0 : 0
    // Half of a label stands out above the plot, and a symbol at its edge.
    let top = y.isEmpty ? 4.0 : 8.0
    rect = CGRect(
      x: yIsLeading ? side : 0, y: top + (xIsTop ? strip : 0),
      width: max(width - side, 1), height: max(height - strip - top - (xIsTop ? 0 : 4), 1))
  }

  /// The middle of a label of the x axis: at its value, or as near to it as the chart's edges allow.
  func labelMiddle(of entry: AxisEntry) -> Double {
    let middle = rect.minX + entry.place * rect.width
    // About half of the text, whose true width only the renderer knows.
    let half = min(Double(entry.text?.count ?? 0) * 3.5, width / 2)
    return min(max(middle, half), width - half)
  }

  /// The frame of a plot of another width, which scrolls.
  func scrolled(width: Double) -> Self {
    var copy = self
    copy.rect = CGRect(x: 0, y: rect.minY, width: width, height: rect.height)
    copy.width = width
    return copy
  }

  private static func entries(
    _ scale: Scale, _ axis: ChartSettings.Axis
  ) -> ([AxisEntry], AxisMarkPosition.Side) {
    guard !axis.isHidden else { return ([], .automatic) }
    let descriptions = axis.descriptions ?? [AxisDescription()]
    let entries = descriptions.flatMap { description -> [AxisEntry] in
      let values = scale.values(description.values)
      return values.enumerated().compactMap { index, scalar in
        let value = AxisValue(scalar: scalar, index: index, count: values.count)
        let parts = description.content?(value) ?? standard
        guard let place = scale.place(scalar), place >= -0.001, place <= 1.001 else {
          return nil
        }
        return AxisEntry(place: place, parts: parts, text: parts.label?.text?(scalar))
      }
    }
    return (entries, descriptions.first?.position.side ?? .automatic)
  }

  private static var standard: AxisMarkParts {
    var parts = AxisMarkParts()
    parts.line = (nil, nil)
    parts.label = AxisValueLabel()
    return parts
  }
}

/// The lines and ticks of the axes.
struct AxisLinesView: View {
  let frame: PlotFrame

  var body: some View {
    let size = frame.rect.size
    ZStack(alignment: .topLeading) {
      ForEach(Array((frame.x + frame.y).enumerated()), id: \.offset) { index, entry in
        if let line = entry.parts.line {
          let isVertical = index < frame.x.count
          stroked(
            shape(entry.place, isVertical), line.color ?? Color.gray.opacity(0.3),
            line: line.style ?? StrokeStyle(lineWidth: 1))
        }
      }
    }
    .frame(width: size.width, height: size.height)
    .offset(x: frame.rect.minX, y: frame.rect.minY)
  }

  private func shape(_ place: Double, _ isVertical: Bool) -> PlotShape {
    var shape = PlotShape()
    let (start, end) =
      isVertical
      ? (CGPoint(x: place, y: 0), CGPoint(x: place, y: 1))
      : (CGPoint(x: 0, y: 1 - place), CGPoint(x: 1, y: 1 - place))
    shape.steps = [.move(start), .line(end)]
    return shape
  }
}

/// The labels of the axes.
struct AxisLabelsView: View {
  let frame: PlotFrame
  var axes: Axis.Set = [.horizontal, .vertical]

  var body: some View {
    let rect = frame.rect
    let x = axes.contains(.horizontal) ? frame.x : []
    let y = axes.contains(.vertical) ? frame.y : []
    ForEach(Array(x.enumerated()), id: \.offset) { _, entry in
      if let label = entry.parts.label {
        text(label, entry)
          .frame(width: 80, height: 16)
          .offset(
            x: frame.labelMiddle(of: entry) - 40,
            y: frame.xIsTop ? rect.minY - 20 : rect.maxY + 4)
      }
    }
    ForEach(Array(y.enumerated()), id: \.offset) { _, entry in
      if let label = entry.parts.label {
        text(label, entry)
          .frame(width: 90, height: 16, alignment: frame.yIsLeading ? .trailing : .leading)
          .offset(
            x: frame.yIsLeading ? rect.minX - 94 : rect.maxX + 4,
            y: rect.minY + (1 - entry.place) * rect.height - 8)
      }
    }
  }

  @ViewBuilder
  private func text(_ label: AxisValueLabel, _ entry: AxisEntry) -> some View {
    if let view = label.view {
      view.font(.caption2)
    } else {
      styled(
        Text(verbatim: entry.text ?? "").font(.caption2).lineLimit(1),
        label.color ?? HierarchicalShapeStyle.secondary)
    }
  }

  private func styled(_ view: some View, _ style: any ShapeStyle) -> AnyView {
    func apply<S: ShapeStyle>(_ style: S) -> AnyView { AnyView(view.foregroundStyle(style)) }
    return apply(style)
  }
}

/// The columns and rows that choose a value.
struct SelectionView: View {
  let plot: Plot
  let frame: PlotFrame

  var body: some View {
    if plot.settings.gestureLayer == nil { columnsAndRows }
    PlotGesturesView(plot: plot, rect: frame.rect)
  }

  @ViewBuilder
  private var columnsAndRows: some View {
    if let selection = plot.settings.selectX {
      stripes(selection, plot.marks.compactMap(\.x), plot.x, isColumn: true)
    }
    if let selection = plot.settings.selectY {
      stripes(selection, plot.marks.compactMap(\.y), plot.y, isColumn: false)
    }
  }

  private struct Stripe: Identifiable {
    let id: _PlotScalar
    let start: Double
    let end: Double
  }

  private func stripes(
    _ selection: ChartSelection, _ values: [PlotValue], _ scale: Scale, isColumn: Bool
  ) -> some View {
    let rect = frame.rect
    return ForEach(stripes(values, scale)) { stripe in
      let (width, height) =
        isColumn
        ? ((stripe.end - stripe.start) * rect.width, Double(rect.height))
        : (Double(rect.width), (stripe.end - stripe.start) * rect.height)
      Color.gray.opacity(selection.value == stripe.id ? 0.2 : 0)
        .frame(width: max(width, 1), height: max(height, 1))
        .onTapGesture { selection.choose(selection.value == stripe.id ? nil : stripe.id) }
        .accessibilityLabel(stripe.id.text)
        .offset(
          x: isColumn ? rect.minX + stripe.start * rect.width : rect.minX,
          y: isColumn ? rect.minY : rect.minY + (1 - stripe.end) * rect.height)
    }
  }

  /// The values with half of the way to their neighbours on both sides.
  private func stripes(_ values: [PlotValue], _ scale: Scale) -> [Stripe] {
    var seen: Set<_PlotScalar> = []
    let placed = values.filter { seen.insert($0.scalar).inserted }
      .compactMap { value in scale.place(value).map { (value.scalar, $0) } }
      .sorted { $0.1 < $1.1 }
    return placed.indices.map { index in
      let place = placed[index].1
      let before = index == 0 ? 0 : (placed[index - 1].1 + place) / 2
      let after = index == placed.count - 1 ? 1 : (placed[index + 1].1 + place) / 2
      return Stripe(id: placed[index].0, start: before, end: after)
    }
  }
}
#endif
