import OSLog
import SwiftUI

struct LogLine: Identifiable {
    enum Level: String, CaseIterable, Identifiable, Comparable {
        case debug, info, error
        var id: String { rawValue }
        static func < (a: Level, b: Level) -> Bool {
            allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
        }
    }

    let id = UUID()
    let date: Date
    let level: Level
    let message: String
    let durationMS: Int
}

extension Logger {
    static let viewer = Logger(subsystem: "com.example.logs", category: "viewer")
}

struct LogViewer: View {
    @State private var lines: [LogLine] = (0..<100).map {
        LogLine(
            date: .now.addingTimeInterval(-Double($0)),
            level: LogLine.Level.allCases[$0 % 3], message: "Request \($0) finished", durationMS: $0 * 13 % 97)
    }
    @State private var sortOrder = [KeyPathComparator(\LogLine.date, order: .reverse)]
    @State private var selection: Set<LogLine.ID> = []
    @State private var minimum: LogLine.Level = .debug
    @State private var query = ""

    private var shown: [LogLine] {
        lines
            .filter { $0.level >= minimum }
            .filter { query.isEmpty || $0.message.localizedStandardContains(query) }
            .sorted(using: sortOrder)
    }

    var body: some View {
        Table(shown, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Time", value: \.date) { line in
                Text(line.date, format: .dateTime.hour().minute().second())
                    .monospacedDigit()
            }
            .width(min: 80, ideal: 100)
            TableColumn("Level", value: \.level) { line in
                Text(line.level.rawValue).foregroundStyle(color(line.level))
            }
            .width(60)
            TableColumn("Message", value: \.message)
            TableColumn("ms", value: \.durationMS) { line in
                Text("\(line.durationMS)").frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .searchable(text: $query, prompt: Text("Filter"))
        .toolbar {
            Picker("Level", selection: $minimum) {
                ForEach(LogLine.Level.allCases) { Text($0.rawValue.capitalized).tag($0) }
            }
            Button("Copy", systemImage: "doc.on.clipboard", action: copy)
                .disabled(selection.isEmpty)
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Text("^[\(shown.count) line](inflect: true)")
                Spacer()
                Text(ProcessInfo.processInfo.operatingSystemVersionString)
            }
            .font(.caption)
            .padding(6)
            .background(.bar)
        }
        .onChange(of: sortOrder) { old, new in
            Logger.viewer.debug("sorted by \(String(describing: new.first?.order), privacy: .public)")
        }
        .onAppear {
            Logger.viewer.notice("opened with \(lines.count) lines")
        }
    }

    private func color(_ level: LogLine.Level) -> Color {
        switch level {
        case .debug: .gray
        case .info: .blue
        case .error: .red
        }
    }

    private func copy() {
        let text = shown.filter { selection.contains($0.id) }
            .map { "\($0.date.ISO8601Format()) [\($0.level)] \($0.message)" }
            .joined(separator: "\n")
        UIPasteboard.general.string = text
        if text.isEmpty { Logger.viewer.error("nothing to copy") }
    }
}

#Preview {
    NavigationStack { LogViewer() }
}
