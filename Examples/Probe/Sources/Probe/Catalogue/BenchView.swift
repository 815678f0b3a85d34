import ProbeInstrument
import SwiftUI

/// A probe beside its log; one above the other where there is no room.
struct BenchView: View {
  let specimen: Specimen
  let close: () -> Void
  @State private var log = EvaluationLog()

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button {
          close()
        } label: {
          Label("Catalogue", systemImage: "chevron.left")
        }
        Spacer()
      }
      Text(specimen.title)
        .font(.title)
        .accessibilityAddTraits(.isHeader)
      Text(specimen.question)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 420), alignment: .top)], spacing: 16) {
        screen.environment(log)
        EvaluationPanel(log: log).padding()
      }
      .frame(maxWidth: 1120)
    }
    .padding()
  }

  @ViewBuilder private var screen: some View {
    if specimen.isStack {
      specimen.makeScreen()
    } else {
      NavigationStack { specimen.makeScreen() }
    }
  }
}
