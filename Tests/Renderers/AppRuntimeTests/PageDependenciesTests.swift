#if PortableViews && Web
import ComposableUI
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@testable import AppRuntime
@testable import Dependencies

/// An app's `init` runs once for each page, and prepares the page's dependencies.
@Suite("Dependencies of pages", .timeLimit(.minutes(10)))
@MainActor
struct PageDependenciesTests {
  private enum Number: TestDependencyKey {
    static let testValue = 0
  }

  private struct NumberView: View {
    let inInit: Int
    var body: some View {
      Text("init \(inInit), body \(DependencyValues._current[Number.self])")
    }
  }

  private struct NumberApp: App {
    static var count = 0
    let inInit: Int

    init() {
      Self.count += 1
      prepareDependencies { $0[Number.self] = Self.count }
      inInit = DependencyValues._current[Number.self]
    }

    var body: some Scene {
      WindowGroup { NumberView(inInit: inInit) }
    }
  }

  @Test("each page has the dependencies that its app prepared, without an issue")
  func pages() async throws {
    let (announcements, continuation) = AsyncStream<String>.makeStream()
    var launcher = Launcher(options: try RunOptions.parse(["--port", "0"])) {
      NumberApp()._rootView
    }
    launcher.announce = { continuation.yield($0) }
    let task = Task { [launcher] in
      defer { continuation.finish() }
      try await launcher.run()
    }
    var iterator = announcements.makeAsyncIterator()
    let announcement = try #require(await iterator.next())
    let address = try #require(announcement.split(separator: " ").last.map(String.init))
    let url = try #require(URL(string: address))
    for number in 1...2 {
      let (data, _) = try await URLSession.shared.data(from: url)
      let html = String(decoding: data, as: UTF8.self)
      #expect(html.contains("init \(number), body \(number)"), "\(html)")
    }
    #expect(DependencyValues._current[Number.self] == 0)
    task.cancel()
    _ = await task.result
  }

  @Test("a dependency prepared twice, or after it was read, is reported")
  func mistakes() {
    let scope = PreparedDomain()
    var number = 0
    scope.prepare {
      prepareDependencies { $0[Number.self] = 1 }
      withKnownIssue { prepareDependencies { $0[Number.self] = 2 } }
      number = DependencyValues._current[Number.self]
    }
    #expect(number == 1)
    PreparedDomain().prepare {
      number = DependencyValues._current[Number.self]
      withKnownIssue { prepareDependencies { $0[Number.self] = 2 } }
    }
    #expect(number == 0)
    PreparedDomain().run { #expect(DependencyValues._current[Number.self] == 0) }
  }
}
#endif
