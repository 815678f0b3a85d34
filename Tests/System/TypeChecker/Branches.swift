import SwiftUI

// Branches in branches, whose views differ in type.
struct Branches: View {
  enum Phase {
    case idle
    case loading(Double)
    case loaded([String])
    case failed(any Error)
  }
  var phase: Phase
  var isCompact: Bool

  var body: some View {
    Group {
      switch phase {
      case .idle:
        if isCompact {
          Text("Idle").font(.caption)
        } else {
          ContentUnavailableView("Idle", systemImage: "moon", description: Text("Nothing yet"))
        }
      case .loading(let fraction):
        ProgressView(value: fraction) { Text("Loading \(Int(fraction * 100)) %") }
          .tint(fraction > 0.5 ? .green : .orange)
      case .loaded(let names):
        if names.isEmpty {
          Text("Empty").foregroundStyle(.secondary)
        } else if isCompact {
          // mistake: names.joined(separator: ", ")).lineLimit(1) -> names.joined(separator: 1)).lineLimit(1)
          // makes: cannot convert value of type
          Text(names.joined(separator: ", ")).lineLimit(1)
        } else {
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 4) {
              ForEach(Array(names.enumerated()), id: \.offset) { index, name in
                HStack {
                  Text("\(index + 1).").monospacedDigit()
                  Text(name).fontWeight(index == 0 ? .bold : .regular)
                }
                .padding(.vertical, index == 0 ? 8 : 2)
                .background(index.isMultiple(of: 2) ? Color.gray.opacity(0.1) : .clear)
              }
            }
          }
        }
      case .failed(let error):
        VStack(spacing: 12) {
          Image(systemName: "xmark.octagon").font(.largeTitle).foregroundStyle(.red)
          Text(error.localizedDescription)
        }
      }
    }
    .frame(
      maxWidth: isCompact ? nil : .infinity, maxHeight: .infinity,
      alignment: isCompact ? .top : .center
    )
    .padding(isCompact ? 8 : 16)
  }
}
