#if Macros
import SwiftNavigation
import Testing

/// UIBinding derived from another.
@MainActor
struct DerivedBindingTests {
  private let model = Model()
  private var bindable: UIBindable<Model> { UIBindable(model) }

  @Test("a member's binding reads and writes the member")
  func members() {
    let name = bindable.settings.name
    name.wrappedValue = "a"
    #expect(model.settings.name == "a")
    model.settings.name = "b"
    #expect(name.wrappedValue == "b")
  }

  @Test("an optional value's member is written only while there is a value")
  func optionalMembers() {
    let name: UIBinding<String?> = bindable.child.name
    #expect(name.wrappedValue == nil)
    name.wrappedValue = "a"
    #expect(model.child == nil)
    model.child = Model.Settings(name: "b")
    #expect(name.wrappedValue == "b")
    name.wrappedValue = "c"
    #expect(model.child == Model.Settings(name: "c"))
    name.wrappedValue = nil
    #expect(model.child == Model.Settings(name: "c"))
  }

  @Test("writing an optional object's member does not write the object")
  func optionalObject() async {
    @UIBinding var object: Model? = model
    var calls = 0
    let token = observe { [$object] in
      _ = $object.wrappedValue
      calls += 1
    }
    let text: UIBinding<String?> = $object.text
    text.wrappedValue = "a"
    await drainMainActor()
    #expect(model.text == "a")
    #expect(calls == 1)
    token.cancel()
  }

  @Test("an unwrapped binding needs a value and keeps its last one")
  func unwrap() {
    #expect((UIBinding(bindable.optional) as UIBinding<Int>?) == nil)
    model.optional = 1
    guard let binding: UIBinding<Int> = UIBinding(bindable.optional) else {
      Issue.record("There is a value")
      return
    }
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(model.optional == 2)
    model.optional = nil
    #expect(binding.wrappedValue == 2)
    model.optional = 3
    #expect(binding.wrappedValue == 3)
    model.optional = nil
    #expect(binding.wrappedValue == 3)
    binding.wrappedValue = 4
    #expect(model.optional == nil)
    #expect(binding.wrappedValue == 4)
    model.optional = 5
    #expect(binding.wrappedValue == 5)
    binding.wrappedValue = 6
    #expect(model.optional == 6)
  }

  @Test("a binding wrapped as an optional ignores nil")
  func wrap() {
    let binding: UIBinding<Int?> = UIBinding(bindable.count)
    binding.wrappedValue = 1
    #expect(model.count == 1)
    binding.wrappedValue = nil
    #expect(model.count == 1)
    #expect(binding.wrappedValue == 1)
  }

  @Test("a presence binding dismisses on false, and reports true without a value")
  func presence() {
    let isPresent: UIBinding<Bool> = UIBinding(bindable.optional)
    #expect(!isPresent.wrappedValue)
    isPresent.wrappedValue = false
    withKnownIssue {
      isPresent.wrappedValue = true
    } matching: {
      $0.comments == [
        """
        A "UIBinding<Bool>" got "true" while the optional that it was made of is "nil".

          Optional: Int?

        There is no value to write, so the optional stays "nil".

        To fix this, assign a value to the optional, and write only "false" to the binding.
        """
      ]
    }
    #expect(model.optional == nil)
    model.optional = 1
    #expect(isPresent.wrappedValue)
    isPresent.wrappedValue = true
    #expect(model.optional == 1)
    isPresent.wrappedValue = false
    #expect(model.optional == nil)
  }

  @Test("a type-erased binding writes only values of its own type")
  func erase() {
    let binding: UIBinding<AnyHashable> = UIBinding(bindable.count)
    binding.wrappedValue = 5
    #expect(model.count == 5)
    #expect(binding.wrappedValue == 5 as AnyHashable)
    binding.wrappedValue = "six"
    #expect(model.count == 5)
  }

  @Test("an optional enum's case binding changes and removes only its own case")
  func optionalCase() {
    let number = bindable.destination.number
    let word = bindable.destination.word
    #expect(number.wrappedValue == nil)
    model.destination = .number(1)
    #expect(number.wrappedValue == 1)
    #expect(word.wrappedValue == nil)
    word.wrappedValue = nil
    #expect(model.destination == .number(1))
    number.wrappedValue = 2
    #expect(model.destination == .number(2))
    word.wrappedValue = "a"
    #expect(model.destination == .number(2))
    number.wrappedValue = nil
    #expect(model.destination == nil)
    number.wrappedValue = 3
    #expect(model.destination == nil)
  }

  @Test("a case's binding keeps its last value once the enum changes case")
  func enumCase() {
    @UIBinding var destination = Model.Destination.number(1)
    #expect($destination.word == nil)
    guard let number = $destination.number else {
      Issue.record("The enum is in this case")
      return
    }
    number.wrappedValue = 2
    #expect(destination == .number(2))
    destination = .number(3)
    #expect(number.wrappedValue == 3)
    destination = .word("a")
    #expect(number.wrappedValue == 3)
    number.wrappedValue = 4
    #expect(destination == .word("a"))
    #expect(number.wrappedValue == 4)
    destination = .number(5)
    number.wrappedValue += 1
    #expect(destination == .number(6))
  }

  @Test("bindings of one value have one identifier")
  func identifiers() {
    func same<A, B>(_ lhs: UIBinding<A>, _ rhs: UIBinding<B>) -> Bool {
      UIBindingIdentifier(lhs) == UIBindingIdentifier(rhs)
    }
    let other = UIBindable(Model())
    #expect(same(bindable.count, UIBindable(model).count))
    #expect(!same(bindable.count, bindable.text))
    #expect(!same(bindable.count, other.count))
    #expect(same(bindable.settings.name, bindable.settings.name))
    #expect(!same(bindable.settings, bindable.settings.name))
    #expect(same(bindable.destination.word, bindable.destination.word))
    #expect(!same(bindable.destination.word, bindable.destination.number))
    #expect(same(bindable.count.transaction(UITransaction()), bindable.count))
    #expect(!same(UIBinding.constant(1), UIBinding.constant(1)))
    #expect(!same(UIBinding(wrappedValue: 1), UIBinding(wrappedValue: 1)))
    #expect(same(UIBinding<Bool>(bindable.optional), UIBinding<Bool>(bindable.optional)))
    #expect(!same(UIBinding<Bool>(bindable.optional), UIBinding<Bool>(other.optional)))
    model.optional = 1
    model.destination = .number(1)
    #expect(same(UIBinding<Int>(bindable.optional)!, UIBinding<Int>(bindable.optional)!))
    let destination: UIBinding<Model.Destination> = UIBinding(bindable.destination)!
    #expect(same(destination.number!, destination.number!))
    #expect(
      Set([UIBindingIdentifier(destination.number!), UIBindingIdentifier(destination.number!)])
        .count == 1)
  }
}
#endif
