import ConcurrencyExtras
@_spi(SharedChangeTracking) import Sharing
import Testing

/// Loading of shared values.
struct LoadingTests {
  let source = TestKey<Int>.Source()
  var key: TestKey<Int> { TestKey(source) }

  @Test("isLoading is true until the load's continuation is resumed")
  func initial() {
    let continuation = LockIsolated<LoadContinuation<Int>?>(nil)
    source.onLoad.setValue { continuation.setValue($1) }
    let count = Shared(wrappedValue: 1, key)
    #expect(count.isLoading)
    #expect(SharedReader(count).isLoading)
    let isLoading = Observer { _ = count.isLoading }
    let value = Observer { _ = count.wrappedValue }
    continuation.value?.resume(returning: 2)
    #expect(!count.isLoading)
    #expect(count.wrappedValue == 2)
    #expect([isLoading, value].map(\.count) == [1, 1])
  }

  @Test("load loads the value explicitly, also from readers")
  func onDemand() async throws {
    @Shared(key) var count = 1
    source.onLoad.setValue { context, continuation in
      #expect(context == .userInitiated)
      continuation.resume(returning: 2)
    }
    try await $count.load()
    #expect(count == 2)
    source.onLoad.setValue { $1.resume(returning: 3) }
    try await SharedReader($count).load()
    #expect(count == 3)
    source.onLoad.setValue { $1.resume(returning: 4) }
    try await $count[dynamicMember: \.description].load()
    #expect(count == 4)
    source.onLoad.setValue { $1.resumeReturningInitialValue() }
    try await $count.load()
    #expect(count == 1)
    #expect(source.saves.value.isEmpty)
  }

  @Test("a failing load throws, and loadError is set until a load succeeds")
  func failing() async throws {
    let count = Shared(wrappedValue: 1, key)
    let loadError = Observer { _ = count.loadError }
    source.onLoad.setValue { $1.resume(throwing: Failure()) }
    await #expect(throws: Failure()) { try await count.load() }
    #expect(count.loadError is Failure)
    #expect(SharedReader(count).loadError is Failure)
    #expect(count[dynamicMember: \.description].loadError is Failure)
    #expect(!count.isLoading)
    #expect(count.wrappedValue == 1)
    source.onLoad.setValue { $1.resume(returning: 2) }
    try await count.load()
    #expect(count.loadError == nil)
    #expect(loadError.count == 2)
  }

