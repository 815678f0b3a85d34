public import Foundation

extension TextState {
  package enum Modifier: Hashable, Sendable {
    case accessibilityHeading(AccessibilityHeadingLevel)
    case accessibilityLabel(TextState)
    case accessibilityTextContentType(AccessibilityTextContentType)
    case baselineOffset(CGFloat)
    case bold(isActive: Bool)
    case font(Appearance?)
    case fontWeight(Appearance?)
    case fontWidth(FontWidth?)
    case foregroundColor(Appearance?)
    case italic(isActive: Bool)
    case kerning(CGFloat)
    case monospacedDigit
    case speechAdjustedPitch(Double)
    case speechAlwaysIncludesPunctuation(Bool)
    case speechAnnouncementsQueued(Bool)
    case speechSpellsOutCharacters(Bool)
    case strikethrough(isActive: Bool, pattern: LineStylePattern?, color: Appearance?)
    case tracking(CGFloat)
    case underline(isActive: Bool, pattern: LineStylePattern?, color: Appearance?)
  }

  /// Moves the text up from its baseline by a number of points, or down if negative.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self {
    modified(by: .baselineOffset(baselineOffset))
  }

  /// Makes the text bold.
  public func bold() -> Self {
    modified(by: .bold(isActive: true))
  }

  /// Sets whether the text is bold.
  public func bold(_ isActive: Bool) -> Self {
    modified(by: .bold(isActive: isActive))
  }

  /// Sets the width of the letters.
  public func fontWidth(_ width: FontWidth?) -> Self {
    modified(by: .fontWidth(width))
  }

  /// Makes the text italic.
  public func italic() -> Self {
    modified(by: .italic(isActive: true))
  }

  /// Sets whether the text is italic.
  public func italic(_ isActive: Bool) -> Self {
    modified(by: .italic(isActive: isActive))
  }

  /// Adds space between the letters, in points, and keeps ligatures.
  public func kerning(_ kerning: CGFloat) -> Self {
    modified(by: .kerning(kerning))
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Self {
    modified(by: .monospacedDigit)
  }

  /// Sets whether a line strikes the text through.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStylePattern? = nil) -> Self {
    modified(by: .strikethrough(isActive: isActive, pattern: pattern, color: nil))
  }

  /// Adds space between the letters, in points.
  public func tracking(_ tracking: CGFloat) -> Self {
    modified(by: .tracking(tracking))
  }

  /// Sets whether the text is underlined.
  public func underline(_ isActive: Bool = true, pattern: LineStylePattern? = nil) -> Self {
    modified(by: .underline(isActive: isActive, pattern: pattern, color: nil))
  }
}
