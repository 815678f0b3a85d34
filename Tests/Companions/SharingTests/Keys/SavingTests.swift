import ConcurrencyExtras
import Sharing
import Testing

/// Saving of shared values.
struct SavingTests {
  let source = TestKey<Int>.Source()
  var key: TestKey<Int> { TestKey(source) }

  @Test("each change is saved")
  func changes() {
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 3 }
    #expect(source.saves.value.map(\.value) == [2, 3])
    #expect(source.saves.value.map(\.context) == [.didSet, .didSet])
  }

  @Test("save saves explicitly and throws the key's error")
  func onDemand() async throws {
    @Shared(key) var count = 1
    try await $count.save()
    #expect(source.saves.value.map(\.value) == [1])
    #expect(source.saves.value.map(\.context) == [.userInitiated])
    source.onSave.setValue { $1.resume(throwing: Failure()) }
    await #expect(throws: Failure()) { try await $count.save() }
    #expect($count.saveError is Failure)
    source.onSave.setValue { $1.resume(with: .success(())) }
    try await $count.save()
    #expect($count.saveError == nil)
  }

  @Test("saving a derived or unwrapped property saves the whole value")
  func derived() async throws {
    let source = TestKey<String?>.Source { $1.resume(returning: "Mina") }
    @Shared(TestKey(source)) var name: String?
    let unwrapped = try #require(Shared($name))
    unwrapped.withLock { $0 += " Roy" }
    try await unwrapped.save()
    #expect(source.saves.value.map(\.value) == ["Mina Roy", "Mina Roy"])
    source.onSave.setValue { $1.resume(throwing: Failure()) }
    await #expect(throws: Failure()) { try await unwrapped.save() }
    #expect(unwrapped.saveError is Failure)
    let settings = TestKey<SharedTests.Settings>.Source()
    @Shared(TestKey("settings", settings)) var shared = SharedTests.Settings()
    $shared.volume.withLock { $0 = 6 }
    try await $shared.volume.save()
    #expect(settings.saves.value.map(\.value.volume) == [6, 6])
    settings.onSave.setValue { $1.resume(throwing: Failure()) }
    await #expect(throws: Failure()) { try await $shared.volume.save() }
    #expect($shared.volume.saveError is Failure)
  }

  @Test("a failing save of a change is reported and sets saveError")
  func failure() {
    source.onSave.setValue { $1.resume(throwing: Failure()) }
    let count = Shared(wrappedValue: 1, key)
    let saveError = Observer { _ = count.saveError }
    let messages = liveIssues { count.withLock { $0 = 2 } }
    #expect(count.saveError is Failure)
    #expect(saveError.count == 1)
    #expect(count.wrappedValue == 2)
    #expect(
      messages == [
        """
        A shared value could not be saved, and is only in memory:

          Key: .test("test")
          Value: Int
          Error: Out of order

        To fix this, see the error. 'saveError' of the property has it too.
        """
      ])
  }

  @Test("a change made while saving is saved next")
  func changesWhileSaving() {
    let count = Shared(wrappedValue: 0, key)
    source.onSave.setValue { value, continuation in
      if value < 3 { count.withLock { $0 += 1 } }
      continuation.resume()
    }
    count.withLock { $0 = 1 }
    #expect(source.saves.value.map(\.value) == [1, 2, 3])
    source.onSave.setValue { $1.resume() }
  }

  @Test("concurrent changes are saved in order, the last one last")
  func concurrency() async {
    let count = Shared(wrappedValue: 0, key)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<32 {
        group.addTask {
          for _ in 0..<50 { count.withLock { $0 += 1 } }
        }
      }
    }
    let values = source.saves.value.map(\.value)
    #expect(values.last == 32 * 50)
    #expect(values == values.sorted())
  }

  @Test("a change that comes from the key is not saved again")
  func external() {
    @Shared(key) var count = 1
    source.yield(2)
    #expect(count == 2)
    #expect(source.saves.value.isEmpty)
  }

  @Test("a save continuation resumed twice is reported")
  func resumedTwice() {
    source.onSave.setValue {
      $1.resume()
      $1.resume(throwing: Failure())
    }
    @Shared(key) var count = 1
    let messages = issues { $count.withLock { $0 = 2 } }
    #expect($count.saveError == nil)
    #expect(
      messages == [
        """
        The continuation of a save was resumed more than once:

          Key: .test("test")

        The first result counts. To fix this, make sure that 'save(…)' of the key resumes its \
        continuation exactly once on each way through it.
        """
      ])
  }

  @Test("a save continuation that is never resumed is reported and ends")
  func neverResumed() async throws {
    source.onSave.setValue { _, _ in }
    @Shared(key) var count = 1
    let messages = try await asyncIssues {
      try await $count.save()
      #expect($count.saveError == nil)
    }
    #expect(
      messages == [
        """
        The continuation of a save was never resumed:

          Key: .test("test")

        The save ends, and the value does not change. To fix this, make sure that 'save(…)' of the \
        key resumes its continuation exactly once on each way through it.
        """
      ])
  }

  @Test("a successful save clears loadError and saveError")
  func clearing() async throws {
    source.onLoad.setValue { $1.resume(throwing: Failure()) }
    source.onSave.setValue { $1.resume(throwing: Failure()) }
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    #expect($count.loadError is Failure)
    #expect($count.saveError is Failure)
    source.onSave.setValue { $1.resume() }
    $count.withLock { $0 = 3 }
    #expect($count.loadError == nil)
    #expect($count.saveError == nil)
  }

  @Test("a save continuation can take its result as an optional Never")
  func optionalOfNever() {
    let isSaved = LockIsolated(false)
    let continuation = SaveContinuation("key") { (result: Result<Never?, any Error>) in
      if case .success = result { isSaved.setValue(true) }
    }
    continuation.resume()
    #expect(isSaved.value)
  }

  @Test("misuse of a continuation without a description names no key")
  func unknown() {
    let messages = issues {
      let save = SaveContinuation { _ in }
      save.resume()
      save.resume()
      let load = LoadContinuation<Int> { _ in }
      load.resumeReturningInitialValue()
      load.resumeReturningInitialValue()
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("\n  Key: unknown\n") })
  }

  @Test("a successful load or save does not describe the key")
  func description() async throws {
    let key = DescribedKey()
    let count = Shared(wrappedValue: 1, key)
    count.withLock { $0 = 2 }
    try await count.load()
    try await count.save()
    #expect(key.descriptions.value == 0)
    #expect(count.description.contains("described"))
    #expect(key.descriptions.value == 1)
  }
}

/// A key that counts how often it is described.
private struct DescribedKey: SharedKey, CustomStringConvertible {
  let descriptions = LockIsolated(0)

  var id: String { "described" }

  var description: String {
    descriptions.withValue { $0 += 1 }
    return ".described"
  }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(
    context: LoadContext<Int>, subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}
