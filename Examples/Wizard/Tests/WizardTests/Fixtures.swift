import ComposableArchitecture
import Foundation

@testable import Wizard

/// Wednesday, 1 July 2026: the day on which the tests are.
let today = Day("2026-07-01")!

extension Calendar {
  /// The calendar of the tests.
  static let greenwich = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension DependencyValues {
  /// Stops the clock on a day, and makes identifiers countable.
  mutating func stop(on day: Day = WizardTests.today) {
    date.now = day.noon(in: .greenwich)
    calendar = .greenwich
    uuid = .incrementing
    tariff = TariffClient(.standard)
    defaultFileStorage = .inMemory
  }
}

extension Draft {
  /// A draft that could be booked: two adults, three nights from Friday, 10 July 2026.
  static var complete: Draft {
    var draft = Draft(checkIn: today + 9, checkOut: today + 12)
    draft.room = .double
    draft.guest = Guest(name: "Ada", email: "ada@example.com")
    draft.payment = .onArrival
    draft.quote = draft.request.map(Tariff.standard.quote)
    return draft
  }
}

extension Booking {
  /// A booking of the complete draft.
  static var ada: Booking {
    let draft = Draft.complete
    return Booking(draft, quote: draft.quote!, id: UUID(0))!
  }
}
