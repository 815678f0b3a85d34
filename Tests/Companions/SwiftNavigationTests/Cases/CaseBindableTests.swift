#if Macros
import ConcurrencyExtrasTestSupport
import SwiftNavigation
import Testing

struct CaseBindableTests {
  @CaseBindable
  enum Destination: Equatable {
    case number(Int)
    case range(from: Int, to: Int)
    case help
  }

  @Test("'cases' switches over a binding, with bindings to the cases' values")
  func switching() {
    @UIBinding var destination = Destination.number(1)
    guard case .number(let number) = $destination.cases else {
      Issue.record("The enum is in another case")
      return
    }
    number.wrappedValue += 1
    #expect(destination == .number(2))
    destination = .range(from: 1, to: 2)
    #expect(number.wrappedValue == 2)
    switch $destination.cases {
    case .range(let range): range.to.wrappedValue = 7
    case .number, .help: Issue.record("The enum is in another case")
    }
    #expect(destination == .range(from: 1, to: 7))
    number.wrappedValue = 9
    #expect(destination == .range(from: 1, to: 7))
    destination = .help
    guard case .help = $destination.cases else {
      Issue.record("The enum is in another case")
      return
    }
  }

  @CasePathable @CaseBindable
  enum Both: Equatable {
    case number(Int)
  }

  @Test("@CaseBindable adds case paths, also beside @CasePathable")
  func casePaths() {
    #expect(Destination.number(1).is(\.number))
    #expect(Both.number(1)[case: \.number] == 1)
    @UIBinding var both = Both.number(1)
    guard case .number(let number) = $both.cases else { return }
    number.wrappedValue = 2
    #expect(both == .number(2))
  }

  @Test("an enum property of a binding can be switched over directly")
  func member() {
    struct Item { var destination = Destination.number(1) }
    @UIBinding var item = Item()
    switch $item.destination {
    case .number(let number): number.wrappedValue += 1
    case .range, .help: Issue.record("The enum is in another case")
    }
    #expect(item.destination == .number(2))
    let enumeration: Destination.UIBindingEnumeration = $item.destination
    guard case .number = enumeration else {
      Issue.record("The enum is in another case")
      return
    }
    #expect($item.destination.number?.wrappedValue == 2)
    let binding: UIBinding<Destination> = $item.destination
    binding.wrappedValue = .help
    #expect(item.destination == .help)
  }

  @Test("bindings to one case have one identifier, however they are made")
  func identifiers() {
    @UIBinding var destination = Destination.number(1)
    guard case .number(let number) = $destination.cases, let other = $destination.number else {
      Issue.record("The enum is in another case")
      return
    }
    #expect(UIBindingIdentifier(number) == UIBindingIdentifier(other))
  }

  #if os(macOS) || os(Linux) || os(FreeBSD) || os(OpenBSD) || os(Windows)
  @Test("a case binding for a value in another case traps", .urgent)
  func notInCase() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let binding = UIBinding(wrappedValue: Destination.help)
      _ = binding._$case(\.number, of: .help)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.firstMatch(of: /Fatal error: (.*)/).map { String($0.1) }
        == "A binding to a case got a value in another case, help")
  }
  #endif
}
#endif
