import Foundation
import Testing

@testable import Wizard

struct ProblemTests {
  func problems(_ change: (inout Draft) -> Void) -> [Problem] {
    var draft = Draft.complete
    change(&draft)
    return draft.problems(of: .summary, today: today)
  }

  @Test("A complete draft has no problem")
  func complete() {
    #expect(problems { _ in } == [])
  }

  @Test("Dates must be in the future, ordered, and within their limits")
  func dates() {
    #expect(
      problems {
        $0.checkIn = today - 1
        $0.checkOut = today + 1
      } == [.checkInPast(checkIn: today - 1, today: today)])
    #expect(problems { $0.checkOut = $0.checkIn } == [.checkOutNotAfter(checkIn: today + 9)])
    #expect(problems { $0.checkOut = today } == [.checkOutNotAfter(checkIn: today + 9)])
    #expect(problems { $0.checkOut = today + 37 } == [])
    #expect(problems { $0.checkOut = today + 38 } == [.stayTooLong(nights: 29)])
    #expect(
      problems {
        $0.checkIn = today + 541
        $0.checkOut = today + 542
      } == [.stayTooFarAhead(lastDay: today + 540)])
  }

  @Test("Guests need beds, and children need an adult")
  func guests() {
    #expect(problems { $0.adults = 0 } == [.noAdult])
    #expect(problems { $0.adults = 6 }.first == .tooManyGuests(sleepers: 6))
    #expect(problems { $0.adults = 3 } == [.roomTooSmall(.double, sleepers: 3)])
    #expect(problems { $0.children = [Draft.Child(id: UUID(0), age: 2)] } == [])
    #expect(
      problems { $0.children = [1, 2].map { Draft.Child(id: UUID($0), age: $0) } }
        == [.tooManyCots])
    #expect(problems { $0.room = nil } == [.roomMissing])
  }

  @Test("A guest needs a name of limited length and an e-mail address")
  func guest() {
    #expect(problems { $0.guest.name = " \n" } == [.nameMissing])
    #expect(
      problems { $0.guest.name = String(repeating: "é", count: 10_000) }
        == [.nameTooLong(count: 10_000)])
    for email in ["", "ada", "@b.de", "a@b", "a@b.", "a@@b.de", "a b@c.de", "a@b..de"] {
      #expect(problems { $0.guest.email = email } == [.emailInvalid(email)], "\(email)")
    }
    #expect(
      problems { $0.guest.wishes = String(repeating: "x", count: 501) }
        == [.wishesTooLong(count: 501)])
  }

  @Test("A payment method may need enough time, or a company")
  func payment() {
    #expect(problems { $0.payment = nil } == [.paymentMissing])
    #expect(problems { $0.payment = .transfer } == [])
    #expect(
      problems {
        $0.payment = .transfer
        $0.checkIn = today + 4
        $0.checkOut = today + 6
      } == [.transferTooLate(checkIn: today + 4)])
    #expect(problems { $0.payment = .invoice } == [.companyMissing])
    #expect(
      problems {
        $0.payment = .invoice
        $0.company = String(repeating: "x", count: 101)
      } == [.companyTooLong(count: 101)])
  }

  @Test("A voucher can expire, and can need a longer stay")
  func voucher() {
    let vouchers = Tariff.standard.vouchers
    #expect(problems { $0.voucher = vouchers[0] } == [])
    #expect(
      problems { $0.voucher = vouchers[1] }
        == [.voucherNeedsNights(code: "WEEK50", needed: 7, nights: 3)])
    #expect(
      problems { $0.voucher = vouchers[2] }
        == [.voucherExpired(code: "AUTUMN24", day: Day("2024-11-30")!)])
  }

  @Test("A draft is restored from its file unchanged")
  func coding() throws {
    var draft = Draft.complete
    draft.voucher = Tariff.standard.vouchers[1]
    draft.extras = [.sauna, .breakfast]
    draft.children = [Draft.Child(id: UUID(7), age: 4)]
    draft.quote = draft.request.map(Tariff.standard.quote)
    let data = try JSONEncoder().encode(draft)
    #expect(try JSONDecoder().decode(Draft.self, from: data) == draft)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Day.self, from: Data(#""2026-02-30""#.utf8))
    }
  }
}
