import Foundation
import Testing

@testable import Wizard

struct TariffTests {
  let tariff = Tariff.standard

  func request(
    _ checkIn: String, nights: Int, _ room: Room = .double, adults: Int = 2, ages: [Int] = [],
    extras: Set<Extra> = [], voucher: Voucher? = nil
  ) -> QuoteRequest {
    let day = Day(checkIn)!
    return QuoteRequest(
      checkIn: day, checkOut: day + nights, adults: adults, childAges: ages, room: room,
      extras: extras, voucher: voucher)
  }

  @Test(
    "A night costs more in season and on Friday and Saturday",
    arguments: [
      ("2026-03-31", 101_15), ("2026-04-01", 119_00), ("2026-06-14", 119_00),
      ("2026-06-15", 154_70), ("2026-09-15", 154_70), ("2026-09-16", 119_00),
      ("2026-11-02", 101_15), ("2026-12-21", 178_50), ("2027-01-06", 178_50),
      ("2027-01-07", 101_15), ("2026-07-09", 154_70), ("2026-07-10", 177_91),
      ("2026-07-11", 177_91), ("2026-07-12", 154_70),
    ])
  func night(day: String, cents: Int) {
    #expect(tariff.price(of: Day(day)!, in: .double) == .cents(cents))
  }

  @Test("A quote has a line for each reason, and the lines add up to its total")
  func lines() {
    let quote = tariff.quote(
      request(
        "2026-07-10", nights: 3, .family, adults: 2, ages: [1, 7, 13],
        extras: [.breakfast, .parking, .sauna, .lateCheckOut]))
    #expect(
      quote.lines == [
        Quote.Line(reason: .nights(3, room: .family), amount: .cents(725_02)),
        Quote.Line(reason: .moreAdults(1), amount: .cents(75_00)),
        Quote.Line(reason: .children(1), amount: .cents(36_00)),
        Quote.Line(reason: .extra(.breakfast), amount: .cents(147_00)),
        Quote.Line(reason: .extra(.parking), amount: .cents(36_00)),
        Quote.Line(reason: .extra(.sauna), amount: .cents(54_00)),
        Quote.Line(reason: .extra(.lateCheckOut), amount: .cents(30_00)),
        Quote.Line(reason: .cityTax, amount: .cents(21_00)),
      ])
    #expect(quote.total == .cents(1_124_02))
  }

  @Test("A single room includes one adult")
  func single() {
    let quote = tariff.quote(request("2026-05-04", nights: 1, .single, adults: 1))
    #expect(quote.total == .cents(79_00 + 3_50))
  }

  @Test("Stays from 7 nights cost 10 percent less, from 14 nights 15 percent")
  func longStay() {
    func discount(_ nights: Int) -> [Quote.Line] {
      tariff.quote(request("2026-05-04", nights: nights)).lines.filter { $0.amount < .zero }
    }
    #expect(discount(6) == [])
    #expect(discount(7) == [Quote.Line(reason: .longStay(percent: 10), amount: .cents(-86_87))])
    #expect(
      discount(14) == [Quote.Line(reason: .longStay(percent: 15), amount: .cents(-260_61))])
  }

  @Test("A voucher reduces the discounted nights, but no other price")
  func voucher() {
    let percent = tariff.vouchers[0]
    let quote = tariff.quote(
      request("2026-05-04", nights: 7, extras: [.parking], voucher: percent))
    #expect(
      quote.lines.map(\.amount) == [868_70, -86_87, -78_18, 84_00, 49_00].map(Money.cents))
    #expect(quote.lines[2].reason == .voucher(code: "HARBOUR10"))
  }

  @Test("A voucher for an amount never exceeds the price, and needs its nights")
  func amount() {
    var voucher = tariff.vouchers[1]
    #expect(tariff.quote(request("2026-05-04", nights: 6, voucher: voucher)).lines.count == 2)
    voucher.reduction = .amount(.cents(9_999_00))
    let quote = tariff.quote(request("2026-05-04", nights: 7, voucher: voucher))
    #expect(quote.total == .cents(49_00))
  }

  @Test("Rooms of the same stay differ by their base price only")
  func rooms() {
    let totals = Room.allCases.map {
      tariff.quote(request("2026-05-04", nights: 2, $0, adults: 1)).total
    }
    #expect(totals == [165_00, 245_00, 345_00, 505_00].map(Money.cents))
  }

  @Test("Shares are rounded half away from zero")
  func rounding() {
    #expect(Money.cents(5).thousandths(100) == .cents(1))
    #expect(Money.cents(4).thousandths(100) == .cents(0))
    #expect(Money.cents(-5).thousandths(100) == .cents(-1))
  }
}
