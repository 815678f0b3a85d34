import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct BuiltInValueTests {
  @Test("the date dependency can be constant, settable or generated")
  func date() {
    let epoch = Date(timeIntervalSince1970: 0)
    withDependencies {
      $0.date = .constant(epoch)
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect(date() == epoch)
      #expect(now == epoch)
    }
    withDependencies {
      $0.date.now = epoch
    } operation: {
      @Dependency(\.date) var date
      #expect(date.now == epoch)
    }
    #expect(DependencyValues.live.date.now.timeIntervalSinceNow > -60)
    let seconds = LockIsolated(0.0)
    var ticking = DateGenerator {
      seconds.withValue { $0 += 1 }
      return epoch + seconds.value
    }
    #expect(ticking() == epoch + 1)
    #expect(ticking.now == epoch + 2)
    ticking.now = epoch
    #expect(ticking() == epoch)
  }

  @Test("the uuid dependency can count up, be constant or be random")
  func uuid() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid().uuidString == "00000000-0000-0000-0000-000000000000")
      for _ in 1..<26 { _ = uuid() }
      #expect(uuid().uuidString == "00000000-0000-0000-0000-00000000001A")
      #expect(uuid() == UUID(27))
    }
    withDependencies {
      $0.uuid = .constant(UUID(1))
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == uuid())
    }
    #expect(DependencyValues.live.uuid() != DependencyValues.live.uuid())
    let numbers = LockIsolated([3, 2, 1])
    let countdown = UUIDGenerator { UUID(numbers.withValue { $0.removeFirst() }) }
    #expect([countdown(), countdown(), countdown()] == [UUID(3), UUID(2), UUID(1)])
    #expect(UUID(Int.max).uuidString == "00000000-0000-0000-7FFF-FFFFFFFFFFFF")
    #expect(UUID(-1).uuidString == "00000000-0000-0001-0000-000000000001")
    #expect(UUID(-16).uuidString == "00000000-0000-0001-0000-000000000010")
    #expect(UUID(Int.min).uuidString == "00000000-0000-0001-8000-000000000000")
  }

  @Test("a built-in value without an override is reported in a test")
  func unimplemented() {
    @Dependency(\.date) var date
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    #expect(
      issues { _ = date.now } == [
        """
        @Dependency(\\.date) was used in a test that has not overridden it.

        Its live value depends on the outside world. To fix this, override it where the test sets \
        up the code under test.
        """
      ])
    #expect(issues { _ = uuid() }.count == 1)
    #expect(issues { _ = withRandomNumberGenerator { $0.next() } }.count == 1)

    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.timeZone) var timeZone
    #expect(issues { _ = calendar }.map { $0.prefix(24) } == ["@Dependency(\\.calendar) "])
    #expect(issues { _ = locale }.count == 1)
    #expect(issues { _ = timeZone }.count == 1)
  }

  @Test("calendar, locale and time zone can be overridden")
  func locale() {
    withDependencies {
      $0.calendar = Calendar(identifier: .gregorian)
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = .gmt
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      #expect(calendar.identifier == .gregorian)
      #expect(locale.identifier == "de_DE")
      #expect(timeZone == .gmt)
    }
  }

  @Test("the error of an operation with a random number generator is thrown on")
  func throwing() {
    struct TooSmall: Error {}
    let withRandomNumberGenerator = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    #expect(throws: TooSmall.self) {
      try withRandomNumberGenerator { _ in throw TooSmall() }
    }
    #expect(throws: Never.self) { withRandomNumberGenerator { _ = $0.next() } }
  }

  @Test("a random number generator keeps its state between uses")
  func random() {
    struct Steps: RandomNumberGenerator {
      var last: UInt64 = 0
      mutating func next() -> UInt64 {
        last += 1
        return last
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Steps())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
      func next(_ generator: inout any RandomNumberGenerator & Sendable) -> UInt64 {
        generator.next()
      }
      #expect(withRandomNumberGenerator(next) == 3)
    }
  }

  @Test("fireAndForget work completes before returning in a test only")
  func fireAndForget() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isDone = LockIsolated(false)
    await fireAndForget(name: "analytics", priority: .low) { isDone.setValue(true) }
    #expect(isDone.value)

    let (stream, continuation) = AsyncStream<Int>.makeStream()
    await DependencyValues.live.fireAndForget {
      continuation.yield(1)
      continuation.finish()
    }
    #expect(await stream.reduce(0, +) == 1)

    let names = LockIsolated<[String?]>([])
    let logged = FireAndForget { name, _, operation in
      names.withValue { $0.append(name) }
      try? await operation()
    }
    await logged(name: "analytics") {}
    await logged {}
    #expect(names.value == ["analytics", nil])
  }

  @Test("errors of fireAndForget work are reported in a test")
  func failingFireAndForget() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    var messages = await asyncIssues { await fireAndForget { throw Failure() } }
    #expect(
      messages == [
        """
        The operation of @Dependency(\\.fireAndForget) ended with an error in a test:

          Error: Failure()

        A running application ignores the error. To fix this, handle the error in the operation.
        """
      ])
    messages = await asyncIssues { await fireAndForget { throw CancellationError() } }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Error: CancellationError()") == true)
  }

  @Test("fireAndForget work continues when its caller is cancelled, also in a test")
  func cancelledFireAndForget() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let log = LockIsolated<[String]>([])
    let messages = await asyncIssues {
      let task = Task { [fireAndForget] in
        withUnsafeCurrentTask { $0?.cancel() }
        await fireAndForget {
          try Task.checkCancellation()
          log.withValue { $0.append("work") }
        }
        log.withValue { $0.append("caller") }
      }
      await task.value
    }
    #expect(log.value == ["work", "caller"])
    #expect(messages == [])
  }

  @Test("fireAndForget work is isolated to its caller's actor")
  @MainActor
  func isolatedFireAndForget() async {
    @Dependency(\.fireAndForget) var fireAndForget
    var log: [String] = []
    await fireAndForget { log.append("test") }
    #expect(log == ["test"])
    await DependencyValues.live.fireAndForget.operation("analytics", nil) { @MainActor in
      log.append("live")
    }
    while log.count < 2 { await Task.yield() }
    #expect(log == ["test", "live"])
  }

  @Test("clocks must be overridden in a test, and are the system's elsewhere")
  func clocks() async throws {
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock
    #expect(
      issues { _ = continuousClock.minimumResolution } == [
        """
        '@Dependency(\\.continuousClock).minimumResolution' was used, but this clock is \
        unimplemented.

        Time depends on the outside world. To fix this, give the code under test another clock: a \
        'TestClock', whose time the test moves, or an 'ImmediateClock', on which every sleep is \
        over at once.
        """
      ])
    #expect(
      issues { _ = suspendingClock.minimumResolution }.map { $0.prefix(31) }
        == ["'@Dependency(\\.suspendingClock)"])
    #expect(DependencyValues.live.continuousClock is ContinuousClock)
    #expect(DependencyValues.live.suspendingClock is SuspendingClock)
    let clock = TestClock()
    try await withDependencies {
      $0.continuousClock = .immediate
      $0.suspendingClock = clock
    } operation: {
      try await continuousClock.sleep(for: .seconds(3_600))
      #expect(suspendingClock as? TestClock<Duration> === clock)
    }
  }

  @Test("each test has its own notification center")
  func notificationCenter() {
    @Dependency(\.notificationCenter) var notificationCenter
    #expect(notificationCenter !== NotificationCenter.default)
    let posts = LockIsolated(0)
    let name = Notification.Name("composable.test")
    let token = notificationCenter.addObserver(forName: name, object: nil, queue: nil) { _ in
      posts.withValue { $0 += 1 }
    }
    notificationCenter.post(name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(posts.value == 1)
    notificationCenter.removeObserver(token)
    #expect(DependencyValues.live.notificationCenter === NotificationCenter.default)
  }

  @Test("preferred locales must be overridden in a test")
  func preferredLocales() {
    @Dependency(\.preferredLocales) var preferredLocales
    #expect(
      issues { _ = preferredLocales }.map { $0.prefix(31) } == ["@Dependency(\\.preferredLocales)"])
    withDependencies {
      $0.preferredLocales = [Locale(identifier: "de_DE"), Locale(identifier: "en_GB")]
    } operation: {
      #expect(preferredLocales.map(\.identifier) == ["de_DE", "en_GB"])
    }
    #expect(
      DependencyValues.live.preferredLocales.map(\.identifier).count
        == Locale.preferredLanguages.count)
  }

  @Test("a URL request without an override fails in a test")
  func urlSession() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:9/facts"))
    await withKnownIssue {
      @Dependency(\.urlSession) var urlSession
      let session = urlSession
      await #expect(throws: URLError.self) { _ = try await session.data(from: url) }
    } matching: {
      $0.description.hasSuffix(
        """
        @Dependency(\\.urlSession) was used in a test that has not overridden it:

          Request: http://127.0.0.1:9/facts

        Its live value depends on the outside world. To fix this, override it where the test sets \
        up the code under test.
        """)
    }
    #expect(DependencyValues.live.urlSession === URLSession.shared)
  }
}
