#if PortableViews
import Foundation

/// A key to look up, with its table, bundle and default value.
struct LocalizedTemplate: Hashable, Sendable {
  var key: LocalizedStringKey
  /// The circumstances of the look-up, without which most keys are.
  var lookup: Lookup {
    get { boxedLookup?.value ?? Lookup() }
    set { boxedLookup = newValue == Lookup() ? nil : .value(newValue) }
  }

  private var boxedLookup: BoxedLookup?

  /// The circumstances in which a key is looked up.
  struct Lookup: Hashable, Sendable {
    /// The name of the table; `Localizable` if `nil`.
    var table: String?
    /// The URL of the bundle that holds the table; if `nil`, the views' catalogues are searched.
    var bundle: URL?
    /// The language; the user's if `nil`.
    var locale: Locale?
    /// The text if no catalogue has the key; the key itself if `nil`.
    var defaultValue: LocalizedStringKey?
    /// The word whose text shows if no catalogue has the key.
    var word: BuiltInWord?
  }

  /// Circumstances outside of the template, to keep texts without them small.
  private indirect enum BoxedLookup: Hashable, Sendable {
    case value(Lookup)

    var value: Lookup {
      switch self {
      case .value(let value): value
      }
    }
  }

  /// Creates a template of a built-in word.
  init(_ word: BuiltInWord) {
    self.init(LocalizedStringKey(word.rawValue))
    lookup.word = word
  }

  init(_ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil) {
    self.key = key
    guard table != nil || bundle != nil else { return }
    lookup = Lookup(table: table, bundle: bundle?.bundleURL)
  }

  /// Whether no value is a text, which may change with time.
  var isTimeless: Bool {
    func isTimeless(_ key: LocalizedStringKey?) -> Bool {
      key?.arguments.allSatisfy { if case .text = $0 { false } else { true } } ?? true
    }
    return isTimeless(key) && isTimeless(boxedLookup?.value.defaultValue)
  }

  /// Returns the text in a language, and the Markdown source of the text if it has markup, in which
  /// arguments are escaped.
  func text(in localization: Localization) -> (string: String, pattern: String?) {
    // Not `lookup`, which makes and copies one for every text.
    let lookup = boxedLookup?.value
    if let locale = lookup?.locale, locale != localization.locale {
      var localization = localization
      localization.locale = locale
      return text(in: localization)
    }
    if let value = key.onlyValue, lookup == nil, localization.modules.isEmpty {
      return (value.text(for: key.key[...], in: localization), nil)
    }
    let entry = localization.entry(of: key.key, table: lookup?.table, bundle: lookup?.bundle)
    if entry == nil, let word = lookup?.word {
      return (word.text(in: BuiltInLanguage(of: localization.locale?.identifier)), nil)
    }
    let shown = entry.map { $0.format(for: key.arguments) }
    let source = shown == nil ? lookup?.defaultValue ?? key : key
    let format = shown ?? Format(source.key)
    let arguments = source.arguments
    guard !arguments.isEmpty else {
      return (format.text, Markdown.mayHaveMarkup(format.text) ? format.text : nil)
    }
    let string = format.filled(with: arguments, in: localization) { $0 }
    guard Markdown.mayHaveMarkup(format.text) else { return (string, nil) }
    return (string, format.filled(with: arguments, in: localization, escape: Markdown.escaped))
  }
}

extension LocalizedStringKey {
  /// The value of a key that is one placeholder, as in `Text("\(count)")`, without a search for it.
  fileprivate var onlyValue: LocalizedArgument? {
    guard key == "%lld" || key == "%@", arguments.count == 1 else { return nil }
    return arguments[0]
  }
}

extension LocalizedTemplate {
  /// A text with placeholders, and the formats of its named placeholders.
  struct Format {
    var text: String
    /// The formats of placeholders such as `%#@name@`, keyed by name.
    var substitutions: [String: Format] = [:]
    /// The argument for `%arg`.
    var argument: LocalizedArgument?

    init(_ text: String) {
      self.text = text
    }
  }
}

extension LocalizedTemplate.Format {
  /// Returns the text with arguments in place of its placeholders.
  ///
  /// A placeholder without an argument stays unchanged.
  func filled(
    with arguments: [LocalizedArgument], in localization: Localization,
    escape: (String) -> String
  ) -> String {
    var result = ""
    var next = 0
    // Bytes, as placeholders are ASCII, and to find characters takes many times as long.
    var rest = text[...].utf8
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result.append(contentsOf: Substring(rest[..<percent]))
      rest = rest[percent...]
      let kind = rest.dropFirst().first
      if kind == UInt8(ascii: "%") {
        result.append("%")
        rest = rest.dropFirst(2)
      } else if let argument, rest.starts(with: "%arg".utf8) {
        result.append(escape(argument.text(for: "%lld", in: localization)))
        rest = rest.dropFirst(4)
      } else if kind == UInt8(ascii: "#"), let name = rest.substitutionName {
        let part = substitutions[String(name)]
        result.append(part?.filled(with: arguments, in: localization, escape: escape) ?? "")
        rest = rest[name.endIndex...].dropFirst()
      } else if let placeholder = rest.placeholder {
        let index = placeholder.position.map { $0 - 1 } ?? next
        if placeholder.position == nil { next += 1 }
        result.append(
          arguments.indices.contains(index)
            ? escape(arguments[index].text(for: placeholder.text, in: localization))
            : String(placeholder.text))
        rest = rest[placeholder.text.endIndex...]
      } else {
        result.append("%")
        rest = rest.dropFirst()
      }
    }
    result.append(contentsOf: Substring(rest))
    return result
  }
}

extension Substring.UTF8View {
  /// The name in `%#@name@`.
  fileprivate var substitutionName: Substring? {
    guard starts(with: "%#@".utf8) else { return nil }
    let rest = dropFirst(3)
    return rest.firstIndex(of: UInt8(ascii: "@")).map { Substring(rest[..<$0]) }
  }

  /// The placeholder at the start, such as `%@`, `%2$lld` or `%.1f`.
  fileprivate var placeholder: (text: Substring, position: Int?)? {
    var index = self.index(after: startIndex)
    var number = 0
    var position: Int?
    while index < endIndex {
      let byte = Unicode.Scalar(self[index])
      index = self.index(after: index)
      switch byte {
      // Longer numbers than this name no argument.
      case "0"..."9": number = Swift.min(number, 1_000_000) * 10 + Int(byte.value - 48)
      case "$":
        guard number > 0, position == nil else { return nil }
        position = number
        number = 0
      case ".", "-", "+", "#", "'", "l", "h", "q", "z", "L": continue
      case "@", "d", "i", "u", "f", "F", "e", "E", "g", "G", "x", "X", "o", "a", "A", "c", "s":
        return (Substring(self[..<index]), position)
      default: return nil
      }
    }
    return nil
  }
}
#endif
