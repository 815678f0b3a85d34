import ConcurrencyExtras
import Foundation
import Testing

@Suite("UncheckedSendable")
struct UncheckedSendableTests {
  final class Counter {
    var count = 0
  }

  @Test("carries a value that is not sendable into a task")
  func carries() async {
    let counter = Counter()
    @UncheckedSendable var shared = counter
    await Task { [$shared] in $shared.value.count += 1 }.value
    #expect(counter.count == 1)
    #expect(UncheckedSendable(wrappedValue: counter).wrappedValue === counter)
    shared = Counter()
    #expect($shared.value.count == 0)
  }

  @Test("reads and writes properties of its value")
  func dynamicMembers() {
    var point = UncheckedSendable((x: 1, y: 2))
    point.x = 3
    #expect(point.value == (3, 2))
    #expect(point.y == 2)
  }

  @Test("compares, hashes and codes as its value does")
  func conformances() throws {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
    let data = try JSONEncoder().encode([UncheckedSendable(1), UncheckedSendable(2)])
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    let decoded = try JSONDecoder().decode([UncheckedSendable<Int>].self, from: data)
    #expect(decoded.map(\.value) == [1, 2])
  }

  @Test("is the sequence that it wraps")
  func sequence() async {
    let stream = UncheckedSendable(
      AsyncStream { continuation in
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
      })
    var elements: [Int] = []
    for await element in stream { elements.append(element) }
    #expect(elements == [1, 2])
  }
}
