#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Gauges, sizes of controls and grids of rows.
@MainActor
struct GaugeTests {
  @Test("a gauge shows its fraction and its labels")
  func linear() throws {
    let screen = ViewTester(
      Gauge(value: 15.0, in: 10...30) {
        Text("Speed")
      } currentValueLabel: {
        Text("15 km/h")
      } minimumValueLabel: {
        Text("10")
      } maximumValueLabel: {
        Text("30")
      })
    #expect(screen.texts == ["Speed", "10", "30", "15 km/h"])
    #expect(try screen.find(.progress).value == "0.25")
    #expect(try screen.find(.verticalStack).label == "Speed, 15 km/h")
  }

  @Test(
    "a value outside of the bounds is at their end, and empty bounds are at the start",
    arguments: [
      (-5.0, 0.0...1.0, "0.0"), (7, 0...1, "1.0"), (3, 3...3, "0.0"), (.nan, 0...1, "0.0"),
    ])
  func limits(value: Double, bounds: ClosedRange<Double>, fraction: String) throws {
    let screen = ViewTester(Gauge(value: value, in: bounds) { Text("Level") })
    #expect(try screen.find(.progress).value == fraction)
  }

  @Test("a ring shows its value in the middle, and is named by label and value")
  func circular() throws {
    let screen = ViewTester(
      VStack {
        Gauge(value: 0.5) { Text("Disk") }.gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.5) {
          Text("Fan")
        } currentValueLabel: {
          Text("500")
        }
        .gaugeStyle(.accessoryCircular)
      })
    #expect(screen.texts == ["Disk", "500", "Fan"])
    #expect(screen.root.all(.overlayStack).map(\.label) == ["Disk, 50 %", "Fan, 500"])
    #expect(screen.root.all(.drawing).count == 4)
  }

  @Test("a style of one's own gets the value and the labels")
  func ownStyle() throws {
    struct Plain: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("\(Int(configuration.value * 10)) of 10")
          Text(configuration.maximumValueLabel == nil ? "unbounded" : "bounded")
        }
      }
    }
    let screen = ViewTester(Gauge(value: 0.3) { Text("Rank") }.gaugeStyle(Plain()))
    #expect(screen.texts == ["Rank", "3 of 10", "unbounded"])
  }

  @Test("the mark of a linear gauge is at the fraction of the bar")
  func mark() throws {
    let screen = ViewTester(
      Gauge(value: 0.5) { Text("Volume") }.gaugeStyle(.accessoryLinear).frame(width: 212))
    let mark = try #require(
      screen.root.descendants.first { $0.tree.element.style.offset?.x ?? 0 > 0 })
    #expect(mark.tree.element.style.offset?.x == 100)
  }

  @Test("a mark is not drawn beyond a bar that is not measured yet")
  func unmeasuredMark() throws {
    let screen = ViewTester(
      Gauge(value: 1) { Text("Volume") }.gaugeStyle(.accessoryLinear).frame(width: 50))
    let bar = try #require(
      screen.root.descendants.first { $0.tree.element.style.isClipped == true })
    #expect(bar.descendants.contains { $0.tree.element.style.offset != nil })
  }

  @Test("bordered buttons have the size and the shape of the environment")
  func buttons() throws {
    let screen = ViewTester(
      VStack {
        ForEach(ControlSize.allCases, id: \.self) { size in
          Button(size.rawValue) {}.controlSize(size)
        }
        Button("capsule") {}.buttonBorderShape(.capsule)
        Button("5") {}.buttonBorderShape(.circle)
        Button("square") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        Button("plain") {}.buttonStyle(.plain).controlSize(.mini).buttonBorderShape(.capsule)
      }
      .buttonStyle(.bordered))
    let heights = try ControlSize.allCases.map { try screen.button($0.rawValue).frame.height }
    #expect(heights == [26, 32, 44, 50, 58])
    #expect(try screen.button("capsule").tree.element.style.cornerRadius == .infinity)
    #expect(try screen.button("square").tree.element.style.cornerRadius == 2)
    #expect(try screen.button("5").frame.size == CGSize(width: 44, height: 44))
    #expect(try screen.button("plain").tree.element.style.cornerRadius == nil)
    #expect(
      try screen.button("plain").tree.element.details == .button(ButtonDetails(style: .plain)))
  }

  struct Cells: View {
    let rows: [GridItem]
    var alignment = VerticalAlignment.center
    var height: Double?

    var body: some View {
      LazyHGrid(rows: rows, alignment: alignment, spacing: 10) {
        ForEach(0..<5) { index in
          Color.red.frame(width: 20 + 10 * Double(index), height: 10)
            .accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("grid")
      .frame(height: height)
    }

    @MainActor func frames() throws -> [String] {
      let screen = ViewTester(self)
      let grid = try screen.root.element(identifiedBy: "grid").frame
      return try (0..<5).map { index in
        let frame = try screen.root.element(identifiedBy: "\(index)").frame
        return "\(Int(frame.minX - grid.minX)),\(Int(frame.minY - grid.minY))"
      }
    }
  }

  @Test("a grid of rows is filled column by column")
  func rows() throws {
    let rows = [GridItem(.fixed(20), spacing: 4), GridItem(.fixed(30), alignment: .bottomLeading)]
    // Columns are 30, 50 and 60 wide.
    #expect(
      try Cells(rows: rows).frames() == ["5,5", "0,44", "45,5", "40,44", "100,5"])
  }

  @Test("flexible and adaptive rows share the height")
  func flexibleRows() throws {
    #expect(
      try Cells(rows: [GridItem(), GridItem()], height: 108).frames()
        == ["5,20", "0,78", "45,20", "40,78", "100,20"])
    #expect(
      try Cells(rows: [GridItem(.adaptive(minimum: 30))], height: 106).frames()
        == ["10,10", "5,48", "0,86", "55,10", "50,48"])
  }
}
#endif
