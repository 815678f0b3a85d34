/// Those who sleep on a test clock, by their deadlines, and among equal ones in order of arrival.
struct SleeperQueue<Instant: InstantProtocol> {
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// What tells one sleeper from another, and says who is first.
  struct Ticket: Comparable {
    let deadline: Instant
    let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.deadline, lhs.number) < (rhs.deadline, rhs.number)
    }
  }

  // The first comes last, where it is removed at no cost.
  private var sleepers: [(ticket: Ticket, continuation: Continuation)] = []

  var count: Int { sleepers.count }

  /// The deadline of the first.
  var firstDeadline: Instant? { sleepers.last?.ticket.deadline }

  /// Adds a sleeper.
  ///
  /// - Complexity: O(log *n*) comparisons, and O(*n*) moves for those who are before it.
  mutating func insert(_ continuation: Continuation, as ticket: Ticket) {
    sleepers.insert((ticket, continuation), at: index(of: ticket))
  }

  /// Removes a sleeper, if it is still there.
  ///
  /// - Complexity: as for inserting it.
  mutating func remove(_ ticket: Ticket) -> Continuation? {
    let index = index(of: ticket)
    guard index < sleepers.count, sleepers[index].ticket == ticket else { return nil }
    return sleepers.remove(at: index).continuation
  }

  /// Removes the first sleeper.
  mutating func removeFirst() -> Continuation? {
    sleepers.popLast()?.continuation
  }

  /// Where the sleeper is, or where it has to be put.
  private func index(of ticket: Ticket) -> Int {
    var lower = 0
    var upper = sleepers.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if ticket < sleepers[middle].ticket { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
