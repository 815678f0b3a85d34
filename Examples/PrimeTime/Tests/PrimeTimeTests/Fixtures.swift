#if Macros
import ComposableArchitecture
import Foundation

@testable import PrimeTime

extension Calendar {
  /// The calendar of the tests.
  static let greenwich = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}

extension Date {
  /// A time of a day in Greenwich.
  static func at(_ hour: Int, _ minute: Int, _ second: Int) -> Date {
    Date(timeIntervalSince1970: Double((20_000 * 24 + hour) * 3_600 + minute * 60 + second))
  }
}

extension Moment {
  init(_ hour: Int, _ minute: Int, _ second: Int) {
    self.init(second: (hour * 60 + minute) * 60 + second)
  }
}

extension PrimeClock.State {
  init(_ moment: Moment, primeMoments: [Moment] = []) {
    self.init(moment: moment, primeMoments: primeMoments)
  }
}

extension DependencyValues {
  /// Stops the clock at a time of day, and keeps files in memory.
  mutating func stop(at now: Date = .at(14, 23, 7)) {
    calendar = .greenwich
    continuousClock = TestClock()
    date.now = now
    defaultFileStorage = .inMemory
  }
}
#endif
