import Combine
import SwiftUI

struct Episode: Identifiable, Hashable {
    let id: UUID
    var title: String
    var show: String
    var duration: TimeInterval

    static let sample = Episode(id: UUID(), title: "The quiet office", show: "Desk Notes", duration: 1_845)
}

final class PlayerModel: ObservableObject {
    @Published var episode: Episode
    @Published var elapsed: TimeInterval = 0
    @Published var isPlaying = false
    @Published var rate: Float = 1

    private var cancellable: AnyCancellable?

    init(episode: Episode) {
        self.episode = episode
    }

    func toggle() {
        isPlaying.toggle()
        if isPlaying {
            cancellable = Timer.publish(every: 1, on: .main, in: .common)
                .autoconnect()
                .sink { [weak self] _ in
                    guard let self = self else { return }
                    self.elapsed = min(self.elapsed + Double(self.rate), self.episode.duration)
                    if self.elapsed == self.episode.duration { self.stop() }
                }
        } else {
            stop()
        }
    }

    func skip(_ seconds: TimeInterval) {
        elapsed = max(0, min(episode.duration, elapsed + seconds))
    }

    private func stop() {
        isPlaying = false
        cancellable?.cancel()
        cancellable = nil
    }
}

extension TimeInterval {
    private static let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        formatter.zeroFormattingBehavior = .pad
        formatter.unitsStyle = .positional
        return formatter
    }()

    var clock: String { Self.formatter.string(from: self) ?? "--:--" }
}

struct PodcastPlayer: View {
    @StateObject private var player = PlayerModel(episode: .sample)
    @Namespace private var namespace
    @State private var expanded = false
    @State private var scrubbing: Double?

    var body: some View {
        ZStack(alignment: .bottom) {
            Color(.systemBackground).ignoresSafeArea()
            if expanded {
                full.transition(.move(edge: .bottom).combined(with: .opacity))
            } else {
                mini
            }
        }
        .animation(.spring(response: 0.4, dampingFraction: 0.8), value: expanded)
    }

    private var mini: some View {
        HStack {
            artwork(size: 44)
            Text(player.episode.title).lineLimit(1)
            Spacer()
            Button(action: player.toggle) {
                Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
                    .font(.title2)
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .padding(.horizontal)
        .contentShape(Rectangle())
        .onTapGesture { expanded = true }
    }

    private var full: some View {
        VStack(spacing: 24) {
            artwork(size: 280)
                .scaleEffect(player.isPlaying ? 1 : 0.85)
                .shadow(radius: 20, y: 10)
            VStack {
                Text(player.episode.title).font(.title3.bold())
                Text(player.episode.show).foregroundStyle(.secondary)
            }
            Slider(
                value: Binding(
                    get: { scrubbing ?? player.elapsed },
                    set: { scrubbing = $0 }
                ),
                in: 0...player.episode.duration
            ) { editing in
                if !editing, let value = scrubbing {
                    player.elapsed = value
                    scrubbing = nil
                }
            }
            HStack {
                Text((scrubbing ?? player.elapsed).clock)
                Spacer()
                Text("-" + (player.episode.duration - player.elapsed).clock)
            }
            .font(.caption.monospacedDigit())
            HStack(spacing: 40) {
                Button { player.skip(-15) } label: { Image(systemName: "gobackward.15") }
                Button(action: player.toggle) {
                    Image(systemName: player.isPlaying ? "pause.circle.fill" : "play.circle.fill")
                        .font(.system(size: 64))
                }
                Button { player.skip(30) } label: { Image(systemName: "goforward.30") }
            }
            .font(.title)
            .buttonStyle(.plain)
            Menu {
                ForEach([0.8, 1, 1.25, 1.5, 2] as [Float], id: \.self) { rate in
                    Button("\(rate, specifier: "%.2f")×") { player.rate = rate }
                }
            } label: {
                Label("Speed", systemImage: "speedometer")
            }
            Button("Close") { expanded = false }
        }
        .padding(32)
    }

    private func artwork(size: CGFloat) -> some View {
        Image("cover")
            .resizable()
            .aspectRatio(1, contentMode: .fit)
            .frame(width: size, height: size)
            .cornerRadius(size / 10)
            .matchedGeometryEffect(id: "artwork", in: namespace)
    }
}

#Preview {
    PodcastPlayer()
}
