#if PortableViews
public import ComposableUI

/// A chart of data: bars, lines, areas, points, rules, rectangles or sectors.
///
/// ```swift
/// struct Sale: Identifiable {
///   let id: Int
///   let month: String
///   let amount: Double
/// }
///
/// struct SalesChart: View {
///   let sales: [Sale]
///
///   var body: some View {
///     Chart(sales) { sale in
///       BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
///     }
///     .frame(height: 200)
///   }
/// }
/// ```
///
/// A chart takes the space that it gets, and measures it: in a browser, it has its final places once
/// the page is connected. Screen readers get its values as one text.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart with marks for each element of a collection.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart with marks for each element of a collection, which a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The plot with its axes and its legend.
  public var body: some View {
    ChartView(plot: Plot(content.marks, settings))
  }
}

/// A chart's plot, axes and legend beside each other.
private struct ChartView: View {
  let plot: Plot

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if plot.settings.legend.isAbove { legend }
      axisLabel(plot.settings.y.label)
      GeometryReader { proxy in
        PlotView(plot: plot, width: proxy.size.width, height: proxy.size.height)
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(plot.description)
      axisLabel(plot.settings.x.label)
      if !plot.settings.legend.isAbove { legend }
    }
    .clipped()
  }

  @ViewBuilder
  private func axisLabel(_ label: String?) -> some View {
    if let label {
      Text(verbatim: label).font(.caption2).foregroundStyle(.secondary)
    }
  }

  @ViewBuilder
  private var legend: some View {
    if plot.showsLegend {
      HStack(spacing: 12) {
        ForEach(plot.colors, id: \.name) { entry in
          HStack(spacing: 4) {
            filled(Circle(), entry.style).frame(width: 8, height: 8)
            Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: plot.settings.legend.alignment)
    }
  }

}

/// Fills a shape with a style of any type.
@MainActor
func filled(_ shape: some Shape, _ style: any ShapeStyle) -> AnyView {
  func fill<S: ShapeStyle>(_ style: S) -> AnyView { AnyView(shape.fill(style)) }
  return fill(style)
}

/// Draws a shape's outline in a style of any type.
@MainActor
func stroked(_ shape: some Shape, _ style: any ShapeStyle, line: StrokeStyle) -> AnyView {
  func stroke<S: ShapeStyle>(_ style: S) -> AnyView {
    AnyView(shape.stroke(style, style: line))
  }
  return stroke(style)
}
#endif
