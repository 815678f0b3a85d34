#if PortableViews && Web
import Foundation

extension Date {
  /// The date in the format of HTTP headers, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// The form is the preferred one of RFC 9110, section 5.6.7.
  var httpText: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .weekday, .hour, .minute, .second], from: self)
    func number(_ part: Int?, digits: Int = 2) -> String {
      let text = String(part ?? 0)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let weekday = Self.weekdays[(parts.weekday ?? 1) - 1]
    let day = "\(number(parts.day)) \(Self.months[(parts.month ?? 1) - 1])"
    let time = "\(number(parts.hour)):\(number(parts.minute)):\(number(parts.second))"
    return "\(weekday), \(day) \(number(parts.year, digits: 4)) \(time) GMT"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
#endif
