// These charts draw with these views: beside SwiftUI's views, the module is empty.
#if PortableViews
import Charts
import ComposableUI

/// Charts of bars, lines, areas, points and sectors.
struct ChartsPage: View {
  struct Sale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let amount: Double
  }

  private let sales: [Sale] = ["Jan", "Feb", "Mar", "Apr"].enumerated().flatMap { index, month in
    [
      Sale(id: index * 2, month: month, kind: "Tea", amount: Double(20 + index * 9)),
      Sale(id: index * 2 + 1, month: month, kind: "Coffee", amount: Double(35 - index * 4)),
    ]
  }

  @State private var isGrouped = false
  @State private var month: String?

  var body: some View {
    Form {
      Section("Bars") {
        Chart(sales) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
            .foregroundStyle(by: .value("Kind", sale.kind))
            .position(by: .value("Kind", isGrouped ? sale.kind : ""))
            .cornerRadius(3)
        }
        .chartXSelection(value: $month)
        .frame(height: 180)
        Toggle("Side by side", isOn: $isGrouped)
        Text("Chosen: \(month ?? "none")")
      }
      Section("Lines") {
        Chart {
          ForEach(0..<12) { hour in
            AreaMark(x: .value("Hour", hour), y: .value("Tide", tide(hour)))
              .foregroundStyle(.blue.opacity(0.2))
              .interpolationMethod(.catmullRom)
            LineMark(x: .value("Hour", hour), y: .value("Tide", tide(hour)))
              .interpolationMethod(.catmullRom)
            PointMark(x: .value("Hour", hour), y: .value("Tide", tide(hour)))
          }
          RuleMark(y: .value("Quay", 3))
            .foregroundStyle(.orange)
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
            .annotation(position: .top, alignment: .trailing) {
              Text("Quay").font(.caption2).foregroundStyle(.orange)
            }
        }
        .chartYAxis { AxisMarks(position: .leading) }
        .chartYScale(domain: 0...4)
        .frame(height: 160)
      }
      Section("Sectors") {
        Chart(sales.prefix(4)) { sale in
          SectorMark(
            angle: .value("Sales", sale.amount), innerRadius: .ratio(0.6), angularInset: 1.5
          )
          .foregroundStyle(by: .value("Sale", "\(sale.kind) in \(sale.month)"))
        }
        .frame(height: 160)
      }
      Section("Horizontal bars") {
        Chart(sales.prefix(4)) { sale in
          BarMark(
            x: .value("Sales", sale.amount), y: .value("Sale", "\(sale.kind) \(sale.month)")
          )
          .annotation(position: .trailing) { Text("\(Int(sale.amount))").font(.caption) }
        }
        .chartXAxis(.hidden)
        .frame(height: 140)
      }
    }
    .navigationTitle("Charts")
  }

  private func tide(_ hour: Int) -> Double { [1, 1.6, 2.4, 3.2, 3.6, 3.3, 2.5, 1.7][hour % 8] }
}
#endif
