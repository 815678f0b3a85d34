#if DEBUG
import ComposableArchitectureCombine
import Testing

@_spi(Logging) import ComposableCore

@Suite("Publishers of log lines")
struct LogHistoryPublisherTests {
  @Test("the lines are published at subscription and after every change")
  func lines() {
    let logger = Logger()
    logger.isEnabled = true
    logger.log("opened")
    var published: [[String]] = []
    let cancellable = logger.$logs.sink { published.append($0) }
    logger.log("saved")
    logger.clear()
    #expect(published == [["opened"], ["opened", "saved"], []])
    cancellable.cancel()
    logger.log("closed")
    #expect(published.count == 3)
    #expect(logger.logs == ["closed"])
  }
}
#endif
