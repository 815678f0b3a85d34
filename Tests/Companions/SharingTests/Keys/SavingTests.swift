import ConcurrencyExtras
import Sharing
import Testing

@Suite("Saving of shared values")
struct SavingTests {
  let source = TestKey<Int>.Source()
  var key: TestKey<Int> { TestKey(source) }

  @Test("follows each change")
  func changes() {
    @Shared(key) var count = 1
    $count.withLock { $0 = 2 }
    $count.withLock { $0 = 3 }
    #expect(source.saves.value.map(\.value) == [2, 3])
    #expect(source.saves.value.map(\.context) == [.didSet, .didSet])
  }

  @Test("can be asked for, and throws its error")
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

  @Test("of a property of a value or of an optional saves all of it")
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

  @Test("after a change reports its error, which observers hear of")
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

  @Test("that changes the value again saves that afterwards")
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

  @Test("saves the last value last, however many tasks change it at the same time")
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

  @Test("does not follow changes that the key tells of")
  func external() {
    @Shared(key) var count = 1
    source.yield(2)
    #expect(count == 2)
    #expect(source.saves.value.isEmpty)
  }

  @Test("reports a continuation that is resumed twice")
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

  @Test("reports a continuation that is never resumed, and ends")
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

  @Test("that succeeds clears the errors of loading and of saving")
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

  @Test("ends a continuation that takes the outcome as an optional of no value")
  func optionalOfNever() {
    let isSaved = LockIsolated(false)
    let continuation = SaveContinuation("key") { (result: Result<Never?, any Error>) in
      if case .success = result { isSaved.setValue(true) }
    }
    continuation.resume()
    #expect(isSaved.value)
  }

  @Test("through a continuation without a description reports an unknown key")
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
}
