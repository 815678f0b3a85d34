#if PortableViews
public import ComposableUI

/// The measures of text, which a layout needs and a renderer knows.
public protocol TextMeasurer: Sendable {
  /// Returns the size of a text.
  ///
  /// - Parameters:
  ///   - text: The text, with line feeds between its paragraphs.
  ///   - font: The font; a size or a text style, and a weight.
  ///   - width: The width at which lines are broken; `nil` for one line a paragraph.
  ///   - lineLimit: The most lines; `nil` for any number.
  func size(of text: String, font: ElementFont, width: Double?, lineLimit: Int?) -> CGSize

  /// The distance from the top of a line to its baseline.
  func baseline(of font: ElementFont) -> Double
}

/// Measures that are the same on every machine: a width for each class of characters.
///
/// They resemble a browser's sans-serif font, and are for tests and renderers without fonts.
public struct FixedTextMeasurer: TextMeasurer {
  /// Creates the measures.
  public init() {}

  /// Returns the size of a text whose lines are broken between words, or inside of a long one.
  public func size(
    of text: String, font: ElementFont, width: Double?, lineLimit: Int?
  ) -> CGSize {
    let size = Self.pointSize(of: font)
    let limit = width ?? .infinity
    let spacing = font.letterSpacing ?? 0
    var lines: [Double] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += Self.lines(of: paragraph, pointSize: size, spacing: spacing, width: limit)
    }
    if let lineLimit, lineLimit > 0, lines.count > lineLimit {
      // The last line shown ends with an ellipsis, and takes the whole width.
      lines = Array(lines.prefix(lineLimit))
      if limit.isFinite { lines[lineLimit - 1] = limit }
    }
    let between = Double(max(lines.count - 1, 0)) * (font.lineSpacing ?? 0)
    return CGSize(
      width: max(lines.max() ?? 0, 0),
      height: max(Double(lines.count) * TextEstimate.lineHeight(of: font) + between, 0))
  }

  /// The distance from the top of a line to its baseline; capital letters, 0.7 of the font's size high,
  /// are in the middle of the line.
  public func baseline(of font: ElementFont) -> Double {
    TextEstimate.baseline(of: font)
  }

  /// The widths of a paragraph's lines.
  private static func lines(
    of paragraph: Substring, pointSize: Double, spacing: Double, width limit: Double
  ) -> [Double] {
    func width(of character: Character) -> Double {
      TextEstimate.advance(of: character) * pointSize + spacing
    }
    var lines: [Double] = []
    var (line, spaces) = (0.0, 0.0)
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.reduce(0) { $0 + width(of: $1) }
      if line > 0, line + spaces + length > limit {
        lines.append(line)
        (line, spaces) = (0, 0)
      }
      if length > limit, limit > 0 {
        // A word that is wider than the line is broken between its characters.
        for character in word {
          let advance = width(of: character)
          if line > 0, line + advance > limit {
            lines.append(line)
            line = 0
          }
          line += advance
        }
      } else {
        line += spaces + length
      }
      spaces = width(of: " ")
    }
    return lines + [line]
  }

  /// The size of a font in points.
  static func pointSize(of font: ElementFont) -> Double { TextEstimate.pointSize(of: font) }
}
#endif
