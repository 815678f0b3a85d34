import ComposableArchitecture
import Foundation
import Testing

@testable import Wizard

struct AddressTests {
  func address(_ text: String) -> Address? { URL(string: text).flatMap(Address.init) }

  @Test("Addresses are parsed as screens")
  func screens() {
    #expect(address("/") == .home)
    #expect(address("/bookings") == .bookings)
    #expect(address("/bookings/k7q2md") == .booking(id: "K7Q2MD", cancels: false))
    #expect(address("/bookings/K7Q2MD/cancel") == .booking(id: "K7Q2MD", cancels: true))
    #expect(address("/confirmed-K7Q2MD") == .confirmation(id: "K7Q2MD"))
    for step in Step.allCases {
      guard case .step(step, let choices) = address("/\(step.rawValue)") else {
        Issue.record("\(step) has no address")
        continue
      }
      #expect(choices.isEmpty)
    }
    guard case .step(.extras, _) = address("/dates/room/extras") else {
      Issue.record("The address of a screen on the stack is not read")
      return
    }
  }

  @Test(
    "Unknown addresses are refused",
    arguments: ["/nowhere", "/dates/nowhere", "/bookings/a/b", "/bookings/a/cancel/b", "/Dates"])
  func wrong(text: String) {
    #expect(address(text) == nil)
  }

  @Test("Choices in an address are applied, and the first invalid one is kept")
  func choices() {
    let text = "/?from=2026-08-03&to=2026-08-10&adults=3&children=4,11&room=suite&x=1&y=2"
    guard case .step(.dates, let choices) = address(text) else {
      Issue.record("The address is not read")
      return
    }
    var draft = Draft()
    choices.apply(to: &draft, uuid: { UUID(3) })
    #expect(
      draft
        == Draft(
          checkIn: Day("2026-08-03"), checkOut: Day("2026-08-10"), adults: 3,
          children: [4, 11].map { Draft.Child(id: UUID(3), age: $0) }, room: .suite))
    #expect(choices.unreadable == "x=1")
  }

  @Test(
    "Choices that a draft can't hold are reported",
    arguments: [
      "from=soon", "to=2026-02-30", "adults=0", "adults=-1", "adults=99999999999999999999",
      "children=18", "children=4,", "room=penthouse",
    ])
  func wrongChoice(text: String) {
    guard case .step(.dates, let choices) = address("/dates?\(text)") else {
      Issue.record("The address is not read")
      return
    }
    #expect(choices.unreadable == text)
  }

  @Test("A screen encodes as the address component that it is parsed from")
  func components() throws {
    func text(_ state: Reception.Path.State) throws -> String {
      String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    }
    try withDependencies {
      $0.stop()
    } operation: { () throws -> Void in
      for step in Step.allCases {
        #expect(try text(Reception.Path.State(step, today: today)) == "\"\(step.rawValue)\"")
      }
      #expect(try text(.bookings(BookingList.State())) == "\"bookings\"")
      #expect(try text(.booking(BookingDetail.State(id: "K7Q2MD"))) == "\"K7Q2MD\"")
      #expect(
        try text(.confirmation(Confirmation.State(id: "K7Q2MD"))) == "\"confirmed-K7Q2MD\"")
    }
  }
}
