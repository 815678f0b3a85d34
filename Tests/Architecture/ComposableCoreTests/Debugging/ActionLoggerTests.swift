#if Macros
import ComposableCore
import Logging
import Testing

/// Logging of a store's actions.
@MainActor
struct ActionLoggerTests {
  private struct Handler: LogHandler {
    let lines: LockIsolated<[String]>
    var metadata: Logging.Logger.Metadata = [:]
    var logLevel: Logging.Logger.Level

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let metadata = (event.metadata ?? [:]).sorted { $0.key < $1.key }
        .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      lines.withValue { $0.append("\(event.level) \(event.message) \(metadata)") }
    }
  }

  @CasePathable
  enum Action {
    case start(name: String)
    case response(Int)
  }

  private let lines = LockIsolated<[String]>([])

  private func makeStore(level: Logging.Logger.Level) -> Store<Int, Action> {
    Store(initialState: 0) {
      Reduce<Int, Action> { _, action in
        if case .start = action { .run { await $0(.response(1)) } } else { .none }
      }
    } withDependencies: {
      $0.actionLogger = Logging.Logger(label: "test") { [lines] _ in
        Handler(lines: lines, logLevel: level)
      }
    }
  }

  @Test("each action is logged on one line with its store and origin")
  func lines() async {
    let logged = makeStore(level: .debug)
    await logged.send(.start(name: "Mina")).finish()
    let store = "store=Store<Int, ActionLoggerTests.Action>"
    #expect(
      lines.value == [
        "debug ActionLoggerTests.Action.start(name:) origin=user \(store)",
        "debug ActionLoggerTests.Action.response(_:) origin=effect \(store)",
      ])
  }

  @Test("nothing is logged without a logger, or with one above debug level")
  func level() async {
    let logged = makeStore(level: .info)
    await logged.send(.start(name: "Mina")).finish()
    #expect(lines.value == [])
    @Dependency(\.actionLogger) var logger
    #expect(logger == nil)
  }
}
#endif
