import ComposableUI
import Foundation

/// A grid whose cells span columns, a list without end, a round area for taps, and a missing image.
struct ContainerViews: View {
  @State private var entries = 20
  @State private var taps = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      grid
      Text("\(entries) entries").accessibilityIdentifier("entries")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<entries, id: \.self) { entry in
            Text("Entry \(entry)").frame(height: 60)
              .onAppear { if entry == entries - 1 { entries += 20 } }
          }
        }
      }
      .frame(height: 120)
      Text("Hit \(taps)").frame(width: 100, height: 100)
        .background(.teal.opacity(0.25), in: .circle)
        .contentShape(.circle)
        .onTapGesture { taps += 1 }
        .accessibilityIdentifier("target")
      AsyncImage(url: URL(string: "/missing.png")) { phase in
        if phase.error != nil {
          Text("No image")
        } else {
          phase.image
        }
      }
    }
  }

  private var grid: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        Text("Larch").accessibilityIdentifier("cell 1").gridColumnAlignment(.trailing)
        Text("The height of a larch in metres").accessibilityIdentifier("cell 2")
        Text("30").accessibilityIdentifier("cell 3")
      }
      Divider().accessibilityIdentifier("rule").gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .bottom) {
        Text("Both of the first columns").accessibilityIdentifier("wide")
          .gridCellColumns(2).gridCellAnchor(.bottomTrailing)
        Text("9").font(.title).accessibilityIdentifier("cell 4")
      }
    }
  }
}
