import Perception
import Testing

@MainActor
@Suite("Perception.Bindable")
struct BindableTests {
  @Perception.Bindable private var counter = Counter()

  @Test("it makes bindings to the properties of an object, by its name with the module's too")
  func bindings() {
    let binding = $counter.count
    binding.wrappedValue = 7
    #expect(counter.count == 7)
    #expect(Perception.Bindable(counter).count.wrappedValue == 7)
  }

  @Test("what is declared in the core is part of the module")
  func core() {
    #expect(Perception.isPerceptionCheckingEnabled == PerceptionCore.isPerceptionCheckingEnabled)
    let calls = withPerceptionTracking {
      counter.count
    } onChange: {
    }
    #expect(calls == 0)
  }
}
