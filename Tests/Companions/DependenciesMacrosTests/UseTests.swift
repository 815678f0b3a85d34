#if Macros
import DependenciesMacros
import Foundation
import IssueReporting
import Testing

@DependencyClient
struct RhymeClient: Sendable {
  let source: String
  var retries: Int = 3
  var fetch: @Sendable (_ number: Int, _ language: String) async throws -> String
  var isAvailable: @Sendable () -> Bool = { false }
  var log: @Sendable (_ message: String) -> Void
  @DependencyEndpoint(method: "swap")
  var exchange: @Sendable (inout Int, _ with: inout Int) throws(CancellationError) -> Void
  var square: @Sendable (Int) throws -> Int = { $0 * $0 }
  var lines: @Sendable (_ of: String) -> [String] = { text in
    let lines = text.split(separator: "\n")
    return lines.map(String.init)
  }
  @DependencyEndpointIgnored
  var ignored: @Sendable () -> Int = { 42 }
  @DependencyEndpointIgnored
  static let shared = RhymeClient(source: "shared")
}

extension RhymeClient: TestDependencyKey {
  static let testValue = RhymeClient(source: "test")
}

@DependencyClient
public struct VisibleClient {
  public var open: (_ path: String) throws -> Void
  package var close: () -> Void
  var count: () -> Int = { 0 }
  public var main: @MainActor (_ id: Int) -> Void
}

@DependencyClient
struct ConditionalClient {
  var always: () -> Void
  #if compiler(>=5)
  var sometimes: () throws -> Int
  #else
  var never: Nothing
  #endif
}

@DependencyClient
struct EmptyClient {}

final class Player {
  @DependencyEndpoint var play: (_ song: String) -> Void
  init() {}
}

extension DependencyValues {
  @DependencyEntry(liveValue: "live") var motto: String = "test"
  @DependencyEntry(liveValue: 1, previewValue: 2) var level = 3
  @DependencyEntry("BoxKey", liveValue: Box("live")) var box = Box("test")
  @DependencyEntry("HintKey") public var hint: String? = "hint"
  @DependencyEntry(previewValue: ["preview"]) var list: [String] = []
}

extension HintKey: DependencyKey {
  public static let liveValue: String? = nil
}

typealias HintKey = DependencyValues.HintKey

final class Box: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

/// Generated dependency clients.
struct UseTests {
  private func message(_ endpoint: String, _ client: String = "RhymeClient") -> String {
    """
    '\(client).\(endpoint)' was used, but this endpoint is unimplemented.

    To fix this, override it where the test sets up the code under test, for example in the \
    'withDependencies' of a test store, or give the client an implementation of it.
    """
  }

