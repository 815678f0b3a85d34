import Foundation
import Testing

@testable import Dependencies

/// No lock is held while an object is released, whose `deinit` may take that lock.
struct ReleaseTests {
  /// An object that does something when it goes.
  final class Guest: DependencyKey, Sendable {
    let onDeinit: @Sendable () -> Void

    init(_ onDeinit: @escaping @Sendable () -> Void = {}) { self.onDeinit = onDeinit }

    deinit { onDeinit() }

    static var liveValue: Guest { testValue }
    static var testValue: Guest {
      Guest { _ = DependencyValues._current[Greeter.Key.self] }
    }
  }

  final class Plain: Sendable {}

  @Test("a remembered dependency's deinit may remember an object")
  func remembered() {
    let models = RememberedModels()
    #expect(
      finishes {
        let model = Plain()
        for _ in 0..<3 {
          withDependencies {
            $0[Guest.self] = Guest { models.remember(Plain()) }
          } operation: {
            models.remember(model)
          }
        }
        for _ in 0..<200 {
          withDependencies {
            $0[Guest.self] = Guest { models.remember(Plain()) }
          } operation: {
            models.remember(Plain())
          }
        }
      })
  }

  @Test("a replaced generator's deinit may ask for a random number")
  func generator() {
    struct Generator: RandomNumberGenerator, Sendable {
      var guest: Plain? = nil
      mutating func next() -> UInt64 { 1 }
    }
    final class Asking: RandomNumberGenerator, Sendable {
      let onDeinit: @Sendable () -> Void
      init(_ onDeinit: @escaping @Sendable () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
      func next() -> UInt64 { 2 }
    }
    let dependency = LockIsolated<WithRandomNumberGenerator?>(nil)
    let numbers = LockIsolated<[UInt64]>([])
    let messages = LockIsolated<[String]>([])
    dependency.setValue(
      WithRandomNumberGenerator(
        Asking { _ = dependency.value?.callAsFunction { $0.next() } }))
    #expect(
      finishes {
        let lend = dependency.value!
        let first = lend { $0.next() }
        messages.setValue(issues { lend { $0 = Generator() } })
        numbers.setValue([first, lend { $0.next() }])
      })
    #expect(
      messages.value == [
        """
        'withRandomNumberGenerator' was called inside of its own operation, which has the generator.

        The call got a random number generator of the system. To fix this, use the generator that the \
        outer operation was given.
        """
      ])
    #expect(numbers.value == [2, 1])
  }

  @Test("a model's deinit may remember an object while others are remembered")
  func models() {
    final class Model: Sendable {
      let models: RememberedModels
      init(_ models: RememberedModels) { self.models = models }
      deinit { models.remember(Plain()) }
    }
    let models = RememberedModels()
    #expect(
      finishes {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for _ in 0..<20_000 { models.remember(Model(models)) }
        }
      })
  }

  @Test("a replaced default value's deinit may read a dependency")
  func prepared() {
    #expect(
      finishes {
        var values = DependencyValues()
        values.update { _ = $0[Guest.self] }
        DependencyValues.withValues(values) {
          prepareDependencies { $0[Guest.self] = Guest() }
        }
      })
  }
}

extension Greeter {
  enum Key: DependencyKey {
    static let liveValue = Greeter(greeting: "live")
    static let testValue = Greeter(greeting: "test")
  }
}
