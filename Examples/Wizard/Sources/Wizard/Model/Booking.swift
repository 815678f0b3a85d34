import Foundation

/// A booking that the hotel has confirmed.
struct Booking: Codable, Equatable, Identifiable, Sendable {
  /// The code that guests name at the desk.
  let id: String
  var checkIn: Day
  var checkOut: Day
  var adults: Int
  var childAges: [Int]
  var room: Room
  var extras: Set<Extra>
  var guest: Draft.Guest
  var payment: Payment
  var company = ""
  var lines: [Quote.Line]
  /// The day of the cancellation, and the fee for it.
  var cancellation: Cancellation?

  struct Cancellation: Codable, Equatable, Sendable {
    var day: Day
    var fee: Money
  }

  /// The days before the check-in until which cancelling is free.
  static let freeDays = 3

  var total: Money { lines.reduce(.zero) { $0 + $1.amount } }

  /// The fee for cancelling on a day, or `nil` once that is too late or done.
  ///
  /// Cancelling is free until three days before the check-in, and then costs four fifths.
  func cancellationFee(on day: Day) -> Money? {
    guard cancellation == nil, day <= checkIn else { return nil }
    return day + Self.freeDays <= checkIn ? .zero : total.thousandths(800)
  }
}

extension Booking {
  /// A booking of a draft at a price; `nil` if the draft lacks something.
  init?(_ draft: Draft, quote: Quote, id: UUID) {
    guard let room = draft.room, let payment = draft.payment, quote.request == draft.request else {
      return nil
    }
    self.init(
      id: Self.code(id), checkIn: quote.request.checkIn, checkOut: quote.request.checkOut,
      adults: draft.adults, childAges: draft.childAges, room: room, extras: draft.extras,
      guest: draft.guest, payment: payment, company: payment == .invoice ? draft.company : "",
      lines: quote.lines)
  }

  /// Six characters of an identifier that are hard to confuse on the telephone.
  static func code(_ id: UUID) -> String {
    let letters = Array("23456789ABCDEFGHJKLMNPQRSTUVWXYZ")
    let bytes = id.uuid
    return String(
      [bytes.15, bytes.14, bytes.13, bytes.12, bytes.11, bytes.10].reversed()
        .map { letters[Int($0) % letters.count] })
  }

  /// The bookings of a visitor who has stayed here before, around a day.
  static func samples(today: Day, tariff: Tariff = .standard) -> [Booking] {
    func booking(
      _ id: String, in days: Int, nights: Int, _ room: Room, extras: Set<Extra>, ages: [Int] = []
    ) -> Booking? {
      let request = QuoteRequest(
        checkIn: today + days, checkOut: today + days + nights, adults: room == .single ? 1 : 2,
        childAges: ages, room: room, extras: extras)
      return Booking(
        id: id, checkIn: request.checkIn, checkOut: request.checkOut, adults: request.adults,
        childAges: ages, room: room, extras: extras,
        guest: Draft.Guest(name: "Sample guest", email: "guest@example.com"), payment: .onArrival,
        lines: tariff.quote(request).lines)
    }
    var bookings = [
      booking("K7Q2MD", in: 23, nights: 3, .double, extras: [.breakfast]),
      booking(
        "PX94TA", in: -96, nights: 7, .family, extras: [.breakfast, .parking], ages: [9, 2]),
      booking("W3HJ8N", in: -250, nights: 1, .single, extras: []),
    ].compactMap(\.self)
    bookings[2].cancellation = Cancellation(day: today - 260, fee: .zero)
    return bookings
  }
}
