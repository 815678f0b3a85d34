import Charts
import SwiftUI

struct Run: Identifiable {
    let id = UUID()
    let date: Date
    let kilometers: Double
    let minutes: Double

    var pace: Double { minutes / kilometers }
}

extension Run {
    static let samples: [Run] = (0..<14).map { day in
        Run(
            date: Calendar.current.date(byAdding: .day, value: -day, to: .now)!,
            kilometers: 4 + Double(day % 5) * 1.3,
            minutes: 25 + Double((day * 7) % 11)
        )
    }
}

struct RunningChart: View {
    enum Metric: String, CaseIterable, Identifiable {
        case distance = "Distance"
        case pace = "Pace"
        var id: Self { self }
    }

    var runs: [Run] = Run.samples
    @State private var metric = Metric.distance
    @State private var selectedDate: Date?

    private var average: Double {
        guard !runs.isEmpty else { return 0 }
        return runs.map(value).reduce(0, +) / Double(runs.count)
    }

    private func value(_ run: Run) -> Double {
        metric == .distance ? run.kilometers : run.pace
    }

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Metric", selection: $metric) {
                ForEach(Metric.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)

            Text(average, format: .number.precision(.fractionLength(1)))
                .font(.system(.title, design: .rounded).weight(.bold))
                .contentTransition(.numericText())

            Chart {
                ForEach(runs) { run in
                    AreaMark(
                        x: .value("Day", run.date, unit: .day),
                        y: .value(metric.rawValue, value(run))
                    )
                    .foregroundStyle(
                        .linearGradient(
                            colors: [.blue.opacity(0.4), .clear],
                            startPoint: .top, endPoint: .bottom)
                    )
                    LineMark(
                        x: .value("Day", run.date, unit: .day),
                        y: .value(metric.rawValue, value(run))
                    )
                    .interpolationMethod(.catmullRom)
                    .lineStyle(StrokeStyle(lineWidth: 2))
                    PointMark(
                        x: .value("Day", run.date, unit: .day),
                        y: .value(metric.rawValue, value(run))
                    )
                    .symbolSize(30)
                }
                RuleMark(y: .value("Average", average))
                    .foregroundStyle(.orange)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                    .annotation(position: .top, alignment: .trailing) {
                        Text("Average").font(.caption2).foregroundStyle(.orange)
                    }
            }
            .chartYAxis {
                AxisMarks(position: .leading)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 3)) { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel(format: .dateTime.day().month(.abbreviated))
                }
            }
            .chartYScale(domain: 0...12)
            .chartXSelection(value: $selectedDate)
            .frame(height: 220)
            .animation(.easeInOut, value: metric)

            if let selectedDate {
                Text(selectedDate, style: .date).font(.footnote)
            }
        }
        .padding()
    }
}

#Preview {
    RunningChart()
}
