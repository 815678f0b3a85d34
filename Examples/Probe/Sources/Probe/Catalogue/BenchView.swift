import ProbeInstrument
import SwiftUI

/// A probe beside its log; one above the other where there is no room.
struct BenchView: View {
  let specimen: Specimen
  let close: () -> Void
  @State private var log = EvaluationLog()

  var body: some View {
    VStack(spacing: 8) {
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
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 420), alignment: .top)], spacing: 8) {
        screen.environment(log)
        EvaluationPanel(log: log)
          .padding(.horizontal)
          .padding(.vertical, 8)
          .frame(maxWidth: .infinity)
      }
      .frame(maxWidth: 1120)
      Spacer(minLength: 0)
    }
    .padding(.vertical, 8)
  }

  @ViewBuilder private var screen: some View {
    if specimen.isStack {
      specimen.makeScreen()
    } else {
      NavigationStack { specimen.makeScreen() }
    }
  }
}