  @Test("a throwing endpoint without an override reports its use and throws")
  func throwing() async {
    let client = RhymeClient(source: "")
    await withKnownIssue {
      let error = await #expect(throws: Unimplemented.self) {
        try await client.fetch(number: 1, language: "en")
      }
      #expect(error?.description == "The endpoint 'fetch' is unimplemented")
    } matching: {
      $0.description.hasSuffix(message("fetch"))
        && $0.sourceLocation?.fileID == "DependenciesMacrosTests/UseTests.swift"
    }
  }

  @Test("a handwritten endpoint throws the same error as a generated one")
  func handwritten() {
    let error = Unimplemented("fetch")
    #expect("\(error)" == "The endpoint 'fetch' is unimplemented")
  }

  @Test("an endpoint with a default reports its use, and returns the default")
  func defaults() throws {
    let client = RhymeClient(source: "")
    withKnownIssue {
      #expect(!client.isAvailable())
    } matching: {
      $0.description.hasSuffix(message("isAvailable"))
    }
    withKnownIssue {
      #expect(client.lines(of: "a\nb") == ["a", "b"])
    } matching: {
      $0.description.hasSuffix(message("lines"))
    }
    var square = 0
    try withKnownIssue {
      square = try client.square(7)
    } matching: {
      $0.description.hasSuffix(message("square"))
    }
    #expect(square == 49)
  }

  @Test("an endpoint without a result reports its use without an override")
  func nothing() throws {
    let client = RhymeClient(source: "")
    withKnownIssue {
      client.log(message: "Hello")
    } matching: {
      $0.description.hasSuffix(message("log"))
    }
    var (one, two) = (1, 2)
    try withKnownIssue {
      try client.swap(&one, with: &two)
    } matching: {
      $0.description.hasSuffix(message("exchange"))
    }
    #expect((one, two) == (1, 2))
  }

  @Test("an overridden endpoint reports nothing, as a method or a closure")
  func overridden() async throws {
    var client = RhymeClient(source: "book")
    client.fetch = { "\($0) in \($1)" }
    client.isAvailable = { true }
    client.exchange = { (a: inout Int, b: inout Int) in (a, b) = (b, a) }
    #expect(try await client.fetch(number: 1, language: "en") == "1 in en")
    #expect(client.isAvailable())
    var (one, two) = (1, 2)
    try client.swap(&one, with: &two)
    #expect((one, two) == (2, 1))
    #expect(client.ignored() == 42)
  }

  @Test("a client has initializers with all, some and none of its endpoints")
  func initializers() async throws {
    let client = RhymeClient(
      source: "book", retries: 1, fetch: { _, _ in "" }, isAvailable: { true }, log: { _ in },
      exchange: { (_: inout Int, _: inout Int) in }, square: { $0 }, lines: { _ in [] },
      ignored: { 1 })
    #expect(try await client.fetch(number: 1, language: "") == "")
    #expect(client.isAvailable())
    #expect(client.retries == 1)
    #expect(RhymeClient(source: "a").retries == 3)
    #expect(RhymeClient(source: "a", retries: 2).ignored() == 42)
    #expect(RhymeClient.shared.source == "shared")

    _ = VisibleClient()
    _ = VisibleClient(open: { _ in }, main: { _ in })
    _ = VisibleClient(open: { _ in }, close: {}, main: { _ in })
    let all = VisibleClient(open: { _ in }, close: {}, count: { 1 }, main: { _ in })
    #expect(all.count() == 1)
    try all.open(path: "")
    #expect(try ConditionalClient(always: {}, sometimes: { 2 }).sometimes() == 2)
    _ = EmptyClient()
  }

  @Test("a class can have endpoints")
  func classes() {
    let player = Player()
    withKnownIssue {
      player.play(song: "Yesterday")
    } matching: {
      $0.description.hasSuffix(message("play", "Player"))
    }
    var songs: [String] = []
    player.play = { songs.append($0) }
    player.play(song: "Help")
    #expect(songs == ["Help"])
  }

  @Test("a client is read and overridden as a dependency")
  func dependency() async throws {
    @Dependency(RhymeClient.self) var client
    #expect(client.source == "test")
    let rhyme = try await withDependencies {
      $0[RhymeClient.self].fetch = { number, _ in "\(number)" }
    } operation: {
      try await client.fetch(number: 7, language: "")
    }
    #expect(rhyme == "7")
  }

  @Test("an entry is a dependency with a value for each context")
  func entries() {
    @Dependency(\.motto) var motto
    @Dependency(\.level) var level
    @Dependency(\.box) var box
    #expect(motto == "test")
    #expect(DependencyValues.live.motto == "live")
    #expect((level, DependencyValues.live.level, DependencyValues.preview.level) == (3, 1, 2))
    #expect(box.name == "test")
    #expect(box === DependencyValues._current[DependencyValues.BoxKey.self])
    #expect(DependencyValues.test.box !== box)
    #expect(DependencyValues.live.hint == nil)
    #expect(DependencyValues.test.hint == "hint")
    #expect(DependencyValues.preview.list == ["preview"])
    withDependencies {
      $0.motto = "override"
    } operation: {
      #expect(motto == "override")
    }
  }
}
#endif
