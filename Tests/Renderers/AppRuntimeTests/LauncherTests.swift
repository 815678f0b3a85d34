#if PortableViews && Web
import ComposableUI
import Testing
import WebRenderer

@testable import AppRuntime

@Suite("Launching an app's server", .timeLimit(.minutes(10)))
@MainActor
struct LauncherTests {
  private struct Greeting: View {
    var body: some View { Text("Hello") }
  }

  /// Launches an app, and returns where it is and what stops it.
  private func launch(
    defaultPort: Int = 8080, _ arguments: String...
  ) async throws -> (announcement: String, port: Int, task: Task<Void, any Error>) {
    let (announcements, continuation) = AsyncStream<String>.makeStream()
    var launcher = Launcher(options: try RunOptions.parse(arguments)) { Greeting() }
    launcher.defaultPort = defaultPort
    launcher.announce = { continuation.yield($0) }
    let task = Task { [launcher] in
      defer { continuation.finish() }
      try await launcher.run()
    }
    for await announcement in announcements {
      let port = announcement.split(separator: ":").last.flatMap { Int($0) }
      return (announcement, try #require(port), task)
    }
    try await task.value
    throw CancellationError()
  }

  @Test("the server's address is logged in one line once it listens")
  func announcement() async throws {
    let (announcement, port, task) = try await launch("--port", "0")
    #expect(port > 0)
    #expect(
      announcement == "\(RunOptions.executableName) is running at http://127.0.0.1:\(port)")
    task.cancel()
    _ = await task.result
  }

  @Test("the server takes the next free port when the default one is taken")
  func nextPort() async throws {
    let first = try await launch("--port", "0")
    let second = try await launch(defaultPort: first.port)
    #expect(second.port > first.port)
    #expect(second.port <= first.port + 100)
    for task in [first.task, second.task] {
      task.cancel()
      _ = await task.result
    }
  }

  @Test("a launch fails with a clear message when the chosen port is taken")
  func chosenPortTaken() async throws {
    let (_, port, task) = try await launch("--port", "0")
    let error = await #expect(throws: WebServer.ListenError.self) {
      _ = try await launch("--port", "\(port)")
    }
    #expect(error == .portTaken(host: "127.0.0.1", port: port))
    #expect(
      error?.description == """
        Port \(port) on 127.0.0.1 is in use. Pick another with --port, or stop the process using it.
        """)
    task.cancel()
    _ = await task.result
  }

  @Test("a launch fails with the reason when the host's address is unavailable")
  func badHost() async throws {
    let error = await #expect(throws: WebServer.ListenError.self) {
      _ = try await launch("--port", "0", "--host", "203.0.113.1")
    }
    #expect(error?.description.hasPrefix("Listening on 203.0.113.1, port 0, failed: ") == true)
  }
}
#endif
