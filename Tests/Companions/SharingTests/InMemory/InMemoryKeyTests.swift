import Dependencies
import Sharing
import Testing

struct InMemoryKeyTests {
  @Test("an in-memory value outlives its last property")
  func lifetime() {
    do {
      @Shared(.inMemory("count")) var count = 1
      $count.withLock { $0 = 2 }
    }
    @Shared(.inMemory("count")) var count = 3
    #expect(count == 2)
  }

  @Test("an in-memory initial value outlives its last property")
  func unchanged() {
    do { @Shared(.inMemory("count")) var count = 1 }
    @Shared(.inMemory("count")) var count = 3
    #expect(count == 1)
  }

  @Test("in-memory values are shared per name")
  func names() {
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 1
    @Shared(.inMemory("other")) var other = 1
    $first.withLock { $0 = 2 }
    #expect(second == 2)
    #expect(other == 1)
    #expect(InMemoryKey<Int>.inMemory("a").id == InMemoryKey<Int>.inMemory("a").id)
    #expect(InMemoryKey<Int>.inMemory("a").id != InMemoryKey<Int>.inMemory("b").id)
  }

  @Test("in-memory values are not shared with another test: first")
  func isolationFirst() {
    @Shared(.inMemory("isolation")) var count = 0
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }

  @Test("in-memory values are not shared with another test: second")
  func isolationSecond() {
    @Shared(.inMemory("isolation")) var count = 0
    $count.withLock { $0 += 1 }
    #expect(count == 1)
  }

  @Test("in-memory values are not shared between two storages")
  func storages() {
    @Shared(.inMemory("count")) var count = 1
    $count.withLock { $0 = 2 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var other = 3
      #expect(other == 3)
      $other.withLock { $0 = 4 }
    }
    #expect(count == 2)
    #expect(InMemoryStorage() != InMemoryStorage())
    #expect(Set([InMemoryStorage(), InMemoryStorage()]).count == 2)
  }

  @Test("a running app uses one in-memory storage")
  func live() {
    @Dependency(\.defaultInMemoryStorage) var storage
    let test = storage
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(storage != test)
      #expect(storage == DependencyValues.live.defaultInMemoryStorage)
    }
  }

  @Test("an in-memory value of another type does not stop a name's new use")
  func types() {
    do {
      @Shared(.inMemory("value")) var value = 1
      $value.withLock { $0 = 2 }
    }
    @Shared(.inMemory("value")) var value = "Mina"
    #expect(value == "Mina")
  }
}
