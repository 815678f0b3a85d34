public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The string that the text shows, with markup for the modifiers.
  public var customDumpValue: Any { markup }

  private var markup: String {
    let text =
      if case .joined(let first, let second) = content {
        first.markup + second.markup
      } else {
        String(state: self)
      }
    return modifiers.reduce(text) { text, modifier in modifier.mark(text) }
  }
}

extension TextState.Modifier {
  fileprivate func mark(_ text: String) -> String {
    switch self {
    case .accessibilityHeading(let level):
      tag("accessibility-heading-level", level.rawValue, around: text)
    case .accessibilityLabel(let label):
      tag("accessibility-label", String(state: label), around: text)
    case .accessibilityTextContentType(let type):
      tag("accessibility-text-content-type", type.rawValue, around: text)
    case .baselineOffset(let offset): tag("baseline-offset", offset, around: text)
    case .bold(let isActive): isActive ? "**\(text)**" : text
    case .font(let font): font.map { tag("font", $0.name, around: text) } ?? text
    case .fontWeight(let weight): weight.map { tag("font-weight", $0.name, around: text) } ?? text
    case .foregroundColor(let color):
      color.map { tag("foreground-color", $0.name, around: text) } ?? text
    case .fontWidth(let width): width.map { tag("font-width", $0.rawValue, around: text) } ?? text
    case .italic(let isActive): isActive ? "_\(text)_" : text
    case .kerning(let kerning): tag("kerning", kerning, around: text)
    case .monospacedDigit: "<monospaced-digit>\(text)</monospaced-digit>"
    case .speechAdjustedPitch(let pitch): tag("speech-adjusted-pitch", pitch, around: text)
    case .speechAlwaysIncludesPunctuation(let value):
      tag("speech-always-includes-punctuation", value, around: text)
    case .speechAnnouncementsQueued(let value):
      tag("speech-announcements-queued", value, around: text)
    case .speechSpellsOutCharacters(let value):
      tag("speech-spells-out-characters", value, around: text)
    case .strikethrough(isActive: false, _, _): text
    case .strikethrough(isActive: true, nil, nil): "~~\(text)~~"
    case .strikethrough(isActive: true, let pattern, let color):
      line("s", pattern, color, around: text)
    case .tracking(let tracking): tag("tracking", tracking, around: text)
    case .underline(isActive: false, _, _): text
    case .underline(isActive: true, let pattern, let color):
      line("u", pattern, color, around: text)
    }
  }

  /// Wraps text in the tags of an underline or strikethrough, with its pattern and colour if any.
  private func line(
    _ name: String, _ pattern: TextState.LineStylePattern?, _ color: TextState.Appearance?,
    around text: String
  ) -> String {
    let pattern = pattern.map { " pattern=\($0.rawValue)" } ?? ""
    let color = color.map { " color=\($0.name)" } ?? ""
    return "<\(name)\(pattern)\(color)>\(text)</\(name)>"
  }

  /// Wraps text in tags that carry a value.
  private func tag(_ name: String, _ value: some Any, around text: String) -> String {
    "<\(name)=\(value)>\(text)</\(name)>"
  }
}
