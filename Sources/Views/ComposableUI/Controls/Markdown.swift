#if PortableViews
/// A parser for the markup in localized text: bold, italic, code, strikethrough and links.
struct Markdown {
  private var characters: ArraySlice<Character>
  private var runs: [TextRun] = []
  /// The character before the slice.
  private var previous: Character = " "

  /// Parses a text into styled parts; empty if the text has no markup.
  static func runs(of pattern: String) -> [TextRun] {
    guard mayHaveMarkup(pattern) else { return [] }
    var parser = Self(characters: Array(pattern)[...])
    parser.parse(TextRun(string: ""))
    if parser.runs.count == 1, parser.runs[0].string == pattern, parser.runs[0].style.isEmpty {
      return []
    }
    return parser.runs
  }

  /// Escapes markup characters so that the text parses as plain text.
  static func escaped(_ text: String) -> String {
    guard mayHaveMarkup(text) else { return text }
    return text.reduce(into: "") { result, character in
      if "*_`~[]\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  /// Whether a text contains a markup character; a fast check of its UTF-8 bytes.
  static func mayHaveMarkup(_ text: String) -> Bool {
    text.utf8.contains {
      switch $0 {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  private mutating func parse(_ look: TextRun) {
    while let character = characters.first {
      if character == "\\", let next = characters.dropFirst().first, !next.isLetter,
        !next.isNumber, !next.isWhitespace
      {
        characters.removeFirst(2)
        append(next, look)
      } else if !parseMarked(look), !parseLink(look) {
        characters.removeFirst()
        append(character, look)
      }
    }
  }

  private mutating func parseMarked(_ look: TextRun) -> Bool {
    for mark in Mark.all where characters.starts(with: mark.sign) {
      let rest = characters.dropFirst(mark.sign.count)
      guard let first = rest.first,
        mark.isCode || !first.isWhitespace && first != mark.sign.first,
        mark.sign.first != "_" || !(previous.isLetter || previous.isNumber),
        let end = mark.end(in: rest)
      else { continue }
      var inner = Self(characters: rest[..<end])
      var innerLook = look
      mark.apply(to: &innerLook.style)
      if mark.isCode {
        innerLook.string = String(rest[..<end])
        inner.runs = [innerLook]
      } else {
        inner.parse(innerLook)
      }
      for run in inner.runs { append(run) }
      characters = rest[end...].dropFirst(mark.sign.count)
      return true
    }
    return false
  }

  private mutating func parseLink(_ look: TextRun) -> Bool {
    guard characters.first == "[", let close = characters.firstIndex(of: "]"),
      characters[close...].dropFirst().first == "(",
      let end = characters[close...].firstIndex(of: ")")
    else { return false }
    var link = look
    link.string = String(characters[characters.startIndex..<close].dropFirst())
    link.destination = String(characters[close..<end].dropFirst(2))
    guard link.destination?.isEmpty == false else { return false }
    append(link)
    characters = characters[end...].dropFirst()
    return true
  }

  private mutating func append(_ character: Character, _ look: TextRun) {
    previous = character
    var run = look
    run.string = String(character)
    append(run)
  }

  private mutating func append(_ run: TextRun) {
    if let last = runs.last, last.style == run.style, last.destination == run.destination,
      run.destination == nil
    {
      runs[runs.count - 1].string += run.string
    } else {
      runs.append(run)
    }
    previous = run.string.last ?? previous
  }
}

/// A delimiter around marked text, and the style that it applies.
private struct Mark {
  let sign: [Character]
  let isCode: Bool
  let apply: (inout ElementStyle) -> Void

  func apply(to style: inout ElementStyle) { apply(&style) }

  /// Returns the index of the closing delimiter, or `nil` if there is none.
  func end(in text: ArraySlice<Character>) -> ArraySlice<Character>.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\\", !isCode {
        index += 2
        continue
      }
      if text[index...].starts(with: sign), index > text.startIndex,
        isClosing(at: index, in: text)
      {
        return index
      }
      // A doubled delimiter is skipped as a whole: `**` is not `*` twice.
      let isLonger = sign.count == 1 && !isCode && text[index...].starts(with: sign + sign)
      index += isLonger ? 2 : 1
    }
    return nil
  }

  private func isClosing(at index: Int, in text: ArraySlice<Character>) -> Bool {
    if isCode { return true }
    if text[index - 1].isWhitespace { return false }
    if sign.count == 1, text[index...].starts(with: sign + sign) { return false }
    guard sign.first == "_" else { return true }
    let next = text[index...].dropFirst(sign.count).first
    return next.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  static var all: [Mark] {
    func font(_ change: @escaping (inout ElementFont) -> Void) -> (inout ElementStyle) -> Void {
      { style in
        var font = style.font ?? ElementFont()
        change(&font)
        style.font = font
      }
    }
    let bold = font { $0.weight = 700 }
    let italic = font { $0.isItalic = true }
    return [
      Mark(sign: ["`"], isCode: true, apply: font { $0.design = .monospaced }),
      Mark(sign: ["*", "*", "*"], isCode: false) { style in
        bold(&style)
        italic(&style)
      },
      Mark(sign: ["*", "*"], isCode: false, apply: bold),
      Mark(sign: ["_", "_"], isCode: false, apply: bold),
      Mark(sign: ["*"], isCode: false, apply: italic),
      Mark(sign: ["_"], isCode: false, apply: italic),
      Mark(sign: ["~", "~"], isCode: false) { style in
        style.textDecoration = ElementTextDecoration(
          isUnderlined: style.textDecoration?.isUnderlined == true, isStruckThrough: true,
          color: style.textDecoration?.color)
      },
    ]
  }
}
#endif
