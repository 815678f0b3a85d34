import Foundation
import IdentifiedCollections

/// Columns of cards, in the order in which they stand.
public struct Board: Codable, Equatable, Sendable {
  public var columns: IdentifiedArrayOf<Column>

  /// Creates a board.
  public init(columns: IdentifiedArrayOf<Column>) {
    self.columns = columns
  }

  /// A board with three empty columns.
  public static let empty = Board(
    columns: [Column(id: "planned"), Column(id: "doing"), Column(id: "done")])

  /// The board of a first visit: a few cards to move.
  public static let samples = Board(columns: [
    Column(
      id: "planned",
      cards: [
        Card(title: "Sweep the yard", notes: "Drag a card to another place, or use its arrows"),
        Card(title: "Paint the door", notes: "Blue, two coats, and the frame as well"),
      ]),
    Column(id: "doing", cards: [Card(title: "Mend the lamp")]),
    Column(id: "done", cards: [Card(title: "Order timber")]),
  ])

  /// Returns a card and the column that it stands in.
  public func find(_ id: Card.ID) -> (card: Card, column: Column.ID)? {
    for column in columns {
      if let card = column.cards[id: id] { return (card, column.id) }
    }
    return nil
  }

  /// Puts a card before another one of a column, or at its end if there is none.
  ///
  /// Has no effect on a board without the column. A card with the same id is replaced, wherever it
  /// stands.
  public mutating func put(_ card: Card, into column: Column.ID, before next: Card.ID? = nil) {
    guard columns[id: column] != nil, card.id != next else { return }
    remove(card.id)
    columns[id: column]?.insert(card, before: next)
  }

  /// Removes a card, if it is there.
  public mutating func remove(_ id: Card.ID) {
    for column in columns.ids {
      columns[id: column]?.cards.remove(id: id)
    }
  }
}

/// A column of a board.
public struct Column: Codable, Equatable, Identifiable, Sendable {
  /// The stage of the work: "planned", "doing" or "done".
  public let id: String
  public var cards: IdentifiedArrayOf<Card>

  /// Creates a column.
  public init(id: String, cards: IdentifiedArrayOf<Card> = []) {
    self.id = id
    self.cards = cards
  }

  fileprivate mutating func insert(_ card: Card, before next: Card.ID?) {
    let index = next.flatMap { cards.index(id: $0) }
    cards.insert(card, at: index ?? cards.endIndex)
  }
}

/// A piece of work.
public struct Card: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var notes: String

  /// Creates a card.
  public init(id: UUID = UUID(), title: String, notes: String = "") {
    self.id = id
    self.title = title
    self.notes = notes
  }
}

/// Somebody who has the board open, on one page or on several.
public struct Visitor: Equatable, Identifiable, Sendable {
  public let id: UUID
  /// The number that the visitor got on entering, for a visitor without a name.
  public let number: Int
  public var name: String
  /// The pages of the visitor: after a reload, the page before is there for a while.
  public var pages: IdentifiedArrayOf<Page>

  /// Creates a visitor.
  public init(id: UUID, number: Int, name: String = "", pages: IdentifiedArrayOf<Page> = []) {
    self.id = id
    self.number = number
    self.name = name
    self.pages = pages
  }

  /// A tab that shows the board.
  public struct Page: Equatable, Identifiable, Sendable {
    public let id: UUID
    /// The card that is open there.
    public var openCard: Card.ID?

    /// Creates a page.
    public init(id: UUID, openCard: Card.ID? = nil) {
      self.id = id
      self.openCard = openCard
    }
  }

  /// Returns whether a page of the visitor has a card open.
  public func hasOpen(_ card: Card.ID) -> Bool { pages.contains { $0.openCard == card } }
}

/// The reason why the board was not read or not saved; the log has the file and the error.
public enum BoardProblem: Error, Equatable, Sendable {
  /// The file is there, and is not a board.
  case unreadable
  /// The file was not written; the board is as before in memory.
  case unwritable
}
