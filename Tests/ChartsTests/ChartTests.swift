#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewGraph
import ViewTesting

@testable import Charts

@MainActor
struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let amount: Int
  }

  private let sales = [
    Sale(id: 1, month: "Jan", kind: "Tea", amount: 20),
    Sale(id: 2, month: "Jan", kind: "Milk", amount: 30),
    Sale(id: 3, month: "Feb", kind: "Tea", amount: -5),
    Sale(id: 4, month: "Feb", kind: "Milk", amount: 10),
  ]

  private func screen(_ view: some View) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 300, height: 200)
    return ViewTester(view, environment: environment)
  }

  private func plot(_ content: some ChartContent) -> Plot {
    Plot(content.marks, ChartSettings())
  }

  @Test("marks with a greater zIndex are drawn in front")
  func order() throws {
    let screen = screen(
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).zIndex(1).foregroundStyle(.red)
        PointMark(x: .value("X", 2), y: .value("Y", 2)).foregroundStyle(.blue)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    let fills = screen.root.all(.drawing).map { String(describing: $0.tree.element.details) }
    let red = try #require(fills.lastIndex { $0.contains("red") })
    let blue = try #require(fills.lastIndex { $0.contains("blue") })
    #expect(red > blue)
  }

  @Test("the rectangle of the marks has the background that the chart's style gives")
  func plotStyle() throws {
    let screen = screen(
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 1))
      }
      .chartXAxis {
        AxisMarks(values: [0, 1]) { AxisGridLine() }
      }
      .chartPlotStyle { $0.background(.yellow) })
    func backgrounds(of screen: ViewTester) -> [ElementColor] {
      screen.root.descendants.compactMap(\.tree.element.style.background)
    }
    #expect(backgrounds(of: screen) == backgrounds(of: ViewTester(Text("X").background(.yellow))))
    #expect(backgrounds(of: screen).count == 1)
  }

  @Test("bars at one place are stacked, by sign")
  func stacking() {
    let plot = plot(
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
      })
    #expect(plot.extents == [0...20, 20...50, -5...0, 0...10])
    #expect(plot.y.lower == -20)
    #expect(plot.y.upper == 60)
  }

  @Test("bars beside each other and unstacked bars begin at zero")
  func unstacked() {
    let grouped = plot(
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .position(by: .value("Kind", sale.kind))
      })
    #expect(grouped.extents == [0...20, 0...30, -5...0, 0...10])
    let unstacked = plot(
      ForEach(sales) { sale in
        BarMark(
          x: .value("Month", sale.month), y: .value("Sales", sale.amount), stacking: .unstacked)
      })
    #expect(unstacked.extents == grouped.extents)
  }

  @Test("labels of both axes and a legend show")
  func texts() {
    let screen = screen(
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
      .chartYScale(domain: 0...50)
      .chartYAxis { AxisMarks(values: [0, 25, 50]) })
    #expect(screen.texts.suffix(2) == ["Tea", "Milk"])
    #expect(screen.texts.contains("Jan"))
    #expect(screen.texts.contains("25"))
  }

  @Test("an axis that follows its values has zero on it unless it is left out")
  func automaticScales() {
    func texts(_ change: (Chart<PointMark>) -> some View) -> [String] {
      screen(change(Chart { PointMark(x: .value("Day", 12), y: .value("Value", 14)) })).texts
    }
    #expect(
      texts { $0.chartXScale(domain: .automatic).chartYScale(domain: .automatic) }.contains("0"))
    #expect(
      !texts {
        $0.chartXScale(domain: .automatic(includesZero: false))
          .chartYScale(domain: .automatic(includesZero: false))
      }.contains("0"))
    #expect(texts { $0.chartXScale(domain: ["a", "b"]) }.contains("b"))
  }

  @Test("hidden axes and legends have no texts")
  func hidden() {
    let screen = screen(
      Chart(sales) { sale in
        PointMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden))
    #expect(screen.texts == [])
  }

  @Test("the values are one text for screen readers")
  func accessibility() {
    let plot = plot(
      ForEach(sales.prefix(2)) { sale in
        LineMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      })
    #expect(
      plot.description == "Month Jan, Sales 20, Kind Tea; Month Jan, Sales 30, Kind Milk")
  }

  @Test("branches, optionals and modifiers of content apply to their marks")
  func content() {
    let isShown = true
    let missing: Int? = nil
    @ChartContentBuilder var content: some ChartContent {
      if isShown {
        BarMark(x: .value("A", 1), y: .value("B", 2))
      } else {
        PointMark(x: .value("A", 1), y: .value("B", 2))
      }
      if let missing { RuleMark(y: .value("B", missing)) }
      RuleMark(y: .value("B", 3))
    }
    let marks = content.opacity(0.5).marks
    #expect(marks.map(\.kind) == [.bar, .rule])
    #expect(marks.map(\.opacity) == [0.5, 0.5])
  }

  @Test("the style nearest to a mark wins, then that of its value")
  func styles() throws {
    let plot = Plot(
      ForEach(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
      }
      .marks,
      {
        var settings = ChartSettings()
        settings.styles = [(_PlotScalar.category("Milk"), Color.brown)]
        return settings
      }())
    #expect(plot.colors.map(\.name) == ["Tea", "Milk"])
    #expect(plot.style(of: plot.marks[0]) as? Color == .blue)
    #expect(plot.style(of: plot.marks[1]) as? Color == .brown)
    let own = PointMark(x: .value("A", 1), y: .value("B", 1))
      .foregroundStyle(.red).foregroundStyle(.green).marks
    #expect(own[0].style as? Color == .red)
  }

  @Test("enums are plotted by their raw value, and read back")
  func plottable() {
    enum Kind: String, Plottable { case tea }
    #expect(Kind.tea._plotScalar == .category("tea"))
    #expect(Kind(_plotScalar: .category("tea")) == .tea)
    #expect(Kind(_plotScalar: .category("mud")) == nil)
    #expect(Int(_plotScalar: .number(2.6)) == 3)
    #expect(Double.nan._plotScalar == .number(0))
  }

  @Test("lines and rules have the dashes of their styles")
  func dashes() {
    let screen = screen(
      Chart {
        ForEach(sales) { sale in
          LineMark(x: .value("Id", sale.id), y: .value("Sales", sale.amount))
            .lineStyle(StrokeStyle(lineWidth: 3, dash: [6, 2]))
        }
        RuleMark(y: .value("Goal", 15))
          .lineStyle(StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5, 5], dashPhase: 1))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden))
    var styles: [StrokeStyle] = []
    func visit(_ tree: ElementTree) {
      if case .drawing(let drawing) = tree.element.details {
        for case .stroke(_, _, let style) in drawing.marks { styles.append(style) }
      }
      for child in tree.children { visit(child) }
    }
    visit(screen.root.tree)
    #expect(
      styles == [
        StrokeStyle(lineWidth: 3, dash: [6, 2]),
        StrokeStyle(lineWidth: 2, lineCap: .round, dash: [5, 5], dashPhase: 1),
      ])
  }

  private struct Choosing: View {
    @State var month: String?

    var body: some View {
      Text("Chosen: \(month ?? "none")")
      Chart {
        BarMark(x: .value("Month", "Jan"), y: .value("Sales", 1))
        BarMark(x: .value("Month", "Feb"), y: .value("Sales", 2))
      }
      .chartXSelection(value: $month)
    }
  }

  @Test("a tap on a column chooses its value, and another one none")
  func selection() throws {
    let screen = screen(Choosing())
    #expect(screen.texts.first == "Chosen: none")
    try screen.find(.box, "Feb").tap()
    #expect(screen.texts.first == "Chosen: Feb")
    try screen.find(.box, "Feb").tap()
    #expect(screen.texts.first == "Chosen: none")
  }

  @Test("a pie and a chart without marks have no axes")
  func pie() {
    #expect(screen(Chart(sales) { SectorMark(angle: .value("Sales", $0.amount)) }).texts == [])
    #expect(screen(Chart([Sale]()) { SectorMark(angle: .value("Sales", $0.amount)) }).texts == [])
  }
}
#endif
