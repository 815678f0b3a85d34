#if DEBUG
import ComposableArchitectureCombine
import Testing

@_spi(Logging) import ComposableCore

/// Publishers of log lines.
struct LogHistoryPublisherTests {
  @Test("the lines are published at subscription and after every change")
  func lines() {
    let logger = Logger.shared
    logger.isEnabled = true
    defer { logger.isEnabled = false }
    logger.log("door opened")
    var published: [[String]] = []
    // Stores of other tests may log meanwhile.
    let cancellable = logger.$logs
      .map { lines in lines.filter { $0.hasPrefix("door") } }
      .removeDuplicates()
      .sink { published.append($0) }
    logger.log("door closed")
    logger.clear()
    #expect(published == [["door opened"], ["door opened", "door closed"], []])
    cancellable.cancel()
    logger.log("door locked")
    #expect(published.count == 3)
    #expect(logger.logs.filter { $0.hasPrefix("door") } == ["door locked"])
  }
}
#endif
