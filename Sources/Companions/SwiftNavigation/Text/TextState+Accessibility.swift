extension TextState {
  /// Makes the text a heading of a level for screen readers.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    modified(by: .accessibilityHeading(level))
  }

  /// Sets the label that screen readers read out instead of the text.
  public func accessibilityLabel(_ label: TextState) -> Self {
    modified(by: .accessibilityLabel(label))
  }

  /// Sets the label that screen readers read out instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    accessibilityLabel(TextState(label))
  }

  /// Sets the kind of the text, which decides how screen readers read it out.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    modified(by: .accessibilityTextContentType(type))
  }

  /// Raises or lowers the pitch in which screen readers read the text out.
  public func speechAdjustedPitch(_ value: Double) -> Self {
    modified(by: .speechAdjustedPitch(value))
  }

  /// Sets whether screen readers read out all punctuation in the text.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    modified(by: .speechAlwaysIncludesPunctuation(value))
  }

  /// Sets whether screen readers finish the current speech before they read the text out.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self {
    modified(by: .speechAnnouncementsQueued(value))
  }

  /// Sets whether screen readers spell the text out.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
    modified(by: .speechSpellsOutCharacters(value))
  }
}
