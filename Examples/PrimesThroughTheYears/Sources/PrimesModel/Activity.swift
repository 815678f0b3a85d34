/// The latest that a visitor did on any screen, for all screens to show.
public struct Activity: Equatable, Sendable {
  /// Something that happened.
  public enum Event: Equatable, Sendable {
    case answered(NthPrime)
    case checked(Int)
    case favourited(Int)
    case unfavourited(Int)

    /// The event in words.
    public var sentence: String {
      switch self {
      case .answered(let answer): "Learned: \(answer.sentence.lowercasedFirst)"
      case .checked(let number): "Checked whether \(number) is prime"
      case .favourited(let number): "Added \(number) to the favourites"
      case .unfavourited(let number): "Removed \(number) from the favourites"
      }
    }
  }

  /// An event with its number in the feed.
  public struct Entry: Equatable, Identifiable, Sendable {
    public let id: Int
    public let event: Event
  }

  /// The number of entries that are kept.
  public static let limit = 50

  /// The entries, the latest first.
  public private(set) var entries: [Entry] = []
  private var count = 0

  /// Creates a feed in which nothing has happened.
  public init() {}

  /// The last that happened.
  public var latest: Entry? { entries.first }

  /// Adds an event, and drops the oldest one of a full feed.
  public mutating func record(_ event: Event) {
    count += 1
    entries.insert(Entry(id: count, event: event), at: 0)
    if entries.count > Self.limit { entries.removeLast() }
  }

  /// Removes all entries.
  public mutating func clear() {
    entries = []
  }
}

extension String {
  /// The text as the rest of a sentence.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
