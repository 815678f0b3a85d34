import ComposableUI

/// Motions along keyframes, in space, of symbols and of what takes the place of others.
struct EffectsPage: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        GroupBox("Keyframes") { JumpingView() }
        GroupBox("Matched geometry") { ChoiceView() }
        GroupBox("In space") { FlippingView() }
        GroupBox("Symbols and numbers") { CountingView() }
        GroupBox("Letters") { GradientLettersView() }
        GroupBox("Scrolling") { CardsView() }
      }
      .padding()
      .frame(maxWidth: 680)
    }
    .navigationTitle("Effects")
  }
}

/// A balloon that jumps along keyframes.
private struct JumpingView: View {
  @State private var jumps = 0

  private struct Place {
    var stretch = 1.0
    var height = 0.0
    var angle = Angle.zero
  }

  var body: some View {
    HStack(spacing: 32) {
      Text("🎈")
        .font(.system(size: 48))
        .keyframeAnimator(initialValue: Place(), trigger: jumps) { balloon, place in
          balloon
            .scaleEffect(x: 1, y: place.stretch, anchor: .bottom)
            .offset(y: place.height)
            .rotationEffect(place.angle, anchor: .bottom)
        } keyframes: { _ in
          KeyframeTrack(\.stretch) {
            LinearKeyframe(0.8, duration: 0.15)
            SpringKeyframe(1.1, duration: 0.3, spring: .bouncy)
            SpringKeyframe(1, spring: .bouncy)
          }
          KeyframeTrack(\.height) {
            CubicKeyframe(4, duration: 0.15)
            CubicKeyframe(-48, duration: 0.3)
            CubicKeyframe(0, duration: 0.3)
          }
          KeyframeTrack(\.angle) {
            MoveKeyframe(.degrees(-8))
            CubicKeyframe(.zero, duration: 0.6)
          }
        }
        .accessibilityLabel("Balloon")
      Button("Jump") { jumps += 1 }
        .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, minHeight: 110)
  }
}

/// Choices of which the mark of the chosen one glides to the next.
private struct ChoiceView: View {
  @Namespace private var marks
  @State private var choice = "All"

  var body: some View {
    HStack {
      ForEach(["All", "Unread", "Flagged"], id: \.self) { name in
        Text(name)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background {
            if choice == name {
              Capsule()
                .fill(.tint.opacity(0.2))
                .matchedGeometryEffect(id: "mark", in: marks)
            }
          }
          .onTapGesture { withAnimation(.smooth(duration: 0.25)) { choice = name } }
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A card that turns over.
private struct FlippingView: View {
  @State private var isFlipped = false

  var body: some View {
    ZStack {
      face("Sea", .blue).opacity(isFlipped ? 0 : 1)
      face("Das Meer", .teal)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .frame(width: 200, height: 110)
    .rotation3DEffect(
      .degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.5
    )
    .onTapGesture { withAnimation(.easeInOut(duration: 0.5)) { isFlipped.toggle() } }
    .accessibilityIdentifier("card")
    .frame(maxWidth: .infinity)
  }

  private func face(_ word: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(color.gradient.shadow(.drop(radius: 4, y: 2)).shadow(.inner(radius: 2)))
      .overlay { Text(word).font(.title2).foregroundStyle(.white) }
  }
}

/// Symbols that move and change, and a number that rolls.
private struct CountingView: View {
  @State private var count = 3
  @State private var isMuted = false

  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "bell.fill")
        .symbolEffect(.bounce, value: count)
        .accessibilityLabel("Bell")
      Image(systemName: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
        .contentTransition(.symbolEffect(.replace))
        .accessibilityLabel("Speaker")
      Image(systemName: "wifi")
        .symbolEffect(.pulse, isActive: isMuted)
        .accessibilityLabel("Signal")
      Text("\(count) calls")
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(count)))
      Button("Ring") { withAnimation { count += 1 } }
      Button("Mute") { withAnimation { isMuted.toggle() } }
    }
    .frame(maxWidth: .infinity)
  }
}

/// Texts with gradients, shadows, and in less space than they need.
private struct GradientLettersView: View {
  var body: some View {
    VStack(spacing: 8) {
      Text("Gradient")
        .font(.largeTitle.bold())
        .foregroundStyle(
          LinearGradient(
            colors: [.red, .orange, .purple], startPoint: .leading, endPoint: .trailing))
      Text("Shadow")
        .font(.title)
        .foregroundStyle(.blue.shadow(.drop(color: .gray, radius: 1, x: 2, y: 2)))
      Text("A line that shrinks until all of it fits in its frame")
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: 260)
      Text("A line that is cut off at the beginning, as paths are")
        .lineLimit(1)
        .truncationMode(.head)
        .frame(width: 260)
    }
    .frame(maxWidth: .infinity)
  }
}

/// Cards of which three fit, and that fade at the edges.
private struct CardsView: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(1..<9) { number in
          Text("Card \(number)")
            .frame(maxWidth: .infinity, minHeight: 80)
            .background(.purple.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
            .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 12)
            .scrollTransition { card, phase in
              card
                .opacity(phase.isIdentity ? 1 : 0.3)
                .scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
        }
      }
    }
  }
}
