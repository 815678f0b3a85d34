import SwiftUI

enum BellPhase: CaseIterable {
    case rest, left, right

    var angle: Angle {
        switch self {
        case .rest: .zero
        case .left: .degrees(-20)
        case .right: .degrees(20)
        }
    }
}

struct PhaseBadge: View {
    @State private var count = 0
    @State private var jumps = 0
    @State private var isLoading = true
    @Namespace private var tabs
    @State private var tab = "All"

    struct Values {
        var scale = 1.0
        var y = 0.0
        var angle = Angle.zero
    }

    var body: some View {
        VStack(spacing: 40) {
            Image(systemName: "bell.fill")
                .font(.largeTitle)
                .phaseAnimator(BellPhase.allCases, trigger: count) { view, phase in
                    view.rotationEffect(phase.angle, anchor: .top)
                } animation: { phase in
                    switch phase {
                    case .rest: .spring(duration: 0.3)
                    case .left, .right: .easeInOut(duration: 0.12)
                    }
                }
                .overlay(alignment: .topTrailing) {
                    if count > 0 {
                        Text("\(count)")
                            .font(.caption2.bold())
                            .padding(4)
                            .background(.red, in: .circle)
                            .foregroundStyle(.white)
                            .offset(x: 10, y: -10)
                            .transition(.scale)
                    }
                }

            Text("🦘")
                .font(.system(size: 60))
                .keyframeAnimator(initialValue: Values(), trigger: jumps) { content, value in
                    content
                        .scaleEffect(x: 1, y: value.scale, anchor: .bottom)
                        .offset(y: value.y)
                        .rotationEffect(value.angle)
                } keyframes: { _ in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(0.8, duration: 0.15)
                        SpringKeyframe(1.1, duration: 0.3, spring: .bouncy)
                        SpringKeyframe(1, spring: .bouncy)
                    }
                    KeyframeTrack(\.y) {
                        CubicKeyframe(10, duration: 0.15)
                        CubicKeyframe(-80, duration: 0.3)
                        CubicKeyframe(0, duration: 0.3)
                    }
                    KeyframeTrack(\.angle) {
                        MoveKeyframe(.degrees(-5))
                        CubicKeyframe(.degrees(0), duration: 0.6)
                    }
                }

            segmented

            PhaseAnimator([0.3, 1.0]) { opacity in
                Text("Loading…").opacity(opacity)
            } animation: { _ in .easeInOut(duration: 0.8) }
            .redacted(reason: isLoading ? .placeholder : [])

            HStack {
                Button("Ring") { withAnimation { count += 1 } }
                Button("Jump") { jumps += 1 }
                Button("Done") {
                    withAnimation(.easeOut(duration: 0.4), completionCriteria: .logicallyComplete) {
                        isLoading = false
                    } completion: {
                        count = 0
                    }
                }
            }
            .buttonStyle(.bordered)
        }
        .transaction { transaction in
            if count > 20 { transaction.disablesAnimations = true }
        }
    }

    private var segmented: some View {
        HStack {
            ForEach(["All", "Unread", "Flagged"], id: \.self) { name in
                Text(name)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background {
                        if tab == name {
                            Capsule()
                                .fill(.quaternary)
                                .matchedGeometryEffect(id: "selection", in: tabs)
                        }
                    }
                    .onTapGesture {
                        withAnimation(.smooth(duration: 0.25)) { tab = name }
                    }
            }
        }
    }
}

#Preview {
    PhaseBadge()
}
