import Charts
import SwiftUI

// A chart that reads a property that its data does not have.
struct WrongChartScreen: View {
  struct Point: Identifiable {
    let id: Int
    let value: Double
    let kind: String
  }
  let points: [Point]

  var body: some View {
    Chart {
      ForEach(points) { point in
        BarMark(x: .value("Day", point.id), y: .value("Value", point.value))
          .foregroundStyle(by: .value("Kind", point.kind))
        LineMark(x: .value("Day", point.id), y: .value("Value", point.value))
          .interpolationMethod(.catmullRom)
          .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        AreaMark(x: .value("Day", point.id), y: .value("Value", point.value))
          .foregroundStyle(.blue.opacity(0.2))
        PointMark(x: .value("Day", point.id), y: .value("Value", point.sum))  // error: member 'sum'
          .annotation(position: .top) { Text(point.value, format: .number).font(.caption2) }
      }
    }
    .chartYScale(domain: 0...40)
    .chartXAxis { AxisMarks(values: .automatic(desiredCount: 5)) }
    .chartLegend(.visible)
    .frame(height: 240)
    .padding()
  }
}
