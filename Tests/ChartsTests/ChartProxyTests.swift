#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@testable import Charts

/// Places of values in a plot, and the values at places.
@MainActor
struct ChartProxyTests {
  private final class Seen {
    var proxy = ChartProxy()
    var frames: [CGRect] = []

    func note(_ proxy: ChartProxy, in geometry: GeometryProxy? = nil) {
      self.proxy = proxy
      guard let geometry else { return }
      frames = [proxy.plotFrame, proxy.plotContainerFrame].compactMap { $0.map { geometry[$0] } }
    }
  }

  private func screen(_ view: some View) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 300, height: 200)
    return ViewTester(view, environment: environment)
  }

  private func proxy(_ chart: some View) -> ChartProxy {
    let seen = Seen()
    let screen = screen(
      chart.chartOverlay { proxy in
        let _ = seen.note(proxy)
        Color.clear
      })
    defer { screen.close() }
    return seen.proxy
  }

  /// Numbers from 0 to 10 along the width, categories along the height, without axes.
  private var bars: some View {
    Chart {
      BarMark(x: .value("Amount", 10), y: .value("Kind", "Tea"))
      BarMark(x: .value("Amount", 5), y: .value("Kind", "Milk"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("numbers and categories have places, and places values")
  func places() throws {
    let proxy = proxy(bars)
    let (width, height) = (proxy.plotSize.width, proxy.plotSize.height)
    #expect(width == 300)
    #expect(proxy.position(forX: 5) == width / 2)
    #expect(proxy.position(forY: "Milk") == height / 4)
    #expect(proxy.position(forY: "Tea") == height * 3 / 4)
    #expect(proxy.position(forY: "Water") == nil)
    #expect(proxy.position(for: (x: 10, y: "Tea")) == CGPoint(x: width, y: height * 3 / 4))
    #expect(proxy.positionRange(forY: "Milk") == 0...height / 2)
    #expect(proxy.positionRange(forX: 5) == width / 2...width / 2)
    #expect(
      proxy.positionRange(for: (x: 0, y: "Tea"))
        == CGRect(x: 0, y: height / 2, width: 0, height: height / 2))
    #expect(proxy.value(atX: width / 4) == 2.5)
    #expect(proxy.value(atX: width / 4, as: Int.self) == 3)
    #expect(proxy.value(atX: width / 4, as: String.self) == nil)
    #expect(proxy.value(atX: width * 2) == 20.0)
    #expect(proxy.value(atY: height * 0.9) == "Tea")
    #expect(proxy.value(atY: height * 1.1, as: String.self) == nil)
    let (amount, kind) = try #require(
      proxy.value(at: CGPoint(x: width, y: 1), as: (Double, String).self))
    #expect(amount == 10)
    #expect(kind == "Milk")
    #expect(proxy.value(atX: .nan, as: Double.self) == nil)
    #expect(proxy.xDomain() == [0.0, 10])
    #expect(proxy.yDomain(dataType: String.self) == ["Tea", "Milk"])
  }

  @Test("dates are found at places")
  func dates() {
    let days = (0...4).map { Date(timeIntervalSinceReferenceDate: Double($0) * 86_400) }
    let proxy = proxy(
      Chart(days, id: \.self) { LineMark(x: .value("Day", $0), y: .value("Level", 1)) })
    #expect(proxy.value(atX: proxy.plotSize.width / 2) == days[2])
    #expect(proxy.position(forX: days[4]) == proxy.plotSize.width)
    #expect(proxy.value(atX: 0, as: Double.self) == nil)
  }

  @Test("angles begin at the top, and stand for the sum of the sectors")
  func sectors() {
    let proxy = proxy(
      Chart([30, 10], id: \.self) { SectorMark(angle: .value("Share", $0)) })
    #expect(proxy.plotSize == CGSize(width: 300, height: 200))
    #expect(proxy.angle(at: CGPoint(x: 150, y: 0)) == .zero)
    #expect(abs(proxy.angle(at: CGPoint(x: 200, y: 100)).degrees - 90) < 1e-9)
    #expect(abs(proxy.angle(at: CGPoint(x: 100, y: 100)).degrees - 270) < 1e-9)
    #expect(proxy.value(atAngle: .degrees(90)) == 10.0)
    #expect(proxy.value(atAngle: .degrees(-90)) == 30.0)
    #expect(proxy.position(forX: 1) == nil)
  }

  @Test("the style of a value is that of its marks")
  func styles() {
    let proxy = proxy(
      Chart {
        BarMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Kind", "Tea"))
      }
      .chartForegroundStyleScale(["Tea": Color.green]))
    let style = proxy.foregroundStyle(for: "Tea")
    #expect(style.map { String(describing: $0) }?.contains("green") == true)
    #expect(proxy.foregroundStyle(for: "Milk") == nil)
  }

  @Test("without a chart, a proxy has no values")
  func noChart() {
    let proxy = proxy(Text("No chart"))
    #expect(proxy.plotFrame == nil)
    #expect(proxy.plotSize == .zero)
    #expect(proxy.value(atX: 1, as: Double.self) == nil)
    #expect(proxy.position(forX: 1) == nil)
    proxy.selectXValue(at: 1)
    proxy.selectXRange(from: 1, to: 2)
  }

  private struct Readout: View {
    @State private var chosen = "none"

    var body: some View {
      VStack(spacing: 0) {
        Text(chosen).frame(height: 20)
        Chart {
          PointMark(x: .value("X", 10), y: .value("Y", 10))
        }
        .chartXScale(domain: 0...10)
        .chartYScale(domain: 0...10)
        .padding(10)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear.accessibilityIdentifier("plot")
              .gesture(
                DragGesture(minimumDistance: 0).onChanged { value in
                  let origin = geometry[proxy.plotAreaFrame].origin
                  let place = CGPoint(
                    x: value.location.x - origin.x, y: value.location.y - origin.y)
                  guard let (x, y) = proxy.value(at: place, as: (Double, Double).self) else {
                    return
                  }
                  chosen = "\(Int(x.rounded())) \(Int(y.rounded()))"
                })
          }
        }
      }
    }
  }

  @Test("a drag in an overlay finds the values under the pointer")
  func overlay() throws {
    let screen = screen(Readout())
    #expect(screen.texts.first == "none")
    // The labels of the axes are to the right and below; half of a label is above.
    let plot = try screen.element(identifiedBy: "plot")
    let frame = plot.frame
    let pointer = try plot.press(at: UnitPoint(x: 10 / frame.width, y: 18 / frame.height))
    #expect(screen.texts.first == "0 10")
    try pointer.move(by: CGSize(width: (frame.width - 20 - 21) / 2, height: 0))
    #expect(screen.texts.first == "5 10")
    try pointer.lift()
  }

  @Test("charts tell nothing of their plots unless a view asks")
  func noReaders() {
    func measured(_ screen: ViewTester) -> Int {
      screen.root.descendants.filter { $0.tree.element.events.contains(.resize) }.count
    }
    #expect(measured(screen(bars)) == 1)
    #expect(measured(screen(bars.chartOverlay { _ in Color.clear })) == 2)
  }

  private struct Choosing: View {
    var gesture = false
    @State private var amount: Double?
    @State private var range: ClosedRange<Double>?
    @State private var share: Int?

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "\(amount ?? -1) \(range ?? -1...(-1)) \(share ?? -1)").frame(height: 20)
        if gesture {
          bars.chartGesture { proxy in
            SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
          }
        } else {
          bars
        }
        Chart([30, 10], id: \.self) { SectorMark(angle: .value("Share", $0)) }
          .chartAngleSelection(value: $share)
          .frame(height: 80)
      }
    }

    private var bars: some View {
      Chart {
        BarMark(x: .value("Amount", 10), y: .value("Kind", "Tea"))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartXSelection(value: $amount)
      .chartXSelection(range: $range)
    }
  }

  private func takers(in screen: ViewTester) -> [TestElement] {
    screen.root.descendants.filter { $0.tree.element.events.contains(.pointer) }
  }

  @Test("a drag chooses a range, in either direction and not beyond the plot")
  func range() throws {
    let screen = screen(Choosing())
    let plot = try #require(takers(in: screen).first)
    try plot.drag(by: CGSize(width: -75, height: 0))
    #expect(screen.texts.first == "-1.0 2.5...5.0 -1")
    try plot.drag(by: CGSize(width: 400, height: 0))
    #expect(screen.texts.first == "-1.0 5.0...10.0 -1")
  }

  @Test("a tap on a sector chooses the sum at its place")
  func angle() throws {
    let screen = screen(Choosing())
    let pie = try #require(takers(in: screen).last)
    try pie.press(at: UnitPoint(x: 0.51, y: 0.5)).lift()
    #expect(screen.texts.first == "-1.0 -1.0...-1.0 10")
    try pie.press(at: UnitPoint(x: 0.49, y: 0.5)).lift()
    #expect(screen.texts.first == "-1.0 -1.0...-1.0 30")
  }

  @Test("a gesture of one's own takes the place of the usual ones")
  func ownGesture() throws {
    let screen = screen(Choosing(gesture: true))
    let takers = takers(in: screen)
    #expect(takers.count == 2)
    try takers[0].press(at: UnitPoint(x: 0.3, y: 0.5)).lift()
    #expect(screen.texts.first == "3.0 -1.0...-1.0 -1")
    #expect(!screen.has(.box, "10"))
  }

  @Test(
    "the plot of a chart that scrolls is as wide as all of it, in a container of the visible part")
  func scrolled() throws {
    let seen = Seen()
    let screen = screen(
      Chart(0..<10, id: \.self) { BarMark(x: .value("X", "\($0)"), y: .value("Y", $0)) }
        .chartYAxis(.hidden)
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 5)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let _ = seen.note(proxy, in: geometry)
            Color.clear
          }
        })
    #expect(seen.proxy.plotSize.width == 600)
    #expect(seen.proxy.position(forX: "9") == 570)
    #expect(seen.frames.map(\.width) == [600, 300])
    screen.close()
  }
}
#endif
