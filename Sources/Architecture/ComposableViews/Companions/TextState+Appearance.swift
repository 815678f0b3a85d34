import ComposableCore
import ComposableUI

extension TextState {
  /// Sets the font of the text.
  ///
  /// - Parameter font: The font; `nil` leaves it to the view.
  public func font(_ font: Font?) -> Self {
    modified(by: .font(font.map { Appearance($0, name: $0.name) }))
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
  private static let names: [(Font.Weight, String)] = [
    (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"),
    (.medium, "medium"), (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"),
    (.black, "black"),
  ]

  /// The name of the weight, or `nil` if it has none.
  fileprivate var name: String? { Self.names.first { $0.0 == self }?.1 }

  #if PortableViews
  fileprivate static func name(ofValue value: Int) -> String {
    names.first { $0.0.value == value }.map { ".\($0.1)" } ?? "\(value)"
  }
  #endif
}

extension Font {
  /// The font as it is written in code, or `nil` if that is not known.
  fileprivate var name: String? {
    let styles: [(Font, String)] = [
      (.largeTitle, "largeTitle"), (.title, "title"), (.title2, "title2"), (.title3, "title3"),
      (.headline, "headline"), (.subheadline, "subheadline"), (.body, "body"),
      (.callout, "callout"), (.footnote, "footnote"), (.caption, "caption"),
      (.caption2, "caption2"),
    ]
    if let style = styles.first(where: { $0.0 == self }) { return style.1 }
    #if PortableViews
    return writtenName
    #else
    return nil
    #endif
  }

  #if PortableViews
  private var writtenName: String {
    let arguments = [
      element.textStyle.map { ".\($0.rawValue)" } ?? "size: \(element.size ?? 0)",
      element.weight.map { "weight: \(Weight.name(ofValue: $0))" },
      element.design.map { "design: .\($0.rawValue)" },
    ]
    return "system(\(arguments.compactMap(\.self).joined(separator: ", ")))"
      + (element.isItalic ? ".italic()" : "") + (isMonospacedDigit ? ".monospacedDigit()" : "")
  }
  #endif
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
