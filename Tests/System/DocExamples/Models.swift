import ComposableArchitecture
import Foundation

// The data, clients and models that examples use without declaring them.

struct Article: Equatable, Identifiable { let id: Int }

struct Chore: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var isComplete = false
  var title = ""
}

struct Event: Equatable, Sendable {}

struct Move: Equatable, Sendable {}

let clock: any Clock<Duration> = .continuous
let move = Move()

/// A client that reaches a server.
struct Client: Sendable {
  func events() -> AsyncStream<Event> { .never }
  func save(_ draft: String) async throws {}
  func search(_ query: String) async -> [String] { [] }
}

let client = Client()

/// A text on the screen, of a toolkit that has no bindings.
@MainActor
final class TextLabel {
  var text = ""
}

@MainActor let label = TextLabel()
