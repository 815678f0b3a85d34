/// Returns a number as people write it in an enumeration: 1st, 2nd, 3rd, 4th, 11th, 21st, 112th.
public func ordinal(_ number: Int) -> String {
  let lastTwoDigits = number.magnitude % 100
  let suffix =
    switch (lastTwoDigits / 10, lastTwoDigits % 10) {
    case (1, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  return "\(number)\(suffix)"
}
