import SwiftUI

struct Flashcard: Identifiable, Equatable {
    let id = UUID()
    let front: String
    let back: String
}

struct SwipeCards: View {
    @State private var cards = [
        Flashcard(front: "der Baum", back: "tree"),
        Flashcard(front: "das Meer", back: "sea"),
        Flashcard(front: "die Brücke", back: "bridge"),
    ]
    @State private var known = 0
    @State private var feedback = 0

    var body: some View {
        VStack {
            Text("\(known) known")
                .font(.headline)
                .contentTransition(.numericText(value: Double(known)))
            ZStack {
                ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
                    CardView(card: card) { isKnown in
                        remove(card, isKnown: isKnown)
                    }
                    .stacked(at: index, in: cards.count)
                    .allowsHitTesting(index == cards.count - 1)
                    .zIndex(Double(index))
                }
            }
            if cards.isEmpty {
                Button("Again") { withAnimation(.bouncy) { restart() } }
            }
        }
        .sensoryFeedback(.impact(weight: .light), trigger: feedback)
    }

    private func remove(_ card: Flashcard, isKnown: Bool) {
        if isKnown { known += 1 }
        feedback += 1
        withAnimation { cards.removeAll { $0 == card } }
    }

    private func restart() {
        known = 0
        cards = [Flashcard(front: "der Berg", back: "mountain")]
    }
}

private struct CardView: View {
    let card: Flashcard
    var onRemove: (Bool) -> Void

    @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag = CGSize.zero
    @State private var flipped = false
    @State private var isPressed = false

    var body: some View {
        ZStack {
            face(card.front, tint: .white).opacity(flipped ? 0 : 1)
            face(card.back, tint: Color(red: 0.9, green: 0.95, blue: 1))
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                .opacity(flipped ? 1 : 0)
        }
        .frame(width: 280, height: 380)
        .rotation3DEffect(.degrees(flipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
        .scaleEffect(isPressed ? 0.97 : 1)
        .rotationEffect(.degrees(Double(drag.width / 20)), anchor: .bottom)
        .offset(drag)
        .overlay(alignment: drag.width > 0 ? .topLeading : .topTrailing) {
            Text(drag.width > 0 ? "Known" : "Again")
                .padding(8)
                .border(drag.width > 0 ? .green : .red, width: 3)
                .opacity(min(1, abs(drag.width) / 100))
        }
        .gesture(dragGesture.exclusively(before: tapGesture))
        .simultaneousGesture(
            LongPressGesture(minimumDuration: 0.1)
                .onChanged { _ in isPressed = true }
                .onEnded { _ in isPressed = false }
        )
    }

    private var dragGesture: some Gesture {
        DragGesture()
            .updating($drag) { value, state, transaction in
                state = value.translation
                transaction.animation = .interactiveSpring()
            }
            .onEnded { value in
                if abs(value.predictedEndTranslation.width) > 180 {
                    onRemove(value.translation.width > 0)
                }
            }
    }

    private var tapGesture: some Gesture {
        TapGesture().onEnded {
            withAnimation(.easeInOut(duration: 0.5)) { flipped.toggle() }
        }
    }

    private func face(_ text: String, tint: Color) -> some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(tint.shadow(.drop(color: .black.opacity(0.2), radius: 6, y: 3)))
            .overlay(Text(text).font(.largeTitle).foregroundColor(.black))
    }
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(x: 0, y: offset * 8)
            .scaleEffect(1 - offset * 0.02)
    }
}

#Preview {
    SwipeCards()
}
