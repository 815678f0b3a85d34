/// The tasks that sleep on a test clock, ordered by deadline, then by the start of the sleep.
struct SleeperQueue<Instant: InstantProtocol> {
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// The identity of a sleeping task, which also defines its position.
  struct Ticket: Comparable {
    let deadline: Instant
    let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.deadline, lhs.number) < (rhs.deadline, rhs.number)
    }
  }

  // In descending order, so that removing the first sleeper is O(1).
  private var sleepers: [(ticket: Ticket, continuation: Continuation)] = []

  var count: Int { sleepers.count }

  /// The earliest deadline, or `nil` if no task sleeps.
  var firstDeadline: Instant? { sleepers.last?.ticket.deadline }

  /// Adds a sleeping task.
  ///
  /// - Complexity: O(log *n*) comparisons, and O(*n*) moves for the sleepers before it.
  mutating func insert(_ continuation: Continuation, as ticket: Ticket) {
    sleepers.insert((ticket, continuation), at: index(of: ticket))
  }

  /// Removes a sleeping task, if it is still in the queue, and returns its continuation.
  ///
  /// - Complexity: As `insert(_:as:)`.
  mutating func remove(_ ticket: Ticket) -> Continuation? {
    let index = index(of: ticket)
    guard index < sleepers.count, sleepers[index].ticket == ticket else { return nil }
    return sleepers.remove(at: index).continuation
  }

  /// Removes the task with the earliest deadline, and returns its continuation.
  mutating func removeFirst() -> Continuation? {
    sleepers.popLast()?.continuation
  }

  /// Returns the index of a ticket, or the index to insert it at.
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
