#if PortableViews
/// The values of the environment that are drawn as the modifiers with their names draw.
@MainActor
enum EnvironmentLooks {
  /// Returns whether one of the values has a type.
  nonisolated static func mayChange<Value>(_ type: Value.Type) -> Bool {
    type == LayoutDirection.self || type == Font?.self || type == Int?.self
      || type == TextAlignment.self || type == Text.TruncationMode.self || type == Double.self
      || type == Text.Case?.self || type == Prominence.self || type == DynamicTypeSize.self
  }

  /// Returns the style of elements with the value at a key path; `nil` for other values.
  static func style(
    of keyPath: PartialKeyPath<EnvironmentValues>, in values: EnvironmentValues,
    from outer: EnvironmentValues
  ) -> ElementStyle? {
    var style = ElementStyle()
    switch keyPath {
    case \EnvironmentValues.layoutDirection: style.layoutDirection = values.layoutDirection
    case \EnvironmentValues.font: style.setFont(values.font)
    case \EnvironmentValues.lineLimit: style.lineLimit = values.lineLimit
    case \EnvironmentValues.multilineTextAlignment:
      style.textAlignment = values.multilineTextAlignment.element
    case \EnvironmentValues.truncationMode: style.effects.truncation = values.truncationMode
    case \EnvironmentValues.lineSpacing: style.font = ElementFont(lineSpacing: values.lineSpacing)
    case \EnvironmentValues.minimumScaleFactor:
      style.effects.leastScale = values.minimumScaleFactor
    case \EnvironmentValues.textCase:
      style.font = ElementFont()
      style.font?.letterCase = values.textCase?.element ?? .asWritten
    case \EnvironmentValues.dynamicTypeSize:
      guard values.dynamicTypeSize != outer.dynamicTypeSize else { return nil }
      style.setTypeSize(values.dynamicTypeSize)
    case \EnvironmentValues.headerProminence:
      style.effects.hasLargeHeader = values.headerProminence == .increased
    default: return nil
    }
    return style
  }
}

extension ElementFont {
  fileprivate init(lineSpacing: Double) {
    self.init()
    self.lineSpacing = lineSpacing
  }
}

extension ElementStyle {
  mutating func setTypeSize(_ size: DynamicTypeSize) {
    var font = self.font ?? ElementFont()
    font.typeSize = size
    self.font = font
  }

  mutating func setFont(_ font: Font?) {
    self.font = font?.element
    if font?.isMonospacedDigit == true { isMonospacedDigit = true }
  }
}
#endif
