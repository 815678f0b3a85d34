import Perception
import Testing

struct WithPerceptionTrackingTests {
  @Observable
  final class Model {
    var first = 1
    var second = 2
  }

  @Test("withPerceptionTracking tracks Observable objects, too")
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

  @Test("isInPerceptionTracking is true within tracking only")
  func locals() {
    #expect(!_PerceptionLocals.isInPerceptionTracking)
    #expect(!_PerceptionLocals.skipPerceptionChecking)
    withPerceptionTracking {
      #expect(_PerceptionLocals.isInPerceptionTracking)
    } onChange: {
    }
    #expect(!_PerceptionLocals.isInPerceptionTracking)
  }

  @Test("the perception checking flag keeps its assigned value")
  func checking() {
    let isEnabled = isPerceptionCheckingEnabled
    defer { isPerceptionCheckingEnabled = isEnabled }
    isPerceptionCheckingEnabled = true
    #expect(isPerceptionCheckingEnabled)
    isPerceptionCheckingEnabled = false
    #expect(!isPerceptionCheckingEnabled)
  }
}
