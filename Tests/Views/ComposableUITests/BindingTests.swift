#if PortableViews
import Observation
import Testing

@testable import ComposableUI

@MainActor
struct BindingTests {
  struct Person: Equatable {
    var name = "Ann"
    var age = 1
  }

  @Observable final class Model {
    var person = Person()
  }

  @Test("A binding reads and writes parts of a value through its closures")
  func members() {
    var person = Person()
    var isMainActor = false
    let binding = Binding(
      get: { person },
      set: {
        MainActor.assertIsolated()
        isMainActor = true
        person = $0
      })
    binding.age.wrappedValue = 5
    #expect(person == Person(name: "Ann", age: 5))
    #expect(isMainActor)
    #expect(binding.name.wrappedValue == "Ann")
    #expect(Binding(projectedValue: binding).projectedValue.age.wrappedValue == 5)
  }

  @Test("Writing to a constant binding has no effect")
  func constant() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test("Bindable makes bindings to the properties of an object")
  func bindable() {
    let model = Model()
    @Bindable var bindable = model
    $bindable.person.name.wrappedValue = "Bob"
    #expect(model.person.name == "Bob")
  }

  @Test("An optional binding ignores nil and unwraps if it has a value")
  func optionals() throws {
    let model = Model()
    let bindable = Bindable(model)
    let optional = Binding<Person?>(bindable.person)
    optional.wrappedValue = nil
    #expect(model.person == Person())
    let unwrapped = try #require(Binding(optional))
    unwrapped.age.wrappedValue = 3
    #expect(model.person.age == 3)
    let missing: Binding<Int>? = Binding(Binding<Int?>.constant(nil))
    #expect(missing?.wrappedValue == nil)
  }

  @Test("Bindings to the same property of one object are the same")
  func identity() {
    let model = Model()
    let other = Model()
    #expect(Binding.isSame(Bindable(model).person.age, Bindable(model).person.age))
    #expect(!Binding.isSame(Bindable(model).person.age, Bindable(other).person.age))
    #expect(Binding.isSame(.constant(1), .constant(1)))
    #expect(!Binding.isSame(.constant(1), .constant(2)))
    let make = { Binding(get: { model.person }, set: { model.person = $0 }) }
    #expect(!Binding.isSame(make(), make()))
  }
}
#endif
