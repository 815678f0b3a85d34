import ConcurrencyExtras
import Testing

struct AsyncStreamTests {
  struct Failure: Error, Equatable {}

  /// Counts up, and tells how often it was asked.
  struct Numbers: AsyncSequence, Sendable {
    let limit: Int
    let pulls: LockIsolated<Int>
    var fails = false

    struct AsyncIterator: AsyncIteratorProtocol {
      let numbers: Numbers
      var last = 0

      mutating func next() async throws -> Int? {
        numbers.pulls.withValue { $0 += 1 }
        guard last < numbers.limit else {
          if numbers.fails { throw AsyncStreamTests.Failure() }
          return nil
        }
        last += 1
        return last
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(numbers: self) }
  }

  @Test("an erased sequence yields the same elements")
  func erased() async throws {
    let numbers = Numbers(limit: 3, pulls: LockIsolated(0))
    #expect(await numbers.eraseToStream().reduce(into: []) { $0.append($1) } == [1, 2, 3])
    #expect(
      try await numbers.eraseToThrowingStream().reduce(into: []) { $0.append($1) } == [1, 2, 3])
    let stream = AsyncStream(numbers)
    #expect(await stream.reduce(0, +) == 6)
    let throwingStream = AsyncThrowingStream(numbers)
    #expect(try await throwingStream.reduce(0, +) == 6)
  }

  @Test("an erased sequence requests elements on demand")
  func demand() async {
    let pulls = LockIsolated(0)
    var iterator = Numbers(limit: 3, pulls: pulls).eraseToStream().makeAsyncIterator()
    #expect(pulls.value == 0)
    #expect(await iterator.next() == 1)
    #expect(pulls.value == 1)
  }

  @Test("an error ends a stream, and is thrown by a throwing stream")
  func errors() async {
    let numbers = Numbers(limit: 1, pulls: LockIsolated(0), fails: true)
    #expect(await numbers.eraseToStream().reduce(into: []) { $0.append($1) } == [1])
    await #expect(throws: Failure()) {
      for try await _ in numbers.eraseToThrowingStream() {}
    }
  }

  @Test("AsyncStream.finished yields no elements")
  func finished() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("There is an element") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("There is an element")
    }
    await #expect(throws: Failure()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test("AsyncStream.never ends when its reader is cancelled")
  func never() async throws {
    let reader = Task {
      for await _ in AsyncStream<Int>.never { Issue.record("There is an element") }
      for try await _ in AsyncThrowingStream<Int, any Error>.never {
        Issue.record("There is an element")
      }
    }
    reader.cancel()
    try await reader.value
  }
}
