#if Macros
import Foundation
import Testing

@testable import PrimeTime

struct MomentTests {
  @Test("A time of day is its digits as a number, shown with colons")
  func number() {
    #expect(Moment(14, 23, 7).number == 142_307)
    #expect(Moment(14, 23, 7).text == "14:23:07")
    #expect(Moment(0, 0, 0).number == 0)
    #expect(Moment(0, 0, 2).text == "00:00:02")
    #expect(Moment(23, 59, 59).number == 235_959)
  }

  @Test("A date is read in the time zone of the calendar")
  func timeZone() {
    var calendar = Calendar.greenwich
    #expect(Moment(.at(23, 30, 5), in: calendar) == Moment(23, 30, 5))
    calendar.timeZone = TimeZone(secondsFromGMT: 3_600)!
    #expect(Moment(.at(23, 30, 5), in: calendar) == Moment(0, 30, 5))
  }

  @Test("Midnight follows the last second of the day")
  func midnight() {
    #expect(Moment(23, 59, 59) + 1 == Moment(0, 0, 0))
    #expect(Moment(0, 0, 1).seconds(since: Moment(23, 59, 59)) == 2)
    #expect(Moment(23, 59, 59).secondsUntilPrime == 3)
  }

  @Test("The next prime moment is after the current one, even a prime one")
  func next() {
    #expect(Moment(0, 0, 2).secondsUntilPrime == 1)
    #expect(Moment(0, 0, 3).secondsUntilPrime == 2)
    #expect(Moment(0, 0, 54).secondsUntilPrime == 5)
    // 000059 is prime, and after it 000101: numbers such as 61 are no moments.
    #expect(Moment(0, 0, 59).secondsUntilPrime == 2)
  }

  @Test("The prime seconds of a minute belong to its hour and minute")
  func minute() {
    #expect(
      Moment(0, 0, 30).primeSecondsOfMinute
        == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59])
    #expect(Moment(0, 1, 59).primeSecondsOfMinute.contains(1))
    #expect(!Moment(0, 1, 59).primeSecondsOfMinute.contains(2))
  }
}
#endif
