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

  /// Moves the text up or down from its line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Self {
    modified(by: .baselineOffset(baselineOffset))
  }

  /// Makes the text bold.
  public func bold() -> Self {
    modified(by: .bold(isActive: true))
  }

  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Self {
    modified(by: .bold(isActive: isActive))
  }

  /// Makes the text narrow or wide.
  public func fontWidth(_ width: FontWidth?) -> Self {
    modified(by: .fontWidth(width))
  }

  /// Makes the text italic.
  public func italic() -> Self {
    modified(by: .italic(isActive: true))
  }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Self {
    modified(by: .italic(isActive: isActive))
  }

  /// Sets the space between the letters, without touching ligatures.
  public func kerning(_ kerning: CGFloat) -> Self {
    modified(by: .kerning(kerning))
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Self {
    modified(by: .monospacedDigit)
  }

  /// Strikes the text through, or not.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStylePattern? = nil) -> Self {
    modified(by: .strikethrough(isActive: isActive, pattern: pattern, color: nil))
  }

  /// Sets the space between the letters.
  public func tracking(_ tracking: CGFloat) -> Self {
    modified(by: .tracking(tracking))
  }

  /// Underlines the text, or not.
  public func underline(_ isActive: Bool = true, pattern: LineStylePattern? = nil) -> Self {
    modified(by: .underline(isActive: isActive, pattern: pattern, color: nil))
  }
}
