import SwiftUI
import os

private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "pomodoro", category: "timer")

struct PomodoroTimer: View {
    enum Mode: String {
        case focus, pause

        var length: TimeInterval { self == .focus ? 25 * 60 : 5 * 60 }
        var color: Color { self == .focus ? .red : .teal }
    }

    @State private var mode: Mode = .focus
    @State private var remaining: TimeInterval = Mode.focus.length
    @State private var isRunning = false
    @State private var leftAt: Date?
    @SceneStorage("rounds") private var rounds = 0
    @Environment(\.scenePhase) private var scenePhase

    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    private var progress: CGFloat { CGFloat(1 - remaining / mode.length) }

    var body: some View {
        VStack(spacing: 32) {
            ZStack {
                Circle()
                    .stroke(lineWidth: 16)
                    .opacity(0.15)
                    .foregroundColor(mode.color)
                Circle()
                    .trim(from: 0, to: progress)
                    .stroke(style: StrokeStyle(lineWidth: 16, lineCap: .round, lineJoin: .round))
                    .foregroundColor(mode.color)
                    .rotationEffect(Angle(degrees: -90))
                    .animation(.linear(duration: 1), value: progress)
                VStack {
                    Text(timeString)
                        .font(.system(size: 54, weight: .thin, design: .rounded))
                        .monospacedDigit()
                    Text(mode.rawValue.uppercased())
                        .kerning(2)
                        .font(.caption)
                }
            }
            .frame(width: 260, height: 260)

            HStack {
                ForEach(0..<4) { index in
                    Image(systemName: index < rounds % 4 ? "circle.fill" : "circle")
                }
            }
            .foregroundColor(mode.color)
            .accessibilityElement()
            .accessibilityLabel("Rounds")
            .accessibilityValue("\(rounds)")

            HStack(spacing: 20) {
                Button(isRunning ? "Pause" : "Start") {
                    isRunning.toggle()
                    logger.info("running: \(isRunning, privacy: .public)")
                }
                .buttonStyle(.borderedProminent)
                Button("Reset", action: reset)
                    .buttonStyle(.bordered)
                    .disabled(remaining == mode.length)
            }
            .tint(mode.color)
        }
        .onReceive(timer) { _ in tick() }
        .onChange(of: scenePhase) { phase in
            switch phase {
            case .background, .inactive:
                leftAt = leftAt ?? Date()
            case .active:
                if let leftAt = leftAt, isRunning {
                    remaining = max(0, remaining - Date().timeIntervalSince(leftAt))
                }
                leftAt = nil
            @unknown default:
                break
            }
        }
        .sensoryFeedback(.success, trigger: rounds)
        .persistentSystemOverlays(.hidden)
    }

    private var timeString: String {
        String(format: "%02d:%02d", Int(remaining) / 60, Int(remaining) % 60)
    }

    private func tick() {
        guard isRunning else { return }
        if remaining > 0 {
            remaining -= 1
        } else {
            if mode == .focus { rounds += 1 }
            mode = mode == .focus ? .pause : .focus
            remaining = mode.length
            logger.debug("switched to \(mode.rawValue)")
        }
    }

    private func reset() {
        isRunning = false
        remaining = mode.length
    }
}

struct PomodoroTimer_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PomodoroTimer()
            PomodoroTimer().preferredColorScheme(.dark)
        }
    }
}
