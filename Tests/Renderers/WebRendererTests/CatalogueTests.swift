#if PortableViews && Web
import ComposableUI
import Logging
import Testing
import WebRenderer

// The code of the first page of the module's catalogue.

@MainActor
@Suite("WebRenderer: the catalogue's first page", .timeLimit(.minutes(10)))
struct CatalogueTests {
  @Test("a server listens until its task is cancelled")
  func serving() async throws {
    // quoted: server
    var configuration = WebServer.Configuration()
    configuration.port = 0
    configuration.limits.maximumSessions = 100
    let server = WebServer(configuration: configuration, logger: Logger(label: "hello")) {
      Text("Hello")
    }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let serving = Task {
      try await server.run { port in continuation.yield(port) }
    }
    // end
    var iterator = ports.makeAsyncIterator()
    #expect(try #require(await iterator.next()) > 0)
    serving.cancel()
    _ = await serving.result
  }
}
#endif
