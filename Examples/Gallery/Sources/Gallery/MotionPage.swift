import ComposableUI

/// Rows that come, go and change places, with an animation and without.
struct MotionPage: View {
  @State private var buoys = [Buoy(number: 1), Buoy(number: 2), Buoy(number: 3)]
  @State private var isAnimated = true

  var body: some View {
    List {
      Section("Buoys") {
        ForEach(buoys) { buoy in
          HStack {
            Text("Buoy \(buoy.number)")
            Spacer()
            Button("Sink") { change { buoys.removeAll { $0 == buoy } } }
              .accessibilityLabel("Sink buoy \(buoy.number)")
          }
        }
      }
      Section {
        Button("Launch another") {
          change { buoys.insert(Buoy(number: (buoys.map(\.number).max() ?? 0) + 1), at: 0) }
        }
        Button("First to the end") {
          change { if !buoys.isEmpty { buoys.append(buoys.removeFirst()) } }
        }
        .disabled(buoys.count < 2)
        Toggle("Animated", isOn: $isAnimated)
      }
    }
    .navigationTitle("Motion")
  }

  private func change(_ change: () -> Void) {
    guard isAnimated else { return change() }
    withAnimation { change() }
  }

  private struct Buoy: Hashable, Identifiable {
    let number: Int
    var id: Int { number }
  }
}
