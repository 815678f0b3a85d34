import ConcurrencyExtras
import Sharing
import Testing

@Suite("Shared values with keys")
struct SharedKeyTests {
  let source = TestKey<Int>.Source()
  var key: TestKey<Int> { TestKey(source) }

  @Test("have the value that is loaded, else their initial value")
  func loading() {
    @Shared(key) var initial = 1
    #expect(initial == 1)
    let loading = TestKey<Int>.Source { $1.resume(returning: 42) }
    @Shared(TestKey("other", loading)) var loaded = 1
    #expect(loaded == 42)
    #expect(loading.loads.value == ["initial"])
  }

  @Test("are given the initial value when they load for the first time")
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

  @Test("are one while any is alive, and the first initial value counts")
  func sharing() {
    @Shared(key) var first = 1
    @Shared(key) var second = 2
    @SharedReader(key) var reader = 3
    #expect([first, second, reader] == [1, 1, 1])
    $second.withLock { $0 = 4 }
    #expect([first, second, reader] == [4, 4, 4])
    #expect(source.loads.value == ["initial"])
  }

  @Test("are shared from a reader too")
  func sharingFromReader() {
    @SharedReader(key) var reader = 3
    @Shared(key) var shared = 1
    $shared.withLock { $0 += 1 }
    #expect(reader == 4)
    #expect(source.saves.value.map(\.value) == [4])
  }

  @Test("do not evaluate an initial value that is not needed")
  func unneeded() {
    @Shared(key) var first = 1
    func other() -> Int {
      Issue.record("Evaluated")
      return 2
    }
    @Shared(key) var second = other()
    #expect(second == 1)
  }

  @Test("start anew when none is left")
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

  @Test("live as long as what was derived from them")
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

  @Test("may contain each other")
  func nested() {
    struct Outer: Sendable {
      @Shared var inner: Int
    }
    @Shared(.inMemory("outer")) var outer = Outer(inner: Shared(wrappedValue: 1, key))
    @Shared(key) var inner = 2
    $inner.withLock { $0 += 1 }
    #expect(outer.inner == 2)
  }

  @Test("are optional or have a default where they are declared without a value")
  func withoutValue() {
    @Shared(TestKey<Int?>(TestKey<Int?>.Source())) var count
    @SharedReader(TestKey<Int?>(TestKey<Int?>.Source())) var reader
    #expect(count == nil)
    $count.withLock { $0 = 1 }
    #expect(reader == 1)
  }

  @Test("of one name cannot have values of different types")
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

  @Test("of different kinds of keys are different, though their ids may look the same")
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

  @Test("are created by many tasks at the same time, and are one")
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
