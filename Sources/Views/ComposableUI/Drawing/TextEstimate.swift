#if PortableViews
extension ElementFont {
  /// Returns a text in the case in which its letters are drawn.
  package func cased(_ text: String) -> String {
    switch letterCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .asWritten, nil: text
    }
  }
}

/// Measures of text from a table of widths of characters, the same on every machine.
///
/// They resemble a browser's sans-serif font.
package enum TextEstimate {
  /// Returns the lines of a text, broken between words that do not fit into a width.
  package static func lines(of text: String, font: ElementFont, width limit: Double) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line: Substring = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? word : line + " " + word
        if !line.isEmpty, width(of: longer, font: font) > limit {
          lines.append(String(line))
          line = word
        } else {
          line = longer
        }
      }
      lines.append(String(line))
    }
    return lines
  }

  /// Returns the width of a text on one line.
  package static func width(of text: some StringProtocol, font: ElementFont) -> Double {
    let (size, spacing) = (pointSize(of: font), font.letterSpacing ?? 0)
    return text.reduce(0) { $0 + advance(of: $1) * size + spacing }
  }

  /// The distance between the tops of two lines, in whole points.
  package static func lineHeight(of font: ElementFont) -> Double {
    let ratio: Double =
      switch font.textStyle {
      case .largeTitle, .title: 1.2
      case .title2, .title3: 1.25
      default: 1.35
      }
    return (pointSize(of: font) * ratio).rounded()
  }

  /// The distance from the top of a line to its baseline; capital letters, 0.7 of the font's size high,
  /// are in the middle of the line.
  package static func baseline(of font: ElementFont) -> Double {
    (lineHeight(of: font) + pointSize(of: font) * 0.7) / 2
  }

  /// The width of a character as a share of the font's size.
  package static func advance(of character: Character) -> Double {
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
  package static func pointSize(of font: ElementFont) -> Double {
    if let size = font.size { return size.isFinite ? min(max(size, 1), 1_000) : 17 }
    return (font.typeSize ?? .large).pointSize(of: font.textStyle ?? .body)
  }
}
#endif
