import Perception
import Testing

/// Perception.Bindable.
@MainActor
struct BindableTests {
  @Perception.Bindable private var counter = Counter()

  @Test("Perception.Bindable makes bindings to an object's properties")
  func bindings() {
    let binding = $counter.count
    binding.wrappedValue = 7
    #expect(counter.count == 7)
    #expect(Perception.Bindable(counter).count.wrappedValue == 7)
  }

  @Test("declarations of the core are available from Perception")
  func core() {
    #expect(Perception.isPerceptionCheckingEnabled == PerceptionCore.isPerceptionCheckingEnabled)
    let calls = withPerceptionTracking {
      counter.count
    } onChange: {
    }
    #expect(calls == 0)
  }
}
