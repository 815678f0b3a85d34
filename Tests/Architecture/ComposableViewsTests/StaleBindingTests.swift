#if Macros
import ComposableArchitecture
import Testing

/// Writes of views through a binding to a case that the enum has left.
@MainActor
struct StaleBindingTests {
  @CasePathable
  @dynamicMemberLookup
  enum Destination: Equatable, Sendable {
    case a(Int)
    case b(String)
    case form(Form)
    case inner(Inner)
  }

  @CasePathable
  @dynamicMemberLookup
  enum Inner: Equatable, Sendable {
    case c(Int)
    case d
  }

  struct Form: Equatable, Sendable {
    var note: String?
    var next: Inner?
  }

  @Observable
  final class Model {
    var destination: Destination?

    init(_ destination: Destination?) {
      self.destination = destination
    }
  }

  /// Values that an enum in the case `a` is replaced by.
  nonisolated static let replacements: [Destination?] = [nil, .b("x")]

  @Test("a write to a case that an optional enum has left is ignored", arguments: replacements)
  func optionalEnum(replacement: Destination?) {
    let model = Model(.a(1))
    let number: Binding<Int?> = Bindable(model).destination.a
    model.destination = replacement
    number.wrappedValue = 2
    #expect(model.destination == replacement)
    number.wrappedValue = nil
    #expect(model.destination == replacement)
    model.destination = .a(3)
    number.wrappedValue = 4
    #expect(model.destination == .a(4))
    number.wrappedValue = nil
    #expect(model.destination == nil)
  }

  @Test("a write to an unwrapped case that was left is ignored", arguments: replacements)
  func unwrapped(replacement: Destination?) throws {
    let model = Model(.a(1))
    let destination: Binding<Destination?> = Bindable(model).destination
    let outside: Binding<Int> = try #require(Binding(destination.a))
    let outsideUnwrapping: Binding<Int> = try #require(Binding(unwrapping: destination.a))
    let enumeration: Binding<Destination> = try #require(Binding(destination))
    let inside: Binding<Int> = try #require(enumeration.a)
    let enumerationUnwrapping: Binding<Destination> = try #require(Binding(unwrapping: destination))
    let insideUnwrapping: Binding<Int> = try #require(enumerationUnwrapping.a)
    model.destination = replacement
    for (value, binding) in [outside, outsideUnwrapping, inside, insideUnwrapping].enumerated() {
      binding.wrappedValue = value + 2
      #expect(model.destination == replacement)
    }
  }

  @Test("a write to a member of a case that was left is ignored", arguments: replacements)
  func member(replacement: Destination?) throws {
    let model = Model(.form(Form()))
    let form: Binding<Form> = try #require(Binding(Bindable(model).destination.form))
    let note: Binding<String?> = form.note
    let number: Binding<Int?> = form.next.c
    model.destination = replacement
    note.wrappedValue = "a"
    number.wrappedValue = 1
    #expect(model.destination == replacement)
  }

  @Test("a write to a case within a case is ignored once either enum has left it")
  func nested() {
    let model = Model(.inner(.c(1)))
    let inner: Binding<Inner?> = Bindable(model).destination.inner
    let number: Binding<Int?> = inner.c
    number.wrappedValue = 2
    #expect(model.destination == .inner(.c(2)))
    for replacement in [nil, .b("x"), .inner(.d)] as [Destination?] {
      model.destination = replacement
      number.wrappedValue = 3
      #expect(model.destination == replacement)
    }
    inner.wrappedValue = .c(4)
    #expect(model.destination == .inner(.c(4)))
  }
}
#endif
