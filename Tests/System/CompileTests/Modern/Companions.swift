import ComposableArchitecture
import Testing

/// The views of the companion libraries, as a feature of its own would use them.
struct CompanionsView: View {
  var body: some View {
    WithPerceptionTracking {
      WithState(initialValue: 1) { $count in
        Button("\(count)") { count += 1 }
      }
    }
  }
}

@Observable
private final class Model {
  var count = 0
}

// quoted: perception
private struct ModelView: View {
  @Perception.Bindable var model: Model

  var body: some View {
    Perception.WithPerceptionTracking {
      Stepper("\(model.count)", value: $model.count)
    }
  }
}
// end

@MainActor
@Suite struct CompanionsTests {
  @Test("'Perception.Bindable' is 'Bindable'")
  func perceptionBindable() {
    let model = Model()
    let bindable: Bindable<Model> = ModelView(model: model).$model
    bindable.count.wrappedValue = 1
    #expect(model.count == 1)
  }

  @Test("a binding to an optional is unwrapped while there is a value")
  func unwrapping() {
    var value: Int? = 1
    let base = Binding<Int?>(get: { value }, set: { value = $0 })
    let binding = Binding(unwrapping: base)
    #expect(binding?.wrappedValue == 1)
    binding?.wrappedValue = 2
    #expect(value == 2)
    #expect(Binding<Int>(unwrapping: .constant(nil)) == nil)
  }

  @Test("a binding with 'removeDuplicates' writes only changed values")
  func removeDuplicates() {
    var writes: [Int] = []
    let base = Binding(get: { writes.last ?? 0 }, set: { writes.append($0) })
    for value in [0, 1, 1, 2] { base.removeDuplicates().wrappedValue = value }
    #expect(writes == [1, 2])
    for value in [1, 3, 4] {
      base.removeDuplicates { $0 % 2 == $1 % 2 }.wrappedValue = value
    }
    #expect(writes == [1, 2, 1, 4])
  }

  @Test("a button's animated action contains the plain action")
  func buttonAction() {
    let button = ButtonState(action: .send(1, animation: .default)) { TextState("") }
    #expect(button.action.action == 1)
  }

  @Test("hashable static strings are compared by their text")
  func staticString() {
    let names: Set<_HashableStaticString> = ["a", "b", "a"]
    #expect(names.count == 2)
    #expect("\(_HashableStaticString("a"))" == "a")
    #expect(_HashableStaticString("a").debugDescription == "\"a\"")
  }
}
