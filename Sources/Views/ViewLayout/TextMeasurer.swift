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
/// They resemble those of a browser's sans-serif font, and are for tests and renderers without fonts.
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
      height: max(Double(lines.count) * Self.lineHeight(of: font) + between, 0))
  }

  /// The distance from the top of a line to its baseline; capital letters, 0.7 of the font's size high,
  /// are in the middle of the line.
  public func baseline(of font: ElementFont) -> Double {
    (Self.lineHeight(of: font) + Self.pointSize(of: font) * 0.7) / 2
  }

  /// The height of a line, as a browser's style sheet has it, in whole points.
  private static func lineHeight(of font: ElementFont) -> Double {
    let ratio: Double =
      switch font.textStyle {
      case .largeTitle, .title: 1.2
      case .title2, .title3: 1.25
      default: 1.35
      }
    return (pointSize(of: font) * ratio).rounded()
  }

  /// The widths of a paragraph's lines.
  private static func lines(
    of paragraph: Substring, pointSize: Double, spacing: Double, width limit: Double
  ) -> [Double] {
    func width(of character: Character) -> Double { advance(of: character) * pointSize + spacing }
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

  /// The width of a character as a share of the font's size.
  private static func advance(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar {
    case "i", "l", "j", "I", ".", ",", ":", ";", "'", "|", "!": return 0.25
    case " ", "t", "f", "r", "(", ")", "-": return 0.3
    case "m", "w", "M", "W", "@": return 0.85
    default: break
    }
    if scalar.properties.isEmojiPresentation || isWide(scalar) { return 1 }
    return scalar.properties.isUppercase ? 0.65 : 0.5
  }

  /// Whether a scalar is in a block of East Asian characters, which are twice as wide as others.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The size of a font in points.
  static func pointSize(of font: ElementFont) -> Double {
    if let size = font.size { return size.isFinite ? min(max(size, 1), 1_000) : 17 }
    return switch font.textStyle ?? .body {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
#endif
