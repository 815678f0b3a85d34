#if !canImport(os)
import Logging
import Synchronization
import Testing

import struct PortableLogging.Logger
import class PortableLogging.OSLog

@Suite("Logs with Apple's names", .serialized)
struct LoggerTests {
  private static let lines = Mutex<[String]>([])

  // The process has one place for logs, which the first test sets.
  private static let isSet: Bool = {
    LoggingSystem.bootstrap { label in Recorder(label: label) }
    return true
  }()

  private struct Recorder: LogHandler {
    let label: String
    var metadata: Logging.Logger.Metadata = [:]
    var logLevel = Logging.Logger.Level.trace

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      LoggerTests.lines.withLock { $0.append("\(label) \(event.level): \(event.message)") }
    }
  }

  private func written(_ body: () -> Void) -> [String] {
    #expect(Self.isSet)
    Self.lines.withLock { $0 = [] }
    body()
    return Self.lines.withLock { $0 }
  }

  @Test("messages go to the log of the subsystem and the category")
  func levels() {
    let lines = written {
      let logger = Logger(subsystem: "com.example", category: "tides")
      logger.debug("one")
      logger.notice("two \(2)")
      logger.fault("three")
      logger.log(level: .error, "four")
    }
    #expect(
      lines == [
        "com.example.tides debug: one", "com.example.tides notice: two 2",
        "com.example.tides critical: three", "com.example.tides error: four",
      ])
  }

  @Test("a disabled log writes nothing")
  func disabled() {
    #expect(written { Logger(OSLog.disabled).error("lost") } == [])
    #expect(written { Logger().info("kept") } == ["default info: kept"])
  }
}
#endif
