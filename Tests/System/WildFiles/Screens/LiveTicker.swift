import Foundation
import SwiftUI

extension Notification.Name {
    static let tickerRefresh = Notification.Name("tickerRefresh")
}

struct Tick: Decodable, Sendable, Identifiable {
    let symbol: String
    let price: Double
    let timestamp: Date
    var id: String { symbol }
}

actor TickerFeed {
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .secondsSince1970
        return decoder
    }()
    private var lastTick: [String: Tick] = [:]

    func ticks(from url: URL) -> AsyncThrowingStream<Tick, Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    var request = URLRequest(url: url)
                    request.setValue("text/event-stream", forHTTPHeaderField: "Accept")
                    request.timeoutInterval = 60
                    let (bytes, response) = try await URLSession.shared.bytes(for: request)
                    guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
                        throw URLError(.badServerResponse)
                    }
                    for try await line in bytes.lines {
                        guard line.hasPrefix("data:"), let data = line.dropFirst(5).data(using: .utf8) else { continue }
                        let tick = try decoder.decode(Tick.self, from: data)
                        remember(tick)
                        continuation.yield(tick)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func remember(_ tick: Tick) { lastTick[tick.symbol] = tick }
}

@MainActor
@Observable
final class TickerModel {
    private(set) var ticks: [String: Tick] = [:]
    private(set) var status = "Idle"
    var isPaused = false

    private let feed = TickerFeed()

    func run() async {
        status = "Connecting"
        do {
            for try await tick in await feed.ticks(from: URL(string: "https://ticks.example.com/stream")!) {
                guard !isPaused else { continue }
                ticks[tick.symbol] = tick
                status = "Live"
            }
        } catch let error as URLError where error.code == .notConnectedToInternet {
            status = "Offline"
        } catch {
            status = error.localizedDescription
        }
    }

    func observeRefresh() async {
        for await _ in NotificationCenter.default.notifications(named: .tickerRefresh) {
            ticks.removeAll()
        }
    }
}

struct LiveTicker: View {
    @State private var model = TickerModel()
    @State private var uptime: TimeInterval = 0

    private static let uptimeFormatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.maximumUnitCount = 2
        return formatter
    }()

    private let relative = RelativeDateTimeFormatter()

    var body: some View {
        let _ = Self._printChanges()
        List {
            Section {
                ForEach(model.ticks.values.sorted { $0.symbol < $1.symbol }) { tick in
                    LabeledContent(tick.symbol) {
                        VStack(alignment: .trailing) {
                            Text(tick.price, format: .currency(code: "USD"))
                                .contentTransition(.numericText())
                            Text(relative.localizedString(for: tick.timestamp, relativeTo: Date()))
                                .font(.caption2)
                        }
                    }
                }
            } header: {
                Text(model.status)
            } footer: {
                Text("Up \(Self.uptimeFormatter.string(from: uptime) ?? "")")
            }
        }
        .task { await model.run() }
        .task(priority: .background) { await model.observeRefresh() }
        .onReceive(Timer.publish(every: 5, on: .main, in: .default).autoconnect()) { _ in
            uptime = ProcessInfo.processInfo.systemUptime
        }
        .onReceive(NotificationCenter.default.publisher(for: .tickerRefresh)) { note in
            print("refresh", note.object ?? "-")
        }
        .toolbar {
            Button("Refresh") { NotificationCenter.default.post(name: .tickerRefresh, object: nil) }
            Toggle("Pause", isOn: Bindable(model).isPaused)
        }
    }
}

#Preview {
    LiveTicker()
}
