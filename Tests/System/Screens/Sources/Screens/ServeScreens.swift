import Foundation
import Logging
import WebRenderer

/// Serves the screens to a browser until a signal stops the process.
@MainActor
func serveScreens() async throws {
  var configuration = WebServer.Configuration()
  configuration.port = 0
  configuration.title = "Screens"
  var logger = Logger(label: "screens") { StreamLogHandler.standardError(label: $0) }
  logger.logLevel = .error
  let server = WebServer(configuration: configuration, logger: logger) { ScreensView() }
  try await server.run(stoppingOnSignals: true) { port in
    print("Listening on http://127.0.0.1:\(port)")
    fflush(nil)
  }
}
