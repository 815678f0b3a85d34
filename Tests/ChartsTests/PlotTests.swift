#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@testable import Charts

/// Plots of functions and collections, and charts that scroll.
@MainActor
struct PlotTests {
  private struct Price {
    let day: Int
    let name: String
    let price: Double
  }

  private let prices = [
    Price(day: 1, name: "Tea", price: 4), Price(day: 1, name: "Milk", price: 1),
    Price(day: 2, name: "Tea", price: 5), Price(day: 2, name: "Milk", price: 2),
  ]

  private func plot(
    _ content: some ChartContent, _ change: (inout ChartSettings) -> Void = { _ in }
  )
    -> Plot
  {
    var settings = ChartSettings()
    change(&settings)
    return Plot(content.marks, settings)
  }

  @Test("a function is drawn over the chart's axis, or over its own domain")
  func function() {
    let line = LinePlot(x: "x", y: "x²") { x in x * x }
    let chart = plot(line) { $0.x.domain = [.number(-10), .number(10)] }
    #expect(chart.marks.count == 201)
    #expect(chart.marks.first?.x?.scalar == .number(-10))
    #expect(chart.marks.first?.y?.scalar == .number(100))
    #expect(chart.y.upper == 100)
    #expect(chart.description == "x, x²")
    let own = plot(LinePlot(x: "x", y: "y", domain: 0...2) { $0 })
    #expect(own.marks.last?.x?.scalar == .number(2))
    let both = plot(
      ChartContentBuilder.buildBlock(
        PointMark(x: .value("x", 3), y: .value("y", 1)),
        PointMark(x: .value("x", 7), y: .value("y", 1)), line))
    #expect(both.marks[2].x?.scalar == .number(3))
  }

  @Test("a function has a gap where it has no value")
  func gaps() {
    let chart = plot(LinePlot(x: "x", y: "1/x", domain: -1...1) { x in 1 / x })
    #expect(chart.marks.count == 200)
    #expect(Set(chart.marks.map(\.segment)).count == 2)
    let circle = plot(
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: cos(t), y: sin(t)) })
    #expect(circle.marks.count == 201)
    #expect(circle.x.lower == -1)
    #expect(plot(LinePlot(x: "x", y: "y", domain: 0...1) { _ in .nan }).marks.isEmpty)
  }

  @Test("an area is between zero and a function, or between two")
  func areas() {
    let one = plot(AreaPlot(x: "x", y: "y", domain: 0...1) { x in x + 1 })
    #expect(one.extents.last == 0...2)
    let two = plot(
      AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { x in (yStart: x, yEnd: -x) })
    #expect(two.extents.last == -1...1)
  }

  @Test("a collection is drawn as a line for each series, in colours by a value")
  func collections() {
    let line = LinePlot(
      prices, x: .value("Day", \.day), y: .value("Price", \.price),
      series: .value("Name", \.name)
    )
    .foregroundStyle(by: .value("Name", \.name))
    let chart = plot(line.lineStyle(StrokeStyle(lineWidth: 4)))
    #expect(chart.marks.count == 4)
    #expect(chart.marks[1].series?.scalar == .category("Milk"))
    #expect(chart.marks[1].lineStyle?.lineWidth == 4)
    #expect(chart.colors.map(\.name) == ["Tea", "Milk"])
    let area = plot(
      AreaPlot(prices, x: .value("Day", \.day), y: .value("Price", \.price), stacking: .unstacked))
    #expect(area.extents == [0...4, 0...1, 0...5, 0...2])
  }

  private struct Scrolled: View {
    @State private var day = 20
    var initial: Int?

    var body: some View {
      VStack(spacing: 0) {
        chart.frame(height: 150)
        Button("Begin") { day = 0 }.frame(height: 20)
        Text("From \(day)").frame(height: 20)
      }
    }

    private var chart: some View {
      Chart(0..<100, id: \.self) { day in
        BarMark(x: .value("Day", day), y: .value("Steps", day))
      }
      .chartXScale(domain: 0...100)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 10)
      .chartScrollPosition(x: $day)
    }
  }

  private func screen(_ view: some View) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 300, height: 200)
    return ViewTester(view, environment: environment)
  }

  @Test("a chart shows a part of its axis at the bound value, and tells where it is scrolled to")
  func scrolling() throws {
    let screen = screen(Scrolled())
    let scroll = try screen.find(.scroll)
    let width = scroll.frame.width
    let content = try #require(scroll.children.first)
    #expect(abs(content.frame.width - 10 * width) < 0.01)
    #expect(abs(content.frame.minX + 2 * width - scroll.frame.minX) < 1.01)
    #expect(screen.texts.last == "From 20")
    try scroll.send(.scrolling, value: "2 \(5 * width) 0 \(10 * width) 150 \(width) 150")
    #expect(screen.texts.last == "From 50")
    try screen.button("Begin").tap()
    #expect(abs(content.frame.minX - scroll.frame.minX) < 1.01)
  }

  @Test("the start of the visible part is a value of the axis, whatever its kind")
  func places() throws {
    let names = plot(BarMark(x: .value("Name", "a"), y: .value("Y", 1))) {
      $0.x.domain = ["a", "b", "c", "d"].map { .category($0) }
      $0.scrollAxes = .horizontal
      $0.visibleX = 2
      $0.scrollX = ChartScroll("d")
    }
    #expect(names.scrolls)
    #expect(names.scrollFactor == 2)
    #expect(names.scrollShare == 0.5)
    #expect(names.x.scalar(at: 0.5) == .category("c"))
    #expect(names.x.scalar(at: .nan) == nil)
    let all = plot(BarMark(x: .value("X", 1), y: .value("Y", 1))) { $0.visibleX = 0 }
    #expect(all.scrollFactor == 1)
    #expect(!all.scrolls)
  }
}
#endif
