#if Macros
import SwiftNavigation
import Testing

/// Writes through a binding to a case that the enum has left.
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
    var name = ""
    var note: String?
    var next: Inner?
  }

  /// Values that an enum in the case `a` is replaced by.
  nonisolated static let replacements: [Destination?] = [nil, .b("x")]

  @Test("a write to a case that an optional enum has left is ignored", arguments: replacements)
  func optionalEnum(replacement: Destination?) {
    @UIBinding var destination: Destination? = .a(1)
    let number: UIBinding<Int?> = $destination.a
    destination = replacement
    number.wrappedValue = 2
    #expect(destination == replacement)
    number.wrappedValue = nil
    #expect(destination == replacement)
    destination = .a(3)
    number.wrappedValue = 4
    #expect(destination == .a(4))
    number.wrappedValue = nil
    #expect(destination == nil)
  }

  @Test("a write to an unwrapped case that was left is ignored", arguments: replacements)
  func unwrapped(replacement: Destination?) throws {
    @UIBinding var destination: Destination? = .a(1)
    let outside: UIBinding<Int> = try #require(UIBinding($destination.a))
    let enumeration: UIBinding<Destination> = try #require(UIBinding($destination))
    let inside: UIBinding<Int> = try #require(enumeration.a)
    destination = replacement
    outside.wrappedValue = 2
    inside.wrappedValue = 3
    #expect(destination == replacement)
  }

  @Test("a write to a member of a case that was left is ignored", arguments: replacements)
  func member(replacement: Destination?) throws {
    @UIBinding var destination: Destination? = .form(Form())
    let name: UIBinding<String?> = $destination.form.name
    let form: UIBinding<Form> = try #require(UIBinding($destination.form))
    let note: UIBinding<String?> = form.note
    let number: UIBinding<Int?> = form.next.c
    destination = replacement
    name.wrappedValue = "a"
    note.wrappedValue = "b"
    number.wrappedValue = 1
    #expect(destination == replacement)
  }

  @Test("a write to a case within a case is ignored once either enum has left it")
  func nested() {
    @UIBinding var destination: Destination? = .inner(.c(1))
    let inner: UIBinding<Inner?> = $destination.inner
    let number: UIBinding<Int?> = inner.c
    number.wrappedValue = 2
    #expect(destination == .inner(.c(2)))
    for replacement in [nil, .b("x"), .inner(.d)] as [Destination?] {
      destination = replacement
      number.wrappedValue = 3
      #expect(destination == replacement)
    }
    inner.wrappedValue = .c(4)
    #expect(destination == .inner(.c(4)))
  }
}
#endif
