#if !canImport(Darwin)
public import Foundation

/// A formatter of people's names, which Foundation declares as unavailable outside Apple's systems.
///
/// ```swift
/// var name = PersonNameComponents()
/// name.givenName = "Ada"
/// name.familyName = "Lovelace"
/// PersonNameComponentsFormatter.localizedString(from: name, style: .abbreviated)  // "AL"
/// ```
///
/// Names in Chinese, Japanese and Korean characters begin with the family's. Others begin with the
/// given name in every language.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // As with all formatters: it is set up first, and may then be used on any thread.

  /// The length of a name.
  public enum Style: Int, Sendable {
    /// The given and the family's name.
    case `default` = 0
    /// The nickname, or else the given name.
    case short = 1
    /// The given and the family's name.
    case medium = 2
    /// All parts but the nickname.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// The choice of the names that are written.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The names as they are pronounced.
    public static let phonetic = Self(rawValue: 2)
  }

  /// The length of names.
  open var style = Style.default
  /// Whether names are written as they are pronounced.
  open var isPhonetic = false
  /// The language, without effect: a name has the order of its characters.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns a name as text.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation : components
    return name.map { $0.text(style) } ?? ""
  }

  /// Returns the name that a text stands for; `nil` for an empty text.
  ///
  /// Titles before a name, such as "Dr.", and after it, such as "Jr.", are known in English.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameComponents(words: string.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Returns a name as text of a length.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}

extension PersonNameComponents {
  /// A style of people's names.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short = 1
      /// The given and the family's name.
      case medium = 2
      /// All parts but the nickname.
      case long = 3
      /// The initials.
      case abbreviated = 4
    }

    /// The length of names.
    public var style: Style
    /// The language, without effect: a name has the order of its characters.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns a name as text.
    public func format(_ value: PersonNameComponents) -> String {
      value.text(PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .default)
    }

    /// Returns the style with another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the given and the family's name.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of people's names, of a length.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension PersonNameComponents {
  private static let prefixes: Set<String> = [
    "dr", "mr", "mrs", "ms", "miss", "mx", "prof", "sir", "dame",
  ]
  private static let suffixes: Set<String> = ["jr", "sr", "esq", "phd", "md", "ii", "iii", "iv"]

  fileprivate init?(words: [String]) {
    func isKnown(_ word: String?, in titles: Set<String>) -> Bool {
      word.map { titles.contains($0.lowercased().filter(\.isLetter)) } ?? false
    }
    guard !words.isEmpty else { return nil }
    var words = words[...]
    self.init()
    if words.count > 1, isKnown(words.first, in: Self.prefixes) { namePrefix = words.removeFirst() }
    if words.count > 1, isKnown(words.last, in: Self.suffixes) { nameSuffix = words.removeLast() }
    if words.count == 1, namePrefix != nil { (familyName, words) = (words.first, []) }
    guard let first = words.popFirst() else { return }
    givenName = first.trimmingCharacters(in: .punctuationCharacters)
    if words.isEmpty, first.hasIdeographs, first.count > 1 {
      (familyName, givenName) = (String(first.prefix(1)), String(first.dropFirst()))
    }
    if let last = words.popLast() { familyName = last }
    if !words.isEmpty { middleName = words.joined(separator: " ") }
  }

  fileprivate func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .short: [nickname, givenName, familyName].compactMap(\.filled).first ?? ""
    case .default, .medium: joined([givenName, familyName])
    case .long: joined([namePrefix, givenName, middleName, familyName, nameSuffix])
    case .abbreviated: initials
    }
  }

  private var isIdeographic: Bool {
    [givenName, familyName].compactMap(\.filled).contains(where: \.hasIdeographs)
  }

  private var initials: String {
    let names = [givenName, familyName].compactMap(\.filled)
    return (isIdeographic ? names.reversed() : names).map { $0.prefix(1).uppercased() }.joined()
  }

  /// Joins the parts; ideographic ones are in the reverse order of given and family's name.
  private func joined(_ parts: [String?]) -> String {
    guard isIdeographic else { return parts.compactMap(\.filled).joined(separator: " ") }
    let core = [familyName, givenName, middleName.flatMap { parts.contains($0) ? $0 : nil }]
    let titles = parts.count > 2 ? [namePrefix, nameSuffix].compactMap(\.filled).joined() : ""
    return core.compactMap(\.filled).joined() + titles
  }
}

extension String? {
  /// The text, if there is one that is not empty.
  fileprivate var filled: String? { self?.isEmpty == false ? self : nil }
}

extension String {
  /// Whether the text has characters of Chinese, Japanese or Korean.
  fileprivate var hasIdeographs: Bool {
    unicodeScalars.contains { scalar in
      scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
        || (0xAC00...0xD7AF).contains(scalar.value)
    }
  }
}
#endif
