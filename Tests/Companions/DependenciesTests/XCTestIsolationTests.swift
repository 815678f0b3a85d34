import ConcurrencyExtras
import Dependencies
import XCTest

/// Default values belong to one test case, whichever runs first.
final class XCTestIsolationTests: XCTestCase {
  @Dependency(\.counter) var counter

  override func setUp() {
    XCTAssertEqual(counter.increment(), 1)
  }

  func testFirst() {
    XCTAssertEqual(counter.increment(), 2)
  }

  func testSecond() {
    XCTAssertEqual(counter.increment(), 2)
  }

  func testAsynchronous() async {
    XCTAssertEqual(counter.increment(), 2)
    let inTask = await Task.detached { [counter] in counter.increment() }.value
    XCTAssertEqual(inTask, 3)
    let inDetachedTask = await Task.detached {
      @Dependency(\.counter) var counter
      return counter.increment()
    }.value
    XCTAssertEqual(inDetachedTask, 4)
  }

  func testOverridesAreNotAffected() {
    let mine = Counter()
    withDependencies {
      $0.counter = mine
    } operation: {
      XCTAssertEqual(counter.increment(), 1)
    }
    XCTAssertEqual(counter.increment(), 2)
  }

  func testPreparingIsForOneTest() {
    prepareDependencies { $0.greeter.greeting = "first" }
    @Dependency(\.greeter.greeting) var greeting
    XCTAssertEqual(greeting, "first")
  }

  func testPreparingIsForOneTestOnly() {
    @Dependency(\.lenient) var lenient
    prepareDependencies { $0.greeter.greeting = "second" }
    @Dependency(\.greeter.greeting) var greeting
    XCTAssertEqual(greeting, "second")
  }

  func testPreparingALiveContextIsForOneTest() {
    XCTAssertEqual(DependencyValues._current.context, .test)
    prepareDependencies { $0.context = .live }
    XCTAssertEqual(DependencyValues._current.context, .live)
    XCTAssertEqual(counter.increment(), 1)
  }

  func testPreparingALiveContextIsForOneTestOnly() {
    XCTAssertEqual(DependencyValues._current.context, .test)
    prepareDependencies { $0.context = .live }
    XCTAssertEqual(counter.increment(), 1)
  }

  func testMissingValuesAreReportedInEachTest() {
    @Dependency(\.mailer) var mailer
    XCTAssertEqual(issues { _ = (mailer.address, mailer.address) }.count, 1)
  }

  func testMissingValuesAreReportedInEveryTest() {
    @Dependency(\.mailer) var mailer
    XCTAssertEqual(issues { _ = (mailer.address, mailer.address) }.count, 1)
  }
}

/// The values of another class of tests are others too.
final class OtherXCTestIsolationTests: XCTestCase {
  static let former = LockIsolated<WeakCounter>(WeakCounter())

  func testFirst() {
    @Dependency(\.counter) var counter
    XCTAssertEqual(counter.increment(), 1)
    Self.former.setValue(WeakCounter(counter: counter))
  }

  func testSecondHasItsOwnAndTheFirstIsGone() {
    @Dependency(\.counter) var counter
    XCTAssertEqual(counter.increment(), 1)
    XCTAssertNil(Self.former.counter)
  }
}

struct WeakCounter {
  weak var counter: Counter?
}
