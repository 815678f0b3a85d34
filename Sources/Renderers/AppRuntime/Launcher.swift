#if PortableViews && Web
import ComposableUI
import Foundation
import Logging
import WebRenderer

/// A launcher, which starts the server of an app and announces its address.
@MainActor
struct Launcher<Root: View> {
  let options: RunOptions
  /// The first port to try if the options have none.
  var defaultPort = 8080
  /// A function that announces a message once connections are accepted; prints it by default.
  var announce: @MainActor @Sendable (String) -> Void = { message in
    print(message)
    fflush(nil)
  }
  let root: @MainActor () -> Root

  init(options: RunOptions, root: @escaping @MainActor () -> Root) {
    self.options = options
    self.root = root
  }

  /// Serves until a signal stops the process, or the task is cancelled.
  func run() async throws {
    if let port = options.port { return try await serve(port: port) }
    var port = defaultPort
    while true {
      do {
        return try await serve(port: port)
      } catch WebServer.ListenError.portTaken where port < defaultPort + 100 {
        port += 1
      }
    }
  }

  private func serve(port: Int) async throws {
    var configuration = WebServer.Configuration()
    configuration.host = options.host
    configuration.port = port
    configuration.title = RunOptions.executableName
    configuration.answeredHosts = Set(options.answeredHosts)
    configuration.additionalOrigins = Set(options.publicOrigins)
    configuration.trustsProxy = options.trustProxy
    let server = WebServer(configuration: configuration, logger: logger, root: root)
    let start = Start(options: options, logger: logger, announce: announce)
    try await server.run(stoppingOnSignals: true) { await start.hasHappened(port: $0) }
  }

  private var logger: Logger {
    var logger = Logger(label: RunOptions.executableName) {
      StreamLogHandler.standardError(label: $0)
    }
    logger.logLevel = options.logLevel
    return logger
  }
}

/// The steps after the server has started to accept connections.
private struct Start: Sendable {
  let options: RunOptions
  let logger: Logger
  let announce: @MainActor @Sendable (String) -> Void

  @MainActor
  func hasHappened(port: Int) {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    let address = "http://\(host):\(port)"
    announce("\(RunOptions.executableName) is running at \(address)")
    if options.open { BrowserOpener(logger: logger).open(address) }
  }
}
#endif
