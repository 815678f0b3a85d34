#if Macros
import ComposableCore
import Testing

@ObservableState
private struct Form: Equatable {
  var name = ""
}

private struct Plain {
  var name = ""
}

/// Functions that only the code of macros calls.
struct IdentityTests {
  @Test("a copy has the original's identity until one of them is changed")
  func copies() {
    var form = Form()
    let copy = form
    #expect(ObservableStateID._$id(for: form) == form._$id)
    #expect(copy._$id == form._$id)
    form._$willModify()
    #expect(copy._$id != form._$id)
    #expect(form == copy)
  }

  @Test("a value that is not observable state gets a new identity each time")
  func plain() {
    #expect(ObservableStateID._$id(for: Plain()) != ObservableStateID._$id(for: Plain()))
    #expect(ObservableStateID() != ObservableStateID())
  }

  @Test("tagging an identity with cases depends on the cases and their order")
  func tags() {
    var id = Form()._$id
    #expect(id._$tag(0) != id)
    #expect(id._$tag(0) == id._$tag(0))
    #expect(id._$tag(0) != id._$tag(1))
    #expect(id._$tag(0)._$tag(1) != id._$tag(1)._$tag(0))
    let before = id
    id._$willModify()
    #expect(id._$tag(0) != before._$tag(0))
  }

  @Test("states and containers are identity-equal if their states are")
  func comparison() {
    let form = Form()
    #expect(_$isIdentityEqual(form, form))
    #expect(!_$isIdentityEqual(form, Form()))
    #expect(_$isIdentityEqual(Form?.some(form), form))
    #expect(!_$isIdentityEqual(Form?.none, form))
    #expect(_$isIdentityEqual([form], [form]))
    #expect(!_$isIdentityEqual([form], [form, form]))
    let stack = StackState([form])
    var other = stack
    #expect(_$isIdentityEqual(stack, other))
    other.append(Form())
    #expect(!_$isIdentityEqual(stack, other))
    #expect(_$isIdentityEqual(PresentationState(wrappedValue: form), .init(wrappedValue: form)))
    #expect(!_$isIdentityEqual(PresentationState(wrappedValue: form), .init(wrappedValue: Form())))
    #expect(!_$isIdentityEqual(Plain(), Plain()))
  }

  @Test("'_$willModify' renews the identity of observable state only")
  func willModify() {
    var form = Form()
    let id = form._$id
    _$willModify(&form)
    #expect(form._$id != id)
    var plain = Plain(name: "Mina")
    _$willModify(&plain)
    #expect(plain.name == "Mina")
  }

  @Test("modifying a registrar renews its identity")
  func registrar() {
    var registrar = ObservationStateRegistrar()
    let id = registrar.id
    registrar._$willModify()
    #expect(registrar.id != id)
  }

  @Test("observable state also conforms to Perceptible")
  func perceptible() {
    func name(_ state: some Perceptible & ObservableState) -> String { "\(type(of: state))" }
    #expect(name(Form()) == "Form")
  }
}
#endif
