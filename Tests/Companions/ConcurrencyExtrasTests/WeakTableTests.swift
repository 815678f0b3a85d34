import Dispatch
import Foundation
import Testing

@testable import ConcurrencyExtras

struct WeakTableTests {
  final class Object: Sendable {
    let onDeinit: @Sendable (ObjectIdentifier) -> Void
    init(_ onDeinit: @escaping @Sendable (ObjectIdentifier) -> Void = { _ in }) {
      self.onDeinit = onDeinit
    }
    deinit { onDeinit(ObjectIdentifier(self)) }
  }

  @Test("WeakTable returns a key's first object until that is released")
  func objects() {
    let table = WeakTable<String, Object>()
    do {
      let first = Object { table.remove($0, for: "a") }
      let second = Object { table.remove($0, for: "a") }
      #expect(table.insert(first, for: "a") === first)
      #expect(table.insert(second, for: "a") === first)
      #expect(table.object(for: "a") === first)
      #expect(table.object(for: "b") == nil)
      #expect(table.all.count == 1)
      #expect(table.count == 1)
    }
    #expect(table.object(for: "a") == nil)
    #expect(table.count == 0)
  }

  @Test("WeakTable.remove ignores an object that is not the key's current one")
  func successor() {
    let table = WeakTable<String, Object>()
    let object = Object()
    #expect(table.insert(object, for: "a") === object)
    table.remove(ObjectIdentifier(table), for: "a")
    #expect(table.object(for: "a") === object)
  }

  @Test("WeakTable can be read in the deinit of a key that it releases")
  func keys() {
    final class Key: Hashable, @unchecked Sendable {
      // Safe: set once, before anybody else has the key.
      var onDeinit: (() -> Void)?
      static func == (lhs: Key, rhs: Key) -> Bool { true }
      func hash(into hasher: inout Hasher) {}
      deinit { onDeinit?() }
    }
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let table = WeakTable<Key, Object>()
      let object = Object()
      do {
        let key = Key()
        key.onDeinit = { _ = table.count }
        _ = table.insert(object, for: key)
      }
      table.remove(ObjectIdentifier(object), for: Key())
      isDone.signal()
    }
    #expect(isDone.wait(timeout: .now() + 20) == .success)
  }
}
