import Foundation
import Logging
import WebRenderer

#if canImport(Glibc)
import Glibc
#endif

/// Serves ``VisitorsPage``, for `Scripts/checks/abuse` to attack from outside.
///
/// Options are words and numbers in pairs, such as `connect 1 grace 1 events 50`.
@MainActor
func serveVisitors(_ options: [String]) async -> Bool {
  var configuration = WebServer.Configuration()
  configuration.port = 0
  configuration.title = "Visitors"
  var logLevel = Logger.Level.notice
  for index in stride(from: 0, to: options.count - 1, by: 2) {
    let (option, value) = (options[index], options[index + 1])
    guard let number = Int(value) else { continue }
    switch option {
    case "connect": configuration.limits.connectTimeout = .seconds(number)
    case "grace": configuration.limits.disconnectGrace = .seconds(number)
    case "events": configuration.limits.maximumEventsPerSecond = number
    case "pages":
      configuration.limits.maximumPagesPerSecond = number
      configuration.limits.maximumPagesPerSecondPerAddress = number
    case "connections": configuration.limits.maximumConnectionsPerAddress = number
    case "everywhere": configuration.host = number > 0 ? "0.0.0.0" : "127.0.0.1"
    case "quiet": logLevel = .critical
    default: return report(unknown: option)
    }
  }
  var logger = Logger(label: "visitors") { StreamLogHandler.standardError(label: $0) }
  logger.logLevel = logLevel
  let server = WebServer(configuration: configuration, logger: logger) { VisitorsPage() }
  let trimming = Task.detached { await returnFreeMemory() }
  defer { trimming.cancel() }
  do {
    try await server.run(stoppingOnSignals: true) { port in
      report("Listening on http://127.0.0.1:\(port)")
    }
    return true
  } catch {
    report("\(error)")
    return false
  }
}

private func report(unknown option: String) -> Bool {
  report(
    "There is no option '\(option)'. The options are connect, grace, events, pages, connections, "
      + "everywhere and quiet.")
  return false
}

/// Gives free memory back to the system again and again, so that the process occupies what it keeps.
private func returnFreeMemory() async {
  #if canImport(Glibc)
  // No module of the SDK declares it; without it the figures are higher.
  typealias Trim = @convention(c) (Int) -> CInt
  guard let symbol = dlsym(nil, "malloc_trim") else { return }
  let trim = unsafeBitCast(symbol, to: Trim.self)
  while (try? await Task.sleep(for: .milliseconds(200))) != nil { _ = trim(0) }
  #endif
}
