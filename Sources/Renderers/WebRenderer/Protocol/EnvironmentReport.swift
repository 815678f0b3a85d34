#if PortableViews && Web
import ComposableUI
import Foundation

/// A browser's report of its window and its user, which may be partial or nonsense.
///
/// The text has the form of a URL's query: `width=1280&scheme=dark&zone=Europe%2FBerlin`. It is the
/// same in messages and in the cookie. Unknown names and invalid values are ignored one by one: a
/// browser may know a time zone that this system does not.
struct EnvironmentReport: Sendable {
  /// The greatest length of a report, in bytes.
  static let maximumLength = 1024

  /// The greatest width and height of a window, in points.
  static let maximumSide = 32_767.0

  private var values: [Substring: String] = [:]

  /// Reads a report; `nil` if it is too long.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count <= Self.maximumLength else { return nil }
    for pair in String(text).split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1)
      guard halves.count == 2, let value = halves[1].removingPercentEncoding else { continue }
      values[halves[0]] = value
    }
  }

  /// Returns an environment with the valid values of the report.
  func applied(to old: RendererEnvironment) -> RendererEnvironment {
    var new = old
    new.width = length("width") ?? old.width
    new.height = length("height") ?? old.height
    new.displayScale = scale ?? old.displayScale
    new.colorScheme = choice("scheme", ["light": .light, "dark": .dark]) ?? old.colorScheme
    new.scenePhase =
      choice("phase", ["active": .active, "background": .background])
      ?? old.scenePhase
    new.reducesMotion = choice("motion", ["full": false, "reduced": true]) ?? old.reducesMotion
    if let pointer = choice("pointer", Self.pointers) {
      new.pointer = pointer
      // Browsers do not tell. A device with a mouse usually has a keyboard.
      new.hasKeyboard = pointer == .fine
    }
    new.timeZone = timeZone ?? old.timeZone
    let languages = AcceptedLanguages.read(values["languages"])
    if !languages.isEmpty { new.languages = languages }
    return new
  }

  private static let pointers: [String: RendererEnvironment.Pointer] = [
    "none": .none, "coarse": .coarse, "fine": .fine,
  ]

  private func choice<Value>(_ name: Substring, _ choices: [String: Value]) -> Value? {
    values[name].flatMap { choices[$0] }
  }

  private func length(_ name: Substring) -> Double? {
    number(name, in: 1...Self.maximumSide).map { $0.rounded() }
  }

  private var scale: Double? { number("scale", in: 0.1...16) }

  private func number(_ name: Substring, in range: ClosedRange<Double>) -> Double? {
    guard let text = values[name], text.utf8.count <= 20, let number = Double(text),
      range.contains(number)
    else { return nil }
    return number
  }

  /// The time zone, if this system knows it.
  private var timeZone: TimeZone? {
    guard let name = values["zone"], (1...64).contains(name.utf8.count),
      // A name may become a path of a file: it has no dots.
      name.utf8.allSatisfy({ Character(UnicodeScalar($0)).isTimeZoneCharacter })
    else { return nil }
    return TimeZone(identifier: name)
  }
}

extension Character {
  fileprivate var isTimeZoneCharacter: Bool {
    isASCII && (isLetter || isNumber || "/_+-".contains(self))
  }
}
#endif
