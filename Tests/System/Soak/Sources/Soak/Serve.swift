import ComposableSoakOperations
import Foundation
import Logging
import WebRenderer

/// Serves a page of rows, for `Benchmarks/RoundTrip/rows.py` to measure from outside.
@MainActor
func serveRows(_ count: Int, kind: RowKind) async -> Bool {
  var configuration = WebServer.Configuration()
  configuration.port = 0
  configuration.limits.maximumEventsPerSecond = 1_000_000
  configuration.limits.maximumSessionsPerBrowser = 2_000
  configuration.limits.maximumSessionsPerAddress = 2_000
  configuration.limits.maximumUnconnectedSessions = 2_000
  configuration.limits.maximumUnconnectedSessionsPerAddress = 2_000
  configuration.limits.maximumPagesPerSecond = 1_000_000
  configuration.limits.maximumPagesPerSecondPerAddress = 1_000_000
  configuration.limits.maximumConnectionsPerAddress = 4_000
  var logger = Logger(label: "rows")
  logger.logLevel = .error
  let server = WebServer(configuration: configuration, logger: logger) {
    kind.page(rows: count)
  }
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
