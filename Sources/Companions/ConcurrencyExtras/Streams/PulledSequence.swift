/// The source behind a stream that pulls the elements of another sequence on demand.
final class PulledSequence<Base: AsyncSequence & Sendable>: Sendable {
  private enum Position {
    case start
    case between(UncheckedSendable<Base.AsyncIterator>)
    case reading
  }

  private let base: Base
  private let position = LockIsolated<Position>(.start)

  init(_ base: Base) {
    self.base = base
  }

  /// Returns the next element; there is one reader at a time, as for any stream.
  func next() async throws -> Base.Element? {
    var iterator = takeIterator().value
    defer {
      let rest = UncheckedSendable(iterator)
      position.setValue(.between(rest))
    }
    return try await iterator.next()
  }

  /// Hands the iterator to the one reader; it is put back after the element was read.
  private func takeIterator() -> UncheckedSendable<Base.AsyncIterator> {
    let taken = position.withValue { position -> UncheckedSendable<Base.AsyncIterator>? in
      defer { position = .reading }
      switch position {
      case .start: return UncheckedSendable(self.base.makeAsyncIterator())
      case .between(let iterator): return iterator
      case .reading: return nil
      }
    }
    guard let taken else {
      preconditionFailure("A stream of \(Base.self) is read by two tasks at once")
    }
    return taken
  }
}
