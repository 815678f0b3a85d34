import SwiftUI

/// The log of a session: a row for each view with its count, then the order of the latest ones.
public struct EvaluationPanel: View {
  private static let shownNames = 40

  let log: EvaluationLog

  public init(log: EvaluationLog) {
    self.log = log
  }

  public var body: some View {
    GroupBox("Evaluations") {
      HStack {
        Text("\(log.names.count) in all")
          .foregroundStyle(.secondary)
          .monospacedDigit()
          .accessibilityIdentifier("evaluation-total")
        Spacer()
        Button("Clear") { log.clear() }
      }
      if log.names.isEmpty {
        Text("No view was evaluated. Use a control of the probe.")
          .foregroundStyle(.secondary)
      } else {
        counts
        Divider()
        order
      }
    }
  }

  private var counts: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(log.counts) { EvaluationBar(count: $0) }
    }
    .frame(maxWidth: .infinity)
  }

  private var order: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("In order").font(.subheadline).foregroundStyle(.secondary)
      Text(verbatim: log.names.suffix(Self.shownNames).joined(separator: "\n"))
        .font(.footnote)
        .monospaced()
        .accessibilityIdentifier("evaluation-order")
      if log.names.count > Self.shownNames {
        Text("Earlier ones: \(log.names.count - Self.shownNames)")
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// A view's name, with a bar as long as its count.
private struct EvaluationBar: View {
  private static let pointsPerEvaluation = 12.0
  private static let longest = 120.0

  let count: EvaluationLog.Count

  var body: some View {
    HStack {
      Text(verbatim: count.name).font(.footnote).monospaced()
      Spacer()
      RoundedRectangle(cornerRadius: 3)
        .fill(.tint)
        .frame(width: min(Double(count.count) * Self.pointsPerEvaluation, Self.longest), height: 8)
        .accessibilityHidden(true)
      Text("\(count.count)×").font(.footnote).monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}
