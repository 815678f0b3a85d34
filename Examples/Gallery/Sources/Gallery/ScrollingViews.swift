import ComposableUI

/// Years that scroll, a conversation that stays at its end, and cards that snap.
struct ScrollingViews: View {
  @State private var year: Int? = 1950
  @State private var isLocked = false
  @State private var offset = 0
  @State private var phases: [String] = []
  @State private var place = "nowhere"
  @State private var messages = (1...8).map { "Message \($0)" }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("From \(String(year ?? 0))").accessibilityIdentifier("year")
      Text("At \(String(offset)), \(phases.suffix(5).joined(separator: " "))")
        .accessibilityIdentifier("scrolled")
      Text("Pointer \(place)").accessibilityIdentifier("pointed")
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1900..<2000, id: \.self) { year in
            Text("Year \(String(year))").frame(height: 30)
              .onScrollVisibilityChange { isVisible in
                if year == 1952 { phases.append(isVisible ? "shown" : "gone") }
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $year, anchor: .top)
      .scrollDisabled(isLocked)
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int(geometry.contentOffset.y)
      } action: { _, new in
        offset = new
      }
      .onScrollPhaseChange { _, new in phases.append("\(new)") }
      .frame(height: 120)
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): place = "\(Int(point.x)) \(Int(point.y))"
        case .ended: place = "nowhere"
        }
      }
      HStack {
        Button("To 1970") { year = 1970 }
        Button("Smoothly to 1910") { withAnimation { year = 1910 } }
        Toggle("Locked", isOn: $isLocked)
      }
      cards
      conversation
    }
  }

  private var cards: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(1..<13) { card in
          Text("Card \(card)").frame(width: 180, height: 60).background(.teal.opacity(0.25))
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
  }

  private var conversation: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(messages, id: \.self) { Text($0) }
        }
      }
      .defaultScrollAnchor(.bottom)
      .frame(height: 100)
      Button("Say something") { messages.append("Message \(messages.count + 1)") }
    }
  }
}
