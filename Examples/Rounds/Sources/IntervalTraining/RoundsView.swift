import ComposableArchitecture
import SceneKeeping
import SwiftUI

/// The screen of a training: a ring that closes, and the buttons below it.
public struct RoundsView: View {
  @Bindable var store: StoreOf<RoundsFeature>

  @Environment(\.horizontalSizeClass) private var sizeClass

  public init(store: StoreOf<RoundsFeature>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack {
      VStack(spacing: 32) {
        Ring(progress: store.progress, phase: store.phase)
          .frame(width: diameter, height: diameter)
          .overlay {
            PhaseLabel(phase: store.phase, remaining: store.remaining, plan: store.plan)
              .scaleEffect(diameter / 260)
          }
        HStack(spacing: 16) {
          if store.isRunning {
            Button("Hold") { store.send(.holdButtonTapped) }
              .buttonStyle(.borderedProminent)
            Button("Skip") { store.send(.skipButtonTapped) }
              .buttonStyle(.bordered)
          } else {
            Button(store.phase.isUnderWay ? "Go on" : "Start") { store.send(.startButtonTapped) }
              .buttonStyle(.borderedProminent)
            Button("Reset") { store.send(.resetButtonTapped) }
              .buttonStyle(.bordered)
              .disabled(store.phase == .ready)
          }
        }
        Medals(count: store.finished)
      }
      .sensoryFeedback(trigger: store.phase) { _, phase in phase.feedback }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Rounds")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            store.send(.settingsButtonTapped)
          } label: {
            Label("Plan", systemImage: "slider.horizontal.3")
          }
          .labelStyle(.iconOnly)
        }
      }
    }
    .sheet(item: $store.scope(state: \.settings, action: \.settings)) { store in
      PlanFormView(store: store)
    }
    .kept("training") {
      store.state.kept
    } restore: {
      store.send(.restored($0))
    }
  }

  /// The diameter of the ring, which is to be read from the floor of a room.
  private var diameter: Double { sizeClass == .compact ? 260 : 420 }
}

/// A ring that closes during a phase.
private struct Ring: View {
  let progress: Double
  let phase: Phase

  var body: some View {
    ZStack {
      Circle()
        .stroke(.secondary.opacity(0.2), lineWidth: 18)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(phase.color, style: StrokeStyle(lineWidth: 18, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.linear(duration: 1), value: progress)
    }
    .padding(9)
    .accessibilityHidden(true)
  }
}

/// The name of the phase, and the time that is left of it.
private struct PhaseLabel: View {
  let phase: Phase
  let remaining: Int
  let plan: Plan

  /// The place of the name while it nods to a new phase.
  private struct Nod {
    var scale = 1.0
    var height = 0.0
  }

  var body: some View {
    VStack(spacing: 4) {
      Text(phase.title)
        .font(.headline)
        .foregroundStyle(phase.color)
        .keyframeAnimator(initialValue: Nod(), trigger: phase) { title, nod in
          title
            .scaleEffect(nod.scale)
            .offset(y: nod.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            CubicKeyframe(1.3, duration: 0.2)
            SpringKeyframe(1, duration: 0.5, spring: .bouncy)
          }
          KeyframeTrack(\.height) {
            CubicKeyframe(-6, duration: 0.2)
            CubicKeyframe(0, duration: 0.2)
          }
        }
      Text((phase.isUnderWay ? remaining : plan.duration).clockTime)
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .monospacedDigit()
      if let round = phase.round {
        Text("Round \(round) of \(plan.rounds)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// A medal for each training that was done; the last one jumps when it comes.
private struct Medals: View {
  let count: Int

  var body: some View {
    HStack {
      ForEach(0..<min(count, 12), id: \.self) { _ in
        Image(systemName: "medal.fill")
          .foregroundStyle(.orange)
      }
    }
    .phaseAnimator([1, 1.5], trigger: count) { medals, scale in
      medals.scaleEffect(scale)
    } animation: { scale in
      .spring(duration: scale > 1 ? 0.25 : 0.35)
    }
    .frame(minHeight: 28)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(count) trainings done")
  }
}

extension Phase {
  /// Whether the phase counts down.
  var isUnderWay: Bool { round != nil }

  var round: Int? {
    switch self {
    case .work(let round), .rest(let round): round
    case .ready, .done: nil
    }
  }

  var title: LocalizedStringKey {
    switch self {
    case .ready: "Ready"
    case .work: "Work"
    case .rest: "Rest"
    case .done: "Well done"
    }
  }

  /// The signal that the phase begins with.
  var feedback: SensoryFeedback? {
    switch self {
    case .ready: nil
    case .work: .start
    case .rest: .stop
    case .done: .success
    }
  }

  var color: Color {
    switch self {
    case .ready, .done: .accentColor
    case .work: .red
    case .rest: .green
    }
  }
}

extension Int {
  /// Seconds as minutes and seconds, such as "1:05".
  var clockTime: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
