#if PortableViews
import ComposableUI
import Foundation
import Testing

@testable import Charts

/// Labels of axes.
@MainActor
struct AxisLabelTests {
  @Test("a label at an end of the x axis is inside the chart, the others are at their values")
  func ends() throws {
    let marks =
      LineMark(x: .value("X", 0), y: .value("Y", 1)).marks
      + LineMark(x: .value("X", 1_000), y: .value("Y", 2)).marks
    var settings = ChartSettings()
    settings.y.isHidden = true
    let frame = PlotFrame(Plot(marks, settings), width: 300, height: 200)
    let middles = frame.x.map { (frame.labelMiddle(of: $0), $0.place * 300, $0.text?.count ?? 0) }
    let (first, last) = try (#require(middles.first), #require(middles.last))
    #expect(first.0 == Double(first.2) * 3.5)
    #expect(last.0 == 300 - Double(last.2) * 3.5)
    #expect(first.1 == 0 && last.1 == 300)
    #expect(middles.count > 2)
    for (middle, place, _) in middles.dropFirst().dropLast() { #expect(middle == place) }
  }
}
#endif
