import ComposableArchitecture
import Foundation

// The data, clients and models that examples use without declaring them.

// MARK: Data

struct Article: Equatable, Identifiable { let id: Int }

struct Chore: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var isComplete = false
  var title = ""
}

struct Event: Equatable, Sendable {}

struct Item: Equatable {
  var price = 1
  var status = Status.inStock(quantity: 1)

  @CaseBindable
  enum Status: Equatable {
    case inStock(quantity: Int)
    case outOfStock(isOnBackOrder: Bool)
  }
}

struct Move: Equatable, Sendable {}

@CasePathable
enum Trip {
  case booking(Booking?)

  @CasePathable
  enum Booking {
    case payment(Payment?)
  }

  @CasePathable
  enum Payment {
    case amount(Int)
  }
}

let chore = Chore(id: 1)
let helpPage = URL(string: "https://example.com/help")!
let move = Move()
let row = Row.State(id: 1)

// MARK: Clients

/// A client that reaches a server.
struct Client: Sendable {
  func events() -> AsyncStream<Event> { .never }
  func save(_ draft: String) async throws {}
  func search(_ query: String) async -> [String] { [] }
}

struct Database: Sendable {
  static let inMemory = Database()
  static let onDisk = Database()
}

struct FactClient: DependencyKey, Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String

  static let http = FactClient { number in "\(number) is a number" }
  static let liveValue = http
  static let unimplemented = FactClient { _ in throw CancellationError() }
}

struct FileClient: Sendable {
  var save: @Sendable (_ name: String, _ text: String) -> Void
}

struct RemoteConfigKey: SharedReaderKey {
  let name: String
  var id: String { name }

  func load(context: LoadContext<Bool>, continuation: LoadContinuation<Bool>) {}
  func subscribe(
    context: LoadContext<Bool>, subscriber: SharedSubscriber<Bool>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

extension DependencyValues {
  @DependencyEntry(liveValue: Database.onDisk)
  var database: Database = Database.inMemory
}

let client = Client()
let clock: any Clock<Duration> = .continuous

// MARK: Models

@MainActor
@Observable
final class Cart {
  var items: [Item] = []
}

@MainActor
@Observable
final class Inbox {
  var alert: AlertState<Choice>?
  var count = 0
  var dialog: ConfirmationDialogState<Choice>?
  var draft = ""

  enum Choice { case delete }

  func alertButtonTapped(_ choice: Choice?) {}
  func dialogButtonTapped(_ choice: Choice?) {}
  func refresh() {}
}

@MainActor
final class TimelineModel {
  @Dependency(\.date) var date
}

/// A text on the screen, of a toolkit that has no bindings.
@MainActor
final class TextLabel {
  var isHidden = false
  var text = ""
}

/// A field of a form, of a toolkit that has no bindings.
@MainActor
final class TextBox {
  var onEdit: (String) -> Void = { _ in }
  var text = ""
}

@MainActor let cart = Cart()
@MainActor let field = TextBox()
@MainActor let label = TextLabel()
