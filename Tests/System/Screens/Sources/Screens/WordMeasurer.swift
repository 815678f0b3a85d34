import ComposableUI
import Synchronization
import ViewLayout

/// The measures of a font in a browser.
struct MeasuredFont: Decodable {
  /// The height of a line.
  let lineHeight: Double
  /// The distance from the top of a line to its baseline.
  let baseline: Double
  /// The widths of words, and of a space.
  let widths: [String: Double]
}

/// A measurer of texts that notes each word, and answers with the sizes of a browser if it has them.
final class WordMeasurer: TextMeasurer {
  private let fonts: [String: MeasuredFont]?
  private let noted = Mutex<[String: Set<String>]>([:])

  /// Creates a measurer with a browser's fonts; `nil` for the measures of `FixedTextMeasurer`.
  init(fonts: [String: MeasuredFont]?) {
    self.fonts = fonts
  }

  /// The words that were measured, by their fonts.
  var words: [String: Set<String>] { noted.withLock { $0 } }

  func size(
    of text: String, font: ElementFont, width: Double?, lineLimit: Int?
  ) -> CGSize {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init) }
    noted.withLock {
      $0[Self.key(font), default: [" "]].formUnion(paragraphs.joined())
      $0[Self.key(font), default: []].formUnion(text.filter { $0 != "\n" }.map(String.init))
    }
    guard let measured = fonts?[Self.key(font)] else {
      return FixedTextMeasurer().size(of: text, font: font, width: width, lineLimit: lineLimit)
    }
    var lines = paragraphs.flatMap { measured.lines(of: $0, width: width ?? .infinity) }
    if let lineLimit, lineLimit > 0, lines.count > lineLimit {
      lines = Array(lines.prefix(lineLimit))
      if let width { lines[lineLimit - 1] = width }
    }
    return CGSize(width: lines.max() ?? 0, height: Double(lines.count) * measured.lineHeight)
  }

  func baseline(of font: ElementFont) -> Double {
    fonts?[Self.key(font)]?.baseline ?? FixedTextMeasurer().baseline(of: font)
  }

  /// The font as text style, size, weight and design, each of them `-` if there is none.
  private static func key(_ font: ElementFont) -> String {
    [
      font.textStyle?.rawValue, font.size.map { "\($0)" }, font.weight.map { "\($0)" },
      font.design?.rawValue,
    ].map { $0 ?? "-" }.joined(separator: " ")
  }
}

extension MeasuredFont {
  /// The widths of a paragraph's lines, which are broken between words, or inside of a long one.
  fileprivate func lines(of words: [String], width limit: Double) -> [Double] {
    var lines: [Double] = []
    var line: Double?
    for word in words {
      let length = widths[word] ?? 0
      if length > limit + 0.01 {
        if let line { lines.append(line) }
        let parts = parts(of: word, width: limit)
        lines += parts.dropLast()
        line = parts.last
      } else if let current = line, current + (widths[" "] ?? 0) + length <= limit + 0.01 {
        line = current + (widths[" "] ?? 0) + length
      } else {
        if let line { lines.append(line) }
        line = length
      }
    }
    return lines + [line ?? 0]
  }

  /// The widths of the lines of a word that is wider than a line.
  private func parts(of word: String, width limit: Double) -> [Double] {
    word.map { widths[String($0)] ?? 0 }.reduce(into: []) { parts, width in
      if let last = parts.last, last + width <= limit {
        parts[parts.count - 1] = last + width
      } else {
        parts.append(width)
      }
    }
  }
}
