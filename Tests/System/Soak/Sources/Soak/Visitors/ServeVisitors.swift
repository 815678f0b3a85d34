import Foundation
import Logging
import WebRenderer

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
    case "proxy": configuration.trustsProxy = number > 0
    // The port of a proxy, under whose name the visitors know the server.
    case "public": configuration.additionalOrigins = ["http://page.example:\(number)"]
    case "quiet": logLevel = .critical
    default: return report(unknown: option)
    }
  }
  var logger = Logger(label: "visitors") { StreamLogHandler.standardError(label: $0) }
  logger.logLevel = logLevel
  let server = WebServer(configuration: configuration, logger: logger) { VisitorsPage() }
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
      + "everywhere, proxy, public and quiet.")
  return false
}
