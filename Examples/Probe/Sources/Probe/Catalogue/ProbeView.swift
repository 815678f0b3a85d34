import ProbeInstrument
import SwiftUI

/// The app: the catalogue, or the probe that was chosen from it.
public struct ProbeView: View {
  private let eras: [Era]
  @State private var chosen: Specimen?

  /// Creates the view.
  ///
  /// - Parameter otherEras: Entries beside the entries of today, of 2023 and of both.
  public init(otherEras: [Era] = []) {
    eras = [.today, .of2023, .mixed] + otherEras
  }

  public var body: some View {
    if let chosen {
      BenchView(specimen: chosen) { self.chosen = nil }.id(chosen.id)
    } else {
      CatalogueView(eras: eras) { chosen = $0 }
    }
  }
}

/// The list of all probes.
struct CatalogueView: View {
  let eras: [Era]
  let choose: (Specimen) -> Void

  var body: some View {
    NavigationStack {
      List {
        Section {
          Text("Each probe is a small app that logs which of its views are evaluated.")
            .foregroundStyle(.secondary)
        }
        ForEach(eras) { era in
          Section(era.title) {
            ForEach(era.specimens) { specimen in
              Button {
                choose(specimen)
              } label: {
                SpecimenLabel(specimen: specimen)
              }
              .buttonStyle(.plain)
            }
          }
        }
      }
      .navigationTitle("Probe")
    }
  }
}

private struct SpecimenLabel: View {
  let specimen: Specimen

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: specimen.symbol)
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        Text(specimen.title).font(.headline)
        Text(specimen.question).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
