import Perception
import Testing

@Suite("withPerceptionTracking")
struct WithPerceptionTrackingTests {
  @Observable
  final class Model {
    var first = 1
    var second = 2
  }

  @Test("objects with Swift's own observation are tracked")
  func observable() {
    let model = Model()
    let log = Log()
    let sum = withPerceptionTracking {
      model.first + 1
    } onChange: {
      log.add("first")
    }
    #expect(sum == 2)
    model.second = 3
    #expect(log.entries == [])
    model.first = 3
    #expect(log.entries == ["first"])
  }

  @Test("the name Perceptible stands for Observable")
  func perceptible() {
    func isObservable(_ object: some Observable) -> Bool { true }
    func make<P: Perceptible>(_ make: () -> P) -> P { make() }
    let objects: [any Perceptible] = [make(Counter.init), make(Model.init)]
    #expect(objects.allSatisfy { isObservable($0) })
  }

  @Test("a task can tell whether it is being tracked")
  func locals() {
    #expect(!_PerceptionLocals.isInPerceptionTracking)
    #expect(!_PerceptionLocals.skipPerceptionChecking)
    withPerceptionTracking {
      #expect(_PerceptionLocals.isInPerceptionTracking)
    } onChange: {
    }
    #expect(!_PerceptionLocals.isInPerceptionTracking)
  }

  @Test("the flag for checks keeps what is assigned")
  func checking() {
    let isEnabled = isPerceptionCheckingEnabled
    defer { isPerceptionCheckingEnabled = isEnabled }
    isPerceptionCheckingEnabled = true
    #expect(isPerceptionCheckingEnabled)
    isPerceptionCheckingEnabled = false
    #expect(!isPerceptionCheckingEnabled)
  }
}
