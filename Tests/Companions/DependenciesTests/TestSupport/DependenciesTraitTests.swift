import Clocks
import ConcurrencyExtrasTestSupport
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@Suite("Dependency traits", .dependency(\.greeter.greeting, "suite"))
struct DependenciesTraitTests {
  @Dependency(\.greeter) var greeter
  @Dependency(\.counter) var counter
  let greetingAtCreation: String

  init() {
    @Dependency(\.greeter.greeting) var greeting
    greetingAtCreation = greeting
  }

  @Test("a suite's dependency trait applies to its tests and its creation")
  func suite() {
    #expect(greeter.greeting == "suite")
    #expect(greetingAtCreation == "suite")
  }

  @Test(
    "a test's dependency trait overrides that of its suite",
    .dependency(\.greeter, Greeter(greeting: "own")))
  func test() {
    #expect(greeter.greeting == "own")
    #expect(greetingAtCreation == "own")
  }

  @Test(
    "a dependency trait can override a dependency that is its own key",
    .dependency(Engine(cylinders: 8)))
  func ownKey() {
    @Dependency(Engine.self) var engine
    #expect(engine.cylinders == 8)
  }

  @Test(
    "a dependencies trait can override many values, asynchronously",
    .dependencies {
      await Task.yield()
      $0.uuid = .incrementing
      $0.greeter.greeting += " and test"
    },
    .dependency(\.date.now, Date(timeIntervalSince1970: 1)))
  func many() {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date.now) var now
    #expect(uuid() == UUID(0))
    #expect(now == Date(timeIntervalSince1970: 1))
    #expect(greeter.greeting == "suite and test")
  }

  @Test("the dependencies trait gives each argument fresh values", .dependencies, arguments: 1...10)
  func arguments(_ argument: Int) {
    #expect(counter.increment() == 1)
    #expect(counter.increment() == 2)
  }

  @Test(
    "a dependency trait evaluates its value for each argument", .dependency(Counter()),
    arguments: 1...10)
  func values(_ argument: Int) {
    #expect(counter.increment() == 1)
  }

  @Suite("Dependency traits of an outer suite", .dependency(\.lenient, "inner"))
  struct Inner {
    @Dependency(\.greeter.greeting) var greeting
    @Dependency(\.lenient) var lenient

    @Test func inherited() {
      #expect(greeting == "suite")
      #expect(lenient == "inner")
    }
  }
}

/// @Dependency with a more specific type.
struct DowncastTests {
  @Test(
    "@Dependency(as:) reads the test's override as its specific type",
    .dependency(\.continuousClock, TestClock()))
  func downcast() async {
    @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .seconds(1))
    #expect(clock.now.offset == .seconds(1))

    @Dependency(Engine.self, as: (any Equatable).self) var engine
    #expect(engine as? Engine == Engine())
  }

  @Test("@Dependency(as:) is named by its key path in reports")
  func name() {
    @Dependency(\.mailer, as: Mailer.self) var mailer
    let messages = issues { _ = mailer }
    #expect(messages.map { $0.prefix(45) } == ["@Dependency(\\.mailer) has no value for tests,"])
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  @Test("@Dependency(as:) traps if the value is of another type", .urgent)
  func mismatch() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withDependencies {
        $0.continuousClock = ImmediateClock()
      } operation: {
        @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
        _ = clock
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("is of type 'ImmediateClock<Swift.Duration>', not"))
    #expect(message.contains("not 'TestClock<Swift.Duration>'"))
    #expect(message.contains("declared at DependenciesTests/DependenciesTraitTests.swift:"))
  }
  #endif
}
