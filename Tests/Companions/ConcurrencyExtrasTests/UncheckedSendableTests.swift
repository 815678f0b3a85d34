import ConcurrencyExtras
import Foundation
import Testing

struct UncheckedSendableTests {
  final class Counter {
    var count = 0
  }

  @Test("UncheckedSendable carries a non-sendable value into a task")
  func carries() async {
    let counter = Counter()
    @UncheckedSendable var shared = counter
    await Task { [$shared] in $shared.value.count += 1 }.value
    #expect(counter.count == 1)
    #expect(UncheckedSendable(wrappedValue: counter).wrappedValue === counter)
    shared = Counter()
    #expect($shared.value.count == 0)
  }

  @Test("UncheckedSendable reads and writes its value's properties")
  func dynamicMembers() {
    var point = UncheckedSendable((x: 1, y: 2))
    point.x = 3
    #expect(point.value == (3, 2))
    #expect(point.y == 2)
  }

  @Test("UncheckedSendable is compared, hashed and encoded like its value")
  func conformances() throws {
    #expect(UncheckedSendable(1) == UncheckedSendable(1))
    #expect(Set([UncheckedSendable(1), UncheckedSendable(1)]).count == 1)
    let data = try JSONEncoder().encode([UncheckedSendable(1), UncheckedSendable(2)])
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    let decoded = try JSONDecoder().decode([UncheckedSendable<Int>].self, from: data)
    #expect(decoded.map(\.value) == [1, 2])
  }

  @Test("UncheckedSendable of a sequence iterates the sequence")
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
