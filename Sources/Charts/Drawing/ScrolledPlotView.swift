#if PortableViews
import ComposableUI
import Foundation

/// A plot of which a part shows, which scrolls along the horizontal axis.
struct ScrolledPlotView: View {
  let plot: Plot
  let width: Double
  let height: Double
  @State private var reported: _PlotScalar?

  private enum Place: Hashable { case start }

  var body: some View {
    let frame = PlotFrame(plot, width: width, height: height)
    let wide = frame.scrolled(width: frame.rect.width * plot.scrollFactor)
    ZStack(alignment: .topLeading) {
      AxisLabelsView(frame: frame, axes: .vertical)
      ScrollViewReader { proxy in
        ScrollView(.horizontal) { content(wide) }
          .onScrollGeometryChange(for: Double.self) { geometry in
            Double(geometry.contentOffset.x)
          } action: { old, new in
            if old != new { report(new / max(wide.rect.width, 1)) }
          }
          .onAppear { show(in: proxy) }
          .onChange(of: position?.value) { _, new in
            if new != reported { show(in: proxy) }
          }
      }
      .frame(width: frame.rect.width, height: height)
      .offset(x: frame.rect.minX)
    }
    .frame(width: width, height: height, alignment: .topLeading)
    .transformAnchorPreference(key: ChartProxyKey.self, value: .rect(frame.rect)) {
      $0?.plotContainerFrame = $1
    }
  }

  private var position: ChartScroll? { plot.settings.scrollX }

  private func content(_ frame: PlotFrame) -> some View {
    ZStack(alignment: .topLeading) {
      HStack(spacing: 0) {
        Color.clear.frame(width: plot.scrollShare * frame.rect.width, height: 1)
        Color.clear.frame(width: 1, height: 1).id(Place.start)
      }
      AxisLinesView(frame: frame)
      MarksView(plot: plot, frame: frame)
      AxisLabelsView(frame: frame, axes: .horizontal)
      SelectionView(plot: plot, frame: frame)
    }
    .frame(width: frame.rect.width, height: height, alignment: .topLeading)
    .telling(plot, frame.rect)
    .clipped()
  }

  private func show(in proxy: ScrollViewProxy) {
    guard position != nil else { return }
    proxy.scrollTo(Place.start, anchor: .leading)
  }

  /// Sets the binding to the value at the start of the visible part.
  private func report(_ share: Double) {
    // A category begins a little before its place, which a browser rounds.
    let near = plot.x.categoryCount.map { 0.01 / Double($0) } ?? 0
    let start = min(max(share + near, 0), 1)
    guard let set = position?.set, let scalar = plot.x.scalar(at: start) else { return }
    reported = set(scalar)
  }
}

/// The place that a chart is scrolled to.
struct ChartScroll {
  /// The value at the start of the visible part.
  let value: _PlotScalar
  /// Sets a binding, and returns the value that it has then; `nil` without a binding.
  let set: ((_PlotScalar) -> _PlotScalar?)?

  init(_ value: some Plottable) {
    self.value = value._plotScalar
    set = nil
  }

  init<P: Plottable>(_ binding: Binding<P>) {
    value = binding.wrappedValue._plotScalar
    set = { scalar in
      guard let new = P(_plotScalar: scalar) else { return nil }
      if new._plotScalar != binding.wrappedValue._plotScalar { binding.wrappedValue = new }
      return new._plotScalar
    }
  }
}

extension Plot {
  /// Whether a part of the horizontal axis shows, and scrolls.
  var scrolls: Bool { settings.scrollAxes.contains(.horizontal) && !isPie }

  /// The number of visible parts that the horizontal axis is long.
  var scrollFactor: Double {
    let visible = settings.visibleX ?? x.length / 2
    guard visible > 0, visible.isFinite, x.length.isFinite else { return 1 }
    // More than a browser draws sharply is cut.
    return min(max(x.length / visible, 1), 200)
  }

  /// The share of the horizontal axis before the place that the chart is scrolled to.
  var scrollShare: Double {
    let share = settings.scrollX.flatMap { x.start($0.value) } ?? 0
    return share.isFinite ? min(max(share, 0), 1 - 1 / scrollFactor) : 0
  }
}

extension Scale {
  /// The length of the axis, in the unit of its values, or in categories.
  var length: Double { categoryCount.map(Double.init) ?? upper - lower }

  /// Returns the share of the axis before a value.
  func start(_ scalar: _PlotScalar) -> Double? {
    guard case .categories(let names) = kind else { return scalar.position.map(place) }
    guard case .category(let name) = scalar, let index = names.firstIndex(of: name) else {
      return nil
    }
    return Double(index) / Double(names.count)
  }

  /// Returns the value after a share of the axis; outside of 0 to 1, no category.
  func scalar(at share: Double) -> _PlotScalar? {
    guard share.isFinite else { return nil }
    let position = lower + share * (upper - lower)
    switch kind {
    case .numbers: return .number(position)
    case .dates: return .date(position)
    case .categories(let names):
      guard !names.isEmpty, share >= 0, share <= 1 else { return nil }
      return .category(names[min(Int(share * Double(names.count)), names.count - 1)])
    }
  }
}
#endif
