#if PortableViews && Web
import Logging
import NIOConcurrencyHelpers

/// Keeps what is logged, and lets a test wait for it.
struct LogRecorder: LogHandler {
  private let messages: NIOLockedValueBox<[String]>
  private let stream: AsyncStream<String>.Continuation
  let entries: AsyncStream<String>
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.notice

  init() {
    messages = NIOLockedValueBox([])
    (entries, stream) = AsyncStream.makeStream()
  }

  /// A logger that logs here.
  var logger: Logger { Logger(label: "test") { _ in self } }

  /// All warnings and notices so far.
  var all: [String] { messages.withLockedValue { $0 } }

  /// Waits for an entry that contains a text.
  func wait(for text: String) async {
    for await entry in entries where entry.contains(text) { return }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let details = (event.metadata ?? [:]).map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    let entry = "\(event.message) \(details)"
    messages.withLockedValue { $0.append(entry) }
    stream.yield(entry)
  }
}
#endif
