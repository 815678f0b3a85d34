import ConcurrencyExtras
import Sharing
import Testing

/// Shared properties with keys.
struct SharedKeyTests {
  let source = TestKey<Int>.Source()
  var key: TestKey<Int> { TestKey(source) }

  @Test("a property has its key's loaded value, else its initial one")
  func loading() {
    @Shared(key) var initial = 1
    #expect(initial == 1)
    let loading = TestKey<Int>.Source { $1.resume(returning: 42) }
    @Shared(TestKey("other", loading)) var loaded = 1
    #expect(loaded == 42)
    #expect(loading.loads.value == ["initial"])
  }

  @Test("a key's first load receives the initial value")
  func context() {
    let context = LockIsolated<LoadContext<Int>?>(nil)
    source.onLoad.setValue {
      context.setValue($0)
      $1.resumeReturningInitialValue()
    }
    @Shared(key) var count = 1
    #expect(context.value == .initialValue(1))
    #expect(context.value?.initialValue == 1)
    #expect(LoadContext<Int>.userInitiated.initialValue == nil)
  }

  @Test("properties with one key share one value, initialised by the first")
  func sharing() {
    @Shared(key) var first = 1
    @Shared(key) var second = 2
    @SharedReader(key) var reader = 3
    #expect([first, second, reader] == [1, 1, 1])
    $second.withLock { $0 = 4 }
    #expect([first, second, reader] == [4, 4, 4])
    #expect(source.loads.value == ["initial"])
  }

  @Test("a property and a reader with one key share one value")
  func sharingFromReader() {
    @SharedReader(key) var reader = 3
    @Shared(key) var shared = 1
    $shared.withLock { $0 += 1 }
    #expect(reader == 4)
    #expect(source.saves.value.map(\.value) == [4])
  }

  @Test("an unused initial value is not evaluated")
  func unneeded() {
    @Shared(key) var first = 1
    func other() -> Int {
      Issue.record("Evaluated")
      return 2
    }
    @Shared(key) var second = other()
    #expect(second == 1)
  }

  @Test("a key is loaded again after its last property is released")
  func lifetime() {
    do {
      @Shared(key) var count = 1
      $count.withLock { $0 = 2 }
      #expect(source.cancellations.value == 0)
    }
    #expect(source.cancellations.value == 1)
    @Shared(key) var count = 3
    #expect(count == 3)
    #expect(source.loads.value == ["initial", "initial"])
  }

  @Test("a derived property keeps its key's value alive")
  func derivedLifetime() {
    var text: SharedReader<String>? = {
      @Shared(key) var count = 1
      return $count[dynamicMember: \.description]
    }()
    #expect(source.cancellations.value == 0)
    #expect(text?.wrappedValue == "1")
    text = nil
    #expect(source.cancellations.value == 1)
  }

  @Test("a shared value can contain another shared value")
  func nested() {
    struct Outer: Sendable {
      @Shared var inner: Int
    }
    @Shared(.inMemory("outer")) var outer = Outer(inner: Shared(wrappedValue: 1, key))
    @Shared(key) var inner = 2
    $inner.withLock { $0 += 1 }
    #expect(outer.inner == 2)
  }

  @Test("an optional property with a key starts as nil")
  func withoutValue() {
    @Shared(TestKey<Int?>(TestKey<Int?>.Source())) var count
    @SharedReader(TestKey<Int?>(TestKey<Int?>.Source())) var reader
    #expect(count == nil)
    $count.withLock { $0 = 1 }
    #expect(reader == 1)
  }

  @Test("one key for two value types is reported, and the values stay apart")
  func differentTypes() {
    @Shared(.inMemory("count")) var count = 1
    let messages = issues {
      @Shared(.inMemory("count")) var name = "Mina"
      #expect(name == "Mina")
      $name.withLock { $0 = "Mina Roy" }
      #expect(name == "Mina Roy")
    }
    #expect(count == 1)
    #expect(
      messages == [
        """
        A key of a shared value is in use for values of different types:

          Key: .inMemory("count")
          Value: String
          In use for: Int

        The new property does not share its value with the others. To fix this, use the same type \
        everywhere, or another name for the key.
        """
      ])
  }

  @Test("keys of different types with equal ids are different")
  func differentKinds() {
    struct Narrow: SharedReaderKey {
      var id: Int8 { 1 }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resumeReturningInitialValue()
      }
      func subscribe(
        context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription { SharedSubscription {} }
    }
    struct Wide: SharedReaderKey {
      var id: Int { 1 }
      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resumeReturningInitialValue()
      }
      func subscribe(
        context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription { SharedSubscription {} }
    }
    @SharedReader(Narrow()) var narrow = 1
    @SharedReader(Wide()) var wide = 2
    #expect(narrow == 1)
    #expect(wide == 2)
  }

  @Test("properties created by concurrent tasks share one value")
  func creation() async {
    for round in 0..<50 {
      let source = TestKey<Int>.Source()
      let shared = await withTaskGroup(of: Shared<Int>.self) { group in
        for index in 0..<8 {
          group.addTask { Shared(wrappedValue: index, TestKey("\(round)", source)) }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(shared.map(\.wrappedValue)).count == 1)
      #expect(source.loads.value == ["initial"])
      shared[0].withLock { $0 = 100 }
      #expect(shared.allSatisfy { $0.wrappedValue == 100 })
    }
  }
}
