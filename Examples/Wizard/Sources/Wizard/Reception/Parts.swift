import SwiftUI

/// A sentence about what to do, for people who see and for screen readers.
struct ProblemRow: View {
  let text: LocalizedStringKey

  var body: some View {
    Label(text, systemImage: "info.circle")
      .foregroundStyle(.red)
      .accessibilityAddTraits(.updatesFrequently)
  }
}

/// The problems of a step, or of one of its fields.
struct ProblemRows: View {
  private let problems: [Problem]

  init(problems: [Problem], of field: Problem.Field) {
    self.problems = problems.filter { $0.field == field }
  }

  var body: some View {
    ForEach(problems, id: \.self) { problem in
      ProblemRow(text: problem.text)
    }
  }
}

/// A sentence that explains why a visitor is on a screen.
struct NoticeRow: View {
  let notice: Notice
  let close: @MainActor () -> Void

  var body: some View {
    HStack {
      Label(notice.text, systemImage: "info.circle")
      Spacer()
      Button("Close", systemImage: "xmark", action: close)
        .labelStyle(.iconOnly)
        .accessibilityLabel("Close the notice")
    }
  }
}

/// A price, line by line.
struct QuoteLines: View {
  let lines: [Quote.Line]

  var body: some View {
    ForEach(lines, id: \.reason) { line in
      LabeledContent {
        Text(line.amount, format: .money).monospacedDigit()
      } label: {
        Text(line.reason.title)
      }
    }
  }
}

/// The number of guests of a booking, in words.
struct GuestCount: View {
  let adults: Int
  let children: Int

  var body: some View {
    switch (adults, children) {
    case (1, 0): Text("One adult")
    case (_, 0): Text("\(adults) adults")
    case (1, 1): Text("One adult, one child")
    case (1, _): Text("One adult, \(children) children")
    case (_, 1): Text("\(adults) adults, one child")
    default: Text("\(adults) adults, \(children) children")
    }
  }
}
