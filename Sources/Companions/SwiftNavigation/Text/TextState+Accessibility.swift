extension TextState {
  /// Makes the text a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
    modified(by: .accessibilityHeading(level))
  }

  /// Sets the label that is read out instead of the text.
  public func accessibilityLabel(_ label: TextState) -> Self {
    modified(by: .accessibilityLabel(label))
  }

  /// Sets the label that is read out instead of the text.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> Self {
    accessibilityLabel(TextState(label))
  }

  /// Sets the kind of the text, which decides how the text is read out.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self {
    modified(by: .accessibilityTextContentType(type))
  }

  /// Raises or lowers the pitch in which the text is read out.
  public func speechAdjustedPitch(_ value: Double) -> Self {
    modified(by: .speechAdjustedPitch(value))
  }

  /// Reads all punctuation out, or not.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self {
    modified(by: .speechAlwaysIncludesPunctuation(value))
  }

  /// Reads the text out after what is being read, or at once.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self {
    modified(by: .speechAnnouncementsQueued(value))
  }

  /// Spells the text out when it is read, or not.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Self {
    modified(by: .speechSpellsOutCharacters(value))
  }
}
