#if PortableViews
import Foundation

/// The texts of one table by key and language, decoded from an `.xcstrings` file of Xcode.
package struct StringCatalog: Sendable, Decodable {
  /// The language that the keys are written in.
  package let sourceLanguage: String
  private let strings: [String: Entry]

  /// The languages of the texts and of the keys.
  package var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { $0.formUnion($1.localizations.keys) }
  }

  /// Returns the user's most preferred language that the catalogue has, with the user's region; the
  /// language of the keys if it has none.
  package func locale(preferred: [String]) -> Locale {
    let languages = languages
    for tag in preferred {
      let locale = Locale(identifier: tag.replacing("-", with: "_"))
      if Self.candidates(locale).contains(where: languages.contains) { return locale }
    }
    return Locale(identifier: sourceLanguage)
  }

  /// Returns the text of a key in the language nearest to a locale's, or in the keys' language.
  func translation(of key: String, in locale: Locale) -> Translation? {
    guard let entry = strings[key] else { return nil }
    for language in Self.candidates(locale) + [sourceLanguage] {
      if let translation = entry.localizations[language]?.translation(language: language) {
        return translation
      }
      if language == sourceLanguage { return nil }
    }
    return nil
  }

  /// Returns a catalogue's possible identifiers of a locale's language, the most precise first.
  static func candidates(_ locale: Locale) -> [String] {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return [] }
    let region = locale.region?.identifier
    let script = language.script?.identifier
    var candidates: [String] = []
    if let script, let region { candidates.append("\(code)-\(script)-\(region)") }
    if let region { candidates.append("\(code)-\(region)") }
    if let script { candidates.append("\(code)-\(script)") }
    return candidates + [code]
  }

  /// A text in one language, with its forms for different numbers.
  struct Translation: Sendable {
    let language: String
    fileprivate let localization: LocalizedEntry

    func format(for arguments: [LocalizedArgument]) -> LocalizedTemplate.Format {
      let number = arguments.lazy.compactMap(\.number).first
      var format = LocalizedTemplate.Format(localization.value(for: number, language) ?? "")
      for (name, substitution) in localization.substitutions ?? [:] {
        let index = (substitution.argNum ?? 1) - 1
        let argument = arguments.indices.contains(index) ? arguments[index] : nil
        var part = LocalizedTemplate.Format(
          substitution.variations.value(for: argument?.number, language) ?? "")
        part.argument = argument
        format.substitutions[name] = part
      }
      return format
    }
  }
}

extension StringCatalog {
  fileprivate struct Entry: Sendable, Decodable {
    let localizations: [String: LocalizedEntry]

    enum CodingKeys: CodingKey {
      case localizations
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      localizations =
        try container.decodeIfPresent([String: LocalizedEntry].self, forKey: .localizations) ?? [:]
    }
  }

  fileprivate struct LocalizedEntry: Sendable, Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// Returns the translation; `nil` if the text is not translated yet.
    func translation(language: String) -> Translation? {
      let isTranslated = variations != nil || stringUnit.map { $0.state != "new" } == true
      return isTranslated ? Translation(language: language, localization: self) : nil
    }

    func value(for number: Double?, _ language: String) -> String? {
      stringUnit?.value ?? variations?.value(for: number, language)
    }
  }

  fileprivate struct StringUnit: Sendable, Decodable {
    let state: String?
    let value: String
  }

  fileprivate struct Substitution: Sendable, Decodable {
    let argNum: Int?
    let variations: Variations
  }

  /// The forms of a text by number or by device; of devices, the form for "other" is used.
  fileprivate final class Variations: Sendable, Decodable {
    let plural: [String: Form]?
    let device: [String: Form]?

    func value(for number: Double?, _ language: String) -> String? {
      if let plural {
        let form = PluralForm(of: number ?? 0, in: language)
        // A translator may give a form for zero in any language.
        let zero = number == 0 ? plural["zero"] : nil
        return (zero ?? plural[form.rawValue] ?? plural["other"])?.value(for: number, language)
      }
      return (device?["other"] ?? device?["mac"])?.value(for: number, language)
    }
  }

  fileprivate struct Form: Sendable, Decodable {
    let stringUnit: StringUnit?
    let variations: Variations?

    func value(for number: Double?, _ language: String) -> String? {
      stringUnit?.value ?? variations?.value(for: number, language)
    }
  }
}
#endif
