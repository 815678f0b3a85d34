#if Macros
import Foundation
import Primes

/// A second of the day, read as a number: 14:23:07 is 142,307.
struct Moment: Hashable, Sendable {
  static let perDay = 24 * 60 * 60

  /// The seconds since midnight.
  let second: Int

  /// Creates a moment from the seconds since some midnight.
  init(second: Int) {
    self.second = (second % Self.perDay + Self.perDay) % Self.perDay
  }

  /// Creates the moment of a date, as a calendar's clock shows it.
  init(_ date: Date, in calendar: Calendar) {
    let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
    self.init(second: ((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) * 60 + (parts.second ?? 0))
  }

  /// The digits of the moment as one number.
  var number: Int { (second / 3_600) * 10_000 + (second / 60 % 60) * 100 + second % 60 }

  var isPrime: Bool { number.isPrime }

  /// The moment with colons: 14:23:07.
  var text: String {
    [second / 3_600, second / 60 % 60, second % 60]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  /// The seconds until the next prime moment; at least one.
  var secondsUntilPrime: Int {
    (1...Self.perDay).first { (self + $0).isPrime } ?? Self.perDay
  }

  /// The seconds of the moment's minute that are prime moments.
  var primeSecondsOfMinute: Set<Int> {
    let minute = Moment(second: second - second % 60)
    return Set((0..<60).filter { (minute + $0).isPrime })
  }

  /// The seconds that pass from another moment to this one, perhaps over midnight.
  func seconds(since other: Moment) -> Int { Moment(second: second - other.second).second }

  static func + (moment: Moment, seconds: Int) -> Moment {
    Moment(second: moment.second + seconds)
  }
}
#endif
