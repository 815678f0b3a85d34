/// A change that can be undone.
public struct LedgerChange: Hashable, Identifiable, Sendable {
  /// The kinds of change.
  public enum Kind: String, Sendable {
    case add, edit, delete, `import`
  }

  public let id: Int
  public let kind: Kind
  /// The number of expenses that it concerns.
  public let count: Int
  /// The note of the expense, or the name of the imported file.
  public let note: String

  /// Creates a change.
  public init(id: Int, kind: Kind, count: Int = 1, note: String) {
    self.id = id
    self.kind = kind
    self.count = count
    self.note = note
  }

  /// The number of changes that the ledger remembers.
  public static let limit = 50
}
