import ComposableUI

/// A list with an index of its sections.
struct IndexLooks: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(["A", "B", "C", "D", "E", "F", "G", "H"], id: \.self) { letter in
          Section(letter) {
            ForEach(0..<4, id: \.self) { Text("\(letter) \($0)") }
          }
          .sectionIndexLabel(letter)
        }
      }
      .navigationTitle("Names")
    }
  }
}

/// An editor with a bar that finds text, and a row of views that snap, with their shadows.
struct FindLooks: View {
  @State private var text = "One two three.\n" + String(repeating: "A line.\n", count: 20) + "Two."
  @State private var isFinding = true
  @State private var count = 0
  @State private var speed = 0.0
  @State private var phase = ScrollPhase.tracking

  var body: some View {
    VStack(spacing: 8) {
      TextEditor(text: $text)
        .frame(height: 120)
        .findNavigator(isPresented: $isFinding)
      Button("Above \(count)") { count += 1 }
      ScrollView(.horizontal) {
        HStack(spacing: 20) {
          ForEach(0..<8, id: \.self) { index in
            Text("Card \(index)")
              .frame(width: 120, height: 60)
              .background(.white)
              .shadow(radius: 10)
              .accessibilityIdentifier("card \(index)")
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 30)
      .scrollTargetBehavior(.viewAligned)
      .scrollClipDisabled()
      .accessibilityIdentifier("cards")
      .onScrollPhaseChange { _, phase, context in
        self.phase = phase
        if phase == .interacting, let velocity = context.velocity { speed = velocity.dx }
      }
      Text("\(phase) speed \(speed > 0)")
      Image(systemName: "plus.circle.fill").foregroundStyle(.white, .red)
        .font(.system(size: 40))
        .accessibilityIdentifier("sign")
    }
  }
}
