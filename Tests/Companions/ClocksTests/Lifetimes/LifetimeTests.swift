import Clocks
import ConcurrencyExtras
import Testing

/// Clocks that are older than the task of the test that advances them, or that tests share.
struct LifetimeTests {
  static let staticClock = TestClock()

  let property = TestClock()
  let fromInit: TestClock<Duration>

  init() async {
    fromInit = TestClock()
    await fromInit.advance()
  }

  @Test("a test clock in a property of the suite advances a timer")
  func property() async {
    #expect(await ticks(of: property) == 3)
  }

  @Test("a test clock made in an async initializer advances a timer")
  func initializer() async {
    #expect(await ticks(of: fromInit) == 3)
  }

  @Test("a test clock made in the test advances a timer")
  func local() async {
    #expect(await ticks(of: TestClock()) == 3)
  }

  @Test("a test clock in a property advances a timer on the main actor")
  @MainActor
  func mainActor() async {
    #expect(await ticks(of: property) == 3)
  }

  @Test("a main actor task advances a test clock of the test")
  @MainActor
  func task() async {
    let task = Task { @MainActor in await ticks(of: property) }
    #expect(await task.value == 3)
  }

  @Test("several test clocks advance timers concurrently")
  func several() async {
    #expect(await ticks(of: [property, fromInit, TestClock()]) == [3, 3, 3])
  }

  /// Two tests must not advance one clock at a time.
  @Suite("shared", .serialized)
  struct Shared {
    @Test("a static test clock advances a timer", arguments: 1...3)
    func `static`(number: Int) async {
      #expect(await ticks(of: staticClock) == 3)
    }

    @Test("a global test clock advances a timer", arguments: 1...3)
    @MainActor
    func global(number: Int) async {
      #expect(await ticks(of: globalClock) == 3)
    }

    @Test("static and global test clocks advance timers concurrently")
    func both() async {
      #expect(await ticks(of: [staticClock, globalClock]) == [3, 3])
    }
  }
}
