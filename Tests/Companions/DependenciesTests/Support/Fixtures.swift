import ConcurrencyExtras
import Dependencies
import Foundation

/// A dependency with a value of its own in every context.
struct Greeter: Sendable {
  var greeting: String
}

enum GreeterKey: DependencyKey {
  static let liveValue = Greeter(greeting: "live")
  static let previewValue = Greeter(greeting: "preview")
  static let testValue = Greeter(greeting: "test")
}

/// A dependency without a value for tests.
struct Mailer: Sendable {
  var address: String
}

enum MailerKey: DependencyKey {
  static let liveValue = Mailer(address: "live")
}

/// A dependency whose live value was never linked.
enum InterfaceKey: TestDependencyKey {
  static let testValue = 42
}

/// A dependency without a value for tests that may be reached all the same.
enum LenientKey: DependencyKey {
  static let liveValue = "lenient"
  static let shouldReportUnimplemented = false
}

/// A dependency that is its own key.
struct Engine: DependencyKey, Equatable {
  var cylinders = 4
  static var liveValue: Engine { Engine(cylinders: 12) }
  static var testValue: Engine { Engine() }
}

/// A dependency with identity, made anew whenever it is asked for.
final class Counter: DependencyKey, Sendable {
  let count = LockIsolated(0)
  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }

  @discardableResult
  func increment() -> Int {
    count.withValue { count in
      count += 1
      return count
    }
  }
}

/// A dependency whose default values are made from another's.
enum ComposedKey: DependencyKey {
  static var liveValue: String { composed }
  static var testValue: String { composed }

  private static var composed: String {
    @Dependency(\.greeter.greeting) var greeting
    return "composed of \(greeting)"
  }
}

/// A dependency whose default value is made from itself.
enum CyclicKey: DependencyKey {
  static var liveValue: Int { testValue }
  static var testValue: Int { DependencyValues._current[CyclicKey.self] + 1 }
}

extension DependencyValues {
  var greeter: Greeter {
    get { self[GreeterKey.self] }
    set { self[GreeterKey.self] = newValue }
  }

  var mailer: Mailer {
    get { self[MailerKey.self] }
    set { self[MailerKey.self] = newValue }
  }

  var interface: Int {
    get { self[InterfaceKey.self] }
    set { self[InterfaceKey.self] = newValue }
  }

  var lenient: String {
    get { self[LenientKey.self] }
    set { self[LenientKey.self] = newValue }
  }

  var counter: Counter {
    get { self[Counter.self] }
    set { self[Counter.self] = newValue }
  }

  var composed: String {
    get { self[ComposedKey.self] }
    set { self[ComposedKey.self] = newValue }
  }
}
