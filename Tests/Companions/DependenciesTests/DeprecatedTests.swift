import Dependencies
import Foundation
import Testing

/// Deprecated names.
struct DeprecatedTests {
  @Test("deprecated names of withDependencies override dependencies, too")
  func withDependencies() async {
    await (DeprecatedUses() as any Uses).withDependencies()
  }

  @Test("deprecated names of isolated values and streams work like new ones")
  func concurrency() async throws {
    try await (DeprecatedUses() as any Uses).concurrency()
  }
}

// Only through a protocol can what is deprecated be used without a warning.
private protocol Uses {
  func withDependencies() async
  func concurrency() async throws
}

private struct DeprecatedUses: Uses {
  @available(*, deprecated)
  func withDependencies() async {
    @Dependency(\.greeter.greeting) var greeting
    let one = DependencyValues.withValue(\.greeter.greeting, "one") { greeting }
    #expect(one == "one")
    let two = await DependencyValues.withValue(\.greeter.greeting, "two") {
      await Task.yield()
      return greeting
    }
    #expect(two == "two")
    let three = DependencyValues.withValues {
      $0.greeter.greeting = "three"
    } operation: {
      greeting
    }
    #expect(three == "three")
    let four = await DependencyValues.withValues {
      await Task.yield()
      $0.greeter.greeting = "four"
    } operation: {
      greeting
    }
    #expect(four == "four")
    Dependencies.withDependencies {
      $0.context = .live
      $0.lenient = "overridden"
    } operation: {
      DependencyValues.withTestValues {
        $0.uuid = .incrementing
      } assert: {
        @Dependency(\.lenient) var lenient
        #expect(DependencyValues._current.context == .test)
        #expect(DependencyValues._current.uuid() == UUID(0))
      }
    }
    await DependencyValues.withTestValues {
      await Task.yield()
      $0.greeter.greeting = "five"
    } assert: {
      await Task.yield()
      #expect(DependencyValues._current.greeter.greeting == "five")
    }
  }

  @available(*, deprecated)
  func concurrency() async throws {
    let isolated = ActorIsolated([1])
    await isolated.withValue { $0.append(2) }
    #expect(await isolated.value == [1, 2])
    await isolated.setValue([])
    #expect(await isolated.value == [])

    let (stream, continuation) = AsyncStream<Int>.streamWithContinuation()
    continuation.yield(1)
    continuation.finish()
    #expect(await stream.reduce(0, +) == 1)

    let (throwing, feed) = AsyncThrowingStream<Int, any Error>.streamWithContinuation(Int.self)
    feed.yield(2)
    feed.finish(throwing: CancellationError())
    var numbers: [Int] = []
    await #expect(throws: CancellationError.self) {
      for try await number in throwing { numbers.append(number) }
    }
    #expect(numbers == [2])
  }
}
