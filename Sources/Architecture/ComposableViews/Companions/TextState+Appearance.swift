import ComposableCore
import ComposableUI

extension TextState {
  /// Sets the font of the text.
  ///
  /// - Parameter font: The font; `nil` leaves it to the view.
  public func font(_ font: Font?) -> Self {
    modified(by: .font(font.map { Appearance($0) }))
  }

  /// Sets the weight of the font.
  ///
  /// - Parameter weight: The weight; `nil` leaves it to the view.
  public func fontWeight(_ weight: Font.Weight?) -> Self {
    modified(by: .fontWeight(weight.map { Appearance($0, name: $0.name) }))
  }

  /// Sets the colour of the text.
  ///
  /// - Parameter color: The colour; `nil` leaves it to the view.
  public func foregroundColor(_ color: Color?) -> Self {
    modified(by: .foregroundColor(color.map { Appearance($0) }))
  }

  /// Adds or removes a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text has the line.
  ///   - pattern: The pattern of the line; unbroken if `nil`.
  ///   - color: The colour of the line; the colour of the text if `nil`.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern? = nil, color: Color?
  ) -> Self {
    modified(
      by: .strikethrough(
        isActive: isActive, pattern: pattern, color: color.map { Appearance($0) }))
  }

  /// Adds or removes a line below the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text has the line.
  ///   - pattern: The pattern of the line; unbroken if `nil`.
  ///   - color: The colour of the line; the colour of the text if `nil`.
  public func underline(
    _ isActive: Bool = true, pattern: LineStylePattern? = nil, color: Color?
  ) -> Self {
    modified(
      by: .underline(isActive: isActive, pattern: pattern, color: color.map { Appearance($0) }))
  }
}

extension Font.Weight {
  /// The name of the weight, or `nil` if it has none.
  fileprivate var name: String? {
    let names: [(Font.Weight, String)] = [
      (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
      (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
      (.black, "black"),
    ]
    return names.first { $0.0 == self }?.1
  }
}

extension Text {
  /// Creates text from its state, with the modifiers of the state.
  @_disfavoredOverload  // A literal is a key of its own.
  public init(_ state: TextState) {
    let text =
      switch state.content {
      case .joined(let first, let second): Text(first) + Text(second)
      case .key(let key): Text(LocalizedStringKey(key))
      default: Text(verbatim: String(state: TextState(content: state.content)))
      }
    self = state.modifiers.reduce(text) { text, modifier in text.applying(modifier) }
  }

  private func applying(_ modifier: TextState.Modifier) -> Text {
    switch modifier {
    case .accessibilityLabel(let label): accessibilityLabel(Text(label))
    case .bold(let isActive): bold(isActive)
    case .font(let font): self.font(font?.base as? Font)
    case .fontWeight(let weight): fontWeight(weight?.base as? Font.Weight)
    case .foregroundColor(let color): foregroundColor(color?.base as? Color)
    case .italic(let isActive): italic(isActive)
    case .monospacedDigit: monospacedDigit()
    case .strikethrough(let isActive, _, let color):
      strikethrough(isActive, color: color?.base as? Color)
    case .underline(let isActive, _, let color): underline(isActive, color: color?.base as? Color)
    case .accessibilityHeading, .accessibilityTextContentType, .baselineOffset, .fontWidth,
      .kerning, .speechAdjustedPitch, .speechAlwaysIncludesPunctuation, .speechAnnouncementsQueued,
      .speechSpellsOutCharacters, .tracking:
      self
    }
  }
}
