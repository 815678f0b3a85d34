/// The choices that a price depends on.
struct QuoteRequest: Codable, Equatable, Sendable {
  var checkIn: Day
  var checkOut: Day
  var adults: Int
  var childAges: [Int]
  var room: Room
  var extras: Set<Extra> = []
  var voucher: Voucher?

  /// The days on whose evenings the guests are there.
  var nights: [Day] { (checkIn.number..<max(checkIn, checkOut).number).map(Day.init(number:)) }
}

/// A price, line by line, and the choices that it is for.
struct Quote: Codable, Equatable, Sendable {
  struct Line: Codable, Equatable, Sendable {
    enum Reason: Codable, Hashable, Sendable {
      case nights(Int, room: Room)
      case moreAdults(Int)
      case children(Int)
      case longStay(percent: Int)
      case extra(Extra)
      case cityTax
      case voucher(code: String)
    }

    var reason: Reason
    var amount: Money
  }

  var request: QuoteRequest
  var lines: [Line]

  var total: Money { lines.reduce(.zero) { $0 + $1.amount } }
}

/// A reduction by a code.
struct Voucher: Codable, Hashable, Sendable {
  enum Reduction: Codable, Hashable, Sendable {
    case percent(Int)
    case amount(Money)
  }

  var code: String
  var reduction: Reduction
  /// The last day on which the voucher can be used for a booking.
  var lastDay: Day
  var fewestNights = 1
}
