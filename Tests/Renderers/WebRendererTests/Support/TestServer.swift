#if PortableViews && Web
import Logging
import ViewGraph

@testable import WebRenderer

/// A real server on a free port of this machine, which shows ``SampleGraph``.
@MainActor
final class TestServer {
  let port: Int
  let log: LogRecorder
  let clock: ManualClock
  let server: WebServer
  private let task: Task<Void, any Error>
  private let graphList: GraphList

  /// The graphs made so far, one per page.
  var graphs: [SampleGraph] { graphList.graphs }

  /// Runs a test against a server.
  static func run(
    limits: SessionLimits = SessionLimits(),
    configure: (inout WebServer.Configuration) -> Void = { _ in },
    _ test: (TestServer) async throws -> Void
  ) async throws {
    let server = try await TestServer(limits: limits, configure: configure)
    do {
      try await test(server)
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// Runs a test against a server that has as many pages open as it may: one.
  static func runFull(_ test: (TestServer) async throws -> Void) async throws {
    var limits = SessionLimits()
    limits.maximumSessions = 1
    try await run(limits: limits) { server in
      let page = try await server.load()
      try await server.open(page) { client in
        _ = try await client.frame()
        try await test(server)
      }
    }
  }

  private init(
    limits: SessionLimits, configure: (inout WebServer.Configuration) -> Void
  ) async throws {
    let log = LogRecorder()
    let clock = ManualClock()
    let graphs = GraphList()
    var configuration = WebServer.Configuration()
    configuration.port = 0
    configuration.title = "Test"
    configuration.limits = limits
    configure(&configuration)
    let server = WebServer(
      configuration: configuration, clock: clock.serverClock, logger: log.logger
    ) { renderer, start, _ in
      let graph = SampleGraph(
        renderer: renderer, location: start.location, languages: start.languages,
        environment: start.environment)
      graphs.graphs.append(graph)
      return graph
    }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    task = Task {
      try await server.run { continuation.yield($0) }
    }
    var iterator = ports.makeAsyncIterator()
    // There is none if the test has run out of time by now.
    guard let port = await iterator.next() else { throw CancellationError() }
    self.port = port
    self.log = log
    self.clock = clock
    self.server = server
    graphList = graphs
  }

  private func stop() async {
    task.cancel()
    _ = try? await task.value
  }
}

@MainActor
private final class GraphList {
  var graphs: [SampleGraph] = []
}
#endif
