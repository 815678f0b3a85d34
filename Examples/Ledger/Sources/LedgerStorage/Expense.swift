/// An amount that was spent on a day.
public struct Expense: Hashable, Identifiable, Sendable {
  public let id: Int
  public var draft: Draft

  /// Creates an expense that the ledger has under an id.
  public init(id: Int, _ draft: Draft) {
    self.id = id
    self.draft = draft
  }

  public var amount: Money { draft.amount }
  public var day: Day { draft.day }
  public var category: Category { draft.category }
  public var note: String { draft.note }

  /// An expense that is not in the ledger yet.
  public struct Draft: Hashable, Sendable {
    public var amount: Money
    public var day: Day
    public var category: Category
    public var note: String

    /// Creates a draft.
    public init(amount: Money, day: Day, category: Category, note: String) {
      self.amount = amount
      self.day = day
      self.category = category
      self.note = note
    }
  }

  /// The number of characters that a note may have.
  public static let noteLimit = 200
}

/// A kind of expense.
///
/// The raw value stands in the database and in CSV files.
public enum Category: String, CaseIterable, Codable, Sendable {
  case groceries, home, transport, health, leisure, travel, other
}
