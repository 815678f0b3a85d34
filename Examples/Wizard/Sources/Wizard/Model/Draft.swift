import Foundation

/// A booking that is being made: everything that a visitor has chosen so far.
struct Draft: Codable, Equatable, Sendable {
  struct Child: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var age = 6

    static let ages = 0...17
  }

  struct Guest: Codable, Equatable, Sendable {
    var name = ""
    var email = ""
    var wishes = ""
  }

  var checkIn: Day?
  var checkOut: Day?
  var adults = 2
  var children: [Child] = []
  var room: Room?
  var extras: Set<Extra> = []
  var guest = Guest()
  var payment: Payment?
  var company = ""
  var voucher: Voucher?
  /// The last price; it may be of earlier choices.
  var quote: Quote?
}

extension Draft {
  /// A draft with dates that many visitors choose: from the Friday after next for two nights.
  static func suggested(today: Day) -> Draft {
    let friday = today + 7 + (4 - (today + 7).weekday + 7) % 7
    return Draft(checkIn: friday, checkOut: friday + 2)
  }

  /// Whether a visitor has begun a booking.
  var isStarted: Bool { checkIn != nil }

  /// Whether leaving would lose anything.
  func hasChoices(today: Day) -> Bool {
    var draft = self
    draft.quote = nil
    return isStarted && draft != .suggested(today: today)
  }

  var nights: Int {
    guard let checkIn, let checkOut else { return 0 }
    return max(0, checkOut - checkIn)
  }

  var childAges: [Int] { children.map(\.age) }

  /// The guests who need a bed.
  var sleepers: Int { adults + childAges.count { $0 >= 3 } }

  /// The question that the hotel's tariff answers, once there are dates and a room.
  var request: QuoteRequest? { room.flatMap(request(for:)) }

  /// The question for another room.
  func request(for room: Room) -> QuoteRequest? {
    guard let checkIn, let checkOut, (1...Problem.mostNights).contains(checkOut - checkIn) else {
      return nil
    }
    return QuoteRequest(
      checkIn: checkIn, checkOut: checkOut, adults: adults, childAges: childAges, room: room,
      extras: extras, voucher: voucher)
  }

  /// The price of the present choices, or `nil` while it is not known.
  var currentQuote: Quote? {
    guard let quote, quote.request == request else { return nil }
    return quote
  }
}
