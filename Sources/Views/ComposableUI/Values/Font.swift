#if PortableViews
/// A font, given by a text style or by a size in points.
public struct Font: Hashable, Sendable {
  package var element: ElementFont
  package var isMonospacedDigit = false

  package init(element: ElementFont) {
    self.element = element
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    package let value: Int

    /// The weight 100 of 100 to 900.
    public static let ultraLight = Self(value: 100)
    /// The weight 200 of 100 to 900.
    public static let thin = Self(value: 200)
    /// The weight 300 of 100 to 900.
    public static let light = Self(value: 300)
    /// The weight 400 of 100 to 900.
    public static let regular = Self(value: 400)
    /// The weight 500 of 100 to 900.
    public static let medium = Self(value: 500)
    /// The weight 600 of 100 to 900.
    public static let semibold = Self(value: 600)
    /// The weight 700 of 100 to 900.
    public static let bold = Self(value: 700)
    /// The weight 800 of 100 to 900.
    public static let heavy = Self(value: 800)
    /// The weight 900 of 100 to 900.
    public static let black = Self(value: 900)
  }

  /// The shape of a font's letters.
  public enum Design: Hashable, Sendable {
    case `default`, monospaced, rounded, serif

    package var element: ElementFont.Design {
      switch self {
      case .default: .default
      case .monospaced: .monospaced
      case .rounded: .rounded
      case .serif: .serif
      }
    }
  }

  /// The purpose of a text, which decides its size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    package var element: ElementFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// A system font of a size in points.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(element: ElementFont(size: size, weight: weight?.value, design: design?.element))
  }

  /// A system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      element: ElementFont(
        textStyle: style.element, weight: weight?.value, design: design?.element))
  }

  /// A font of a size in points; browsers of visitors do not have an app's fonts, so that the
  /// letters are the system's.
  public static func custom(_ name: String, size: Double) -> Font { system(size: size) }

  /// A font of a size in points, with the letters of the system.
  public static func custom(_ name: String, fixedSize: Double) -> Font { system(size: fixedSize) }

  /// A font of a size in points, with the letters of the system; the size does not scale with the
  /// text style.
  public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle) -> Font {
    system(size: size)
  }

  /// Returns the font with bold letters.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font with slanted letters.
  public func italic() -> Font { with { $0.element.isItalic = true } }

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.element.weight = weight.value } }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { with { $0.element.design = .monospaced } }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { with { $0.isMonospacedDigit = true } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// The font of a large title.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of a first-level title.
  public static let title = Font.system(.title)
  /// The font of a second-level title.
  public static let title2 = Font.system(.title2)
  /// The font of a third-level title.
  public static let title3 = Font.system(.title3)
  /// The font of a headline.
  public static let headline = Font.system(.headline)
  /// The font of a subheadline.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text.
  public static let body = Font.system(.body)
  /// The font of a callout.
  public static let callout = Font.system(.callout)
  /// The font of a footnote.
  public static let footnote = Font.system(.footnote)
  /// The font of a caption.
  public static let caption = Font.system(.caption)
  /// The font of a smaller caption.
  public static let caption2 = Font.system(.caption2)
}
#endif
