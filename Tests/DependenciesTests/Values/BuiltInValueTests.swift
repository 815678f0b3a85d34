import ConcurrencyExtras
import Dependencies
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Built-in values")
struct BuiltInValueTests {
  @Test("the date is constant, settable, or generated")
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
  }

  @Test("identifiers count up, or are constant, or random")
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
    #expect(UUID(Int.max).uuidString == "00000000-0000-0000-7FFF-FFFFFFFFFFFF")
  }

  @Test("what is not overridden is reported when a test uses it")
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

  @Test("calendar, locale and time zone are read as overridden")
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

  @Test("the random number generator keeps its state between uses")
  func random() {
    struct Steps: RandomNumberGenerator {
      var last: UInt64 = 0
      mutating func next() -> UInt64 {
        last += 1
        return last
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = .init(Steps())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { $0.next() } == 2)
    }
  }

  @Test("work that nobody waits for is done at once in a test, and elsewhere later")
  func fireAndForget() async {
    struct Failure: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let isDone = LockIsolated(false)
    await fireAndForget(name: "analytics", priority: .low) {
      isDone.setValue(true)
      throw Failure()
    }
    #expect(isDone.value)

    let (stream, continuation) = AsyncStream<Int>.makeStream()
    await DependencyValues.live.fireAndForget {
      continuation.yield(1)
      continuation.finish()
    }
    #expect(await stream.reduce(0, +) == 1)
  }
}
