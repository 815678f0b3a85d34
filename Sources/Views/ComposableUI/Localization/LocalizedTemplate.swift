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
    if lookup == nil, localization.modules.isEmpty {
      if let value = key.onlyValue {
        return (value.text(for: key.key, in: localization), nil)
      }
      return Format(key.key).text(with: key.arguments, in: localization)
    }
    let entry = localization.entry(of: key.key, table: lookup?.table, bundle: lookup?.bundle)
    if entry == nil, let word = lookup?.word {
      return (word.text(in: BuiltInLanguage(of: localization.locale?.identifier)), nil)
    }
    let shown = entry.map { $0.format(for: key.arguments) }
    let source = shown == nil ? lookup?.defaultValue ?? key : key
    // A key without a translation is in the language of the code, which is taken for English.
    let isEnglish =
      shown == nil || localization.locale?.identifier.hasPrefix("en") ?? true
    return (shown ?? Format(source.key))
      .text(with: source.arguments, in: localization, isEnglish: isEnglish)
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
  /// Returns the text with arguments, and its Markdown source if it has markup.
  fileprivate func text(
    with arguments: [LocalizedArgument], in localization: Localization, isEnglish: Bool = true
  ) -> (string: String, pattern: String?) {
    let hasMarkup = Markdown.mayHaveMarkup(text)
    guard !arguments.isEmpty || hasMarkup else { return (text, nil) }
    let string =
      arguments.isEmpty ? text : filled(with: arguments, in: localization) { $0 }
    guard hasMarkup else { return (string, nil) }
    let pattern =
      arguments.isEmpty
      ? text : filled(with: arguments, in: localization, escape: Markdown.escaped)
    guard text.contains("^[") else { return (string, pattern) }
    let inflected = Inflection.resolved(pattern, isEnglish: isEnglish)
    return (
      Inflection.resolved(string, isEnglish: isEnglish),
      Markdown.mayHaveMarkup(inflected) ? inflected : nil
    )
  }

  /// Returns the text with arguments in place of its placeholders.
  ///
  /// A placeholder without an argument stays unchanged.
  func filled(
    with arguments: [LocalizedArgument], in localization: Localization,
    escape: (String) -> String
  ) -> String {
    // Bytes, as placeholders are ASCII, and to find characters takes many times as long.
    var text = text
    return text.withUTF8 { bytes in
      var result = ""
      var next = 0
      var end = 0
      while let percent = bytes[end...].firstIndex(of: UInt8(ascii: "%")) {
        result.append(bytes.string(end..<percent))
        let rest = bytes[percent...]
        let kind = percent + 1 < bytes.count ? bytes[percent + 1] : 0
        if kind == UInt8(ascii: "%") {
          result.append("%")
          end = percent + 2
        } else if let argument, rest.starts(with: "%arg".utf8) {
          result.append(escape(argument.text(for: "%lld", in: localization)))
          end = percent + 4
        } else if kind == UInt8(ascii: "#"), let name = rest.substitutionName {
          let part = substitutions[bytes.string(name)]
          result.append(part?.filled(with: arguments, in: localization, escape: escape) ?? "")
          end = name.upperBound + 1
        } else if let placeholder = rest.placeholder {
          let index = placeholder.position.map { $0 - 1 } ?? next
          if placeholder.position == nil { next += 1 }
          let text = bytes.string(percent..<placeholder.end)
          result.append(
            arguments.indices.contains(index)
              ? escape(arguments[index].text(for: text, in: localization)) : text)
          end = placeholder.end
        } else {
          result.append("%")
          end = percent + 1
        }
      }
      result.append(bytes.string(end..<bytes.count))
      return result
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func string(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The place of the name in `%#@name@`.
  fileprivate var substitutionName: Range<Int>? {
    guard starts(with: "%#@".utf8) else { return nil }
    let start = startIndex + 3
    return self[start...].firstIndex(of: UInt8(ascii: "@")).map { start..<$0 }
  }

  /// The end and the position of the placeholder at the start, such as `%@`, `%2$lld` or `%.1f`.
  fileprivate var placeholder: (end: Int, position: Int?)? {
    var number = 0
    var position: Int?
    for index in (startIndex + 1)..<endIndex {
      let byte = Unicode.Scalar(self[index])
      switch byte {
      // Longer numbers than this name no argument.
      case "0"..."9": number = Swift.min(number, 1_000_000) * 10 + Int(byte.value - 48)
      case "$":
        guard number > 0, position == nil else { return nil }
        position = number
        number = 0
      case ".", "-", "+", "#", "'", "l", "h", "q", "z", "L": continue
      case "@", "d", "i", "u", "f", "F", "e", "E", "g", "G", "x", "X", "o", "a", "A", "c", "s":
        return (index + 1, position)
      default: return nil
      }
    }
    return nil
  }
}
#endif