  @Test("a failing initial load is reported as an issue")
  func initialFailure() {
    source.onLoad.setValue { $1.resume(throwing: Failure()) }
    let messages = liveIssues {
      @Shared(TestKey("failing", source)) var count = 1
      #expect(count == 1)
      #expect($count.loadError is Failure)
    }
    #expect(
      messages == [
        """
        A shared value could not be loaded, and keeps its current value:

          Key: .test("failing")
          Value: Int
          Error: Out of order

        To fix this, see the error. 'loadError' of the property has it too.
        """
      ])
  }

  @Test("loading a required value throws if there is none")
  func required() async throws {
    await #expect {
      _ = try await Shared(require: key)
    } throws: {
      "\($0)" == #".test("test") has no value, but 'init(require:)' needs one."#
    }
    await #expect {
      _ = try await SharedReader(require: key)
    } throws: {
      "\($0)" == #".test("test") has no value, but 'init(require:)' needs one."#
    }
    source.onLoad.setValue { $1.resume(throwing: Failure()) }
    await #expect(throws: Failure()) { _ = try await Shared(require: key) }

    source.loads.setValue([])
    source.onLoad.setValue { $1.resume(returning: 2) }
    let count = try await Shared(require: key)
    #expect(count.wrappedValue == 2)
    #expect(source.loads.value == ["user"])
    count.withLock { $0 = 3 }
    #expect(source.saves.value.map(\.value) == [3])

    source.onLoad.setValue { $1.resume(returning: 4) }
    let reader = try await SharedReader(require: key)
    #expect(reader.wrappedValue == 4)
    #expect(count.wrappedValue == 4)
  }

  @Test("loading another key keeps the old value until the new one arrives")
  func otherKey() async throws {
    let other = TestKey<Int>.Source()
    let otherKey = TestKey("other", other)
    @Shared(key) var count = 1
    let shared = $count
    other.onLoad.setValue { _, continuation in
      #expect(shared.wrappedValue == 1)
      #expect(shared.isLoading)
      continuation.resume(returning: 2)
    }
    try await $count.load(otherKey)
    #expect(count == 2)
    #expect(other.loads.value == ["user"])
    $count.withLock { $0 = 3 }
    #expect(other.saves.value.map(\.value) == [3])
    #expect(source.saves.value.isEmpty)
    #expect(source.cancellations.value == 1)
  }

  @Test("a reader can load another key")
  func otherKeyOfReader() async throws {
    let other = TestKey<Int>.Source { $1.resume(returning: 2) }
    @SharedReader(key) var count = 1
    let reader = $count
    let observer = Observer { _ = reader.wrappedValue }
    try await $count.load(TestKey("other", other))
    #expect(count == 2)
    #expect(observer.count == 1)
  }

  @Test("a tracked load counts as a change to assert")
  func tracking() async throws {
    @Shared(key) var count = 1
    let tracker = SharedChangeTracker(reportUnassertedChanges: false)
    source.onLoad.setValue { $1.resume(returning: 2) }
    try await tracker.track { try await $count.load() }
    tracker.assert { #expect(count == 1) }
    #expect(count == 2)
  }

  @Test("a load continuation resumed twice is reported")
  func resumedTwice() {
    source.onLoad.setValue {
      $1.resume(returning: 2)
      $1.resume(returning: 3)
    }
    let messages = issues {
      @Shared(key) var count = 1
      #expect(count == 2)
    }
    #expect(
      messages == [
        """
        The continuation of a load was resumed more than once:

          Key: .test("test")

        The first result counts. To fix this, make sure that 'load(…)' of the key resumes its \
        continuation exactly once on each way through it.
        """
      ])
  }

  @Test("a load continuation that is never resumed is reported")
  func neverResumed() async throws {
    source.onLoad.setValue { _, _ in }
    let messages = try await asyncIssues {
      @Shared(key) var count = 1
      #expect(!$count.isLoading)
      #expect($count.loadError == nil)
      $count.withLock { $0 = 2 }
      try await $count.load()
      #expect(!$count.isLoading)
      #expect($count.loadError == nil)
      #expect(count == 2)
    }
    let message = """
      The continuation of a load was never resumed:

        Key: .test("test")

      The load ends, and the value does not change. To fix this, make sure that 'load(…)' of the \
      key resumes its continuation exactly once on each way through it.
      """
    #expect(messages == [message, message])
  }

  @Test("a required load whose continuation is never resumed throws")
  func requiredNeverResumed() async {
    source.onLoad.setValue { _, _ in }
    let messages = await asyncIssues {
      await #expect {
        _ = try await Shared(require: key)
      } throws: {
        "\($0)" == "The load of a shared value ended without a result. Its key: \(key)"
      }
    }
    #expect(messages.count == 1)
  }

  @Test("in a test, a failing load sets loadError without a report")
  func unreported() {
    source.onLoad.setValue { $1.resume(throwing: Failure()) }
    source.onSave.setValue { $1.resume(throwing: Failure()) }
    let messages = issues {
      @Shared(key) var count = 1
      #expect($count.loadError is Failure)
      $count.withLock { $0 = 2 }
      #expect($count.saveError is Failure)
      source.subscriber.value?.yield(throwing: Failure())
    }
    #expect(messages == [])
  }

  @Test("loading another key notifies once, with the new value")
  func otherKeyPublishes() async throws {
    let waiting = LockIsolated<LoadContinuation<Int>?>(nil)
    let other = TestKey<Int>.Source { waiting.setValue($1) }
    let count = Shared(wrappedValue: 1, key)
    let values = LockIsolated<[Int]>([])
    let isLoading = Observer { _ = count.isLoading }
    let observer = Observer { values.withValue { $0.append(count.wrappedValue) } }
    async let load: Void = count.load(TestKey("other", other))
    await expect(eventually: { waiting.value != nil })
    #expect(values.value == [1])
    #expect(isLoading.count > 0)
    waiting.value?.resume(returning: 2)
    try await load
    #expect(values.value == [1, 2])
    count.withLock { $0 = 3 }
    #expect(values.value == [1, 2, 3])
    withExtendedLifetime(observer) {}
  }

  @Test("loading a key that is in use notifies observers of its value")
  func otherKeyInUse() async throws {
    let other = TestKey<Int>.Source { $1.resume(returning: 2) }
    let used = Shared(wrappedValue: 0, TestKey("other", other))
    let count = Shared(wrappedValue: 1, key)
    let values = LockIsolated<[Int]>([])
    let observer = Observer { values.withValue { $0.append(count.wrappedValue) } }
    try await count.load(TestKey("other", other))
    #expect(values.value == [1, 2])
    used.withLock { $0 = 3 }
    #expect(values.value == [1, 2, 3])
    withExtendedLifetime(observer) {}
  }

  @Test("loading a key of equal value notifies of later changes only")
  func otherKeyOfSameValue() async throws {
    let other = TestKey<Int>.Source { $1.resume(returning: 1) }
    let count = Shared(wrappedValue: 1, key)
    let values = LockIsolated<[Int]>([])
    let observer = Observer { values.withValue { $0.append(count.wrappedValue) } }
    try await count.load(TestKey("other", other))
    #expect(values.value == [1])
    #expect(source.cancellations.value == 1)
    other.yield(2)
    other.yield(3)
    #expect(values.value == [1, 2, 3])
    withExtendedLifetime(observer) {}
  }
}
