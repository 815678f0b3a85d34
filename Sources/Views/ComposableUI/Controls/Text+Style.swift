#if PortableViews
extension Text {
  /// Sets the font of the text.
  public func font(_ font: Font?) -> Text {
    with { text in
      text.style.font = font?.element
      if font?.isMonospacedDigit == true { text.style.isMonospacedDigit = true }
    }
  }

  /// Sets the weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    withFont { $0.weight = weight?.value }
  }

  /// Sets the font design, such as serif or monospaced.
  public func fontDesign(_ design: Font.Design?) -> Text {
    withFont { $0.design = design?.element }
  }

  /// Makes the text bold.
  public func bold() -> Text {
    bold(true)
  }

  /// Sets whether the text is bold.
  public func bold(_ isActive: Bool) -> Text {
    withFont { $0.weight = isActive ? 700 : nil }
  }

  /// Makes the text slanted.
  public func italic() -> Text {
    italic(true)
  }

  /// Sets whether the text is slanted.
  public func italic(_ isActive: Bool) -> Text {
    withFont { $0.isItalic = isActive }
  }

  /// Draws a line under the text, in the colour of the text if there is none.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    withDecoration {
      $0.isUnderlined = isActive
      if isActive { $0.color = color?.element }
    }
  }

  /// Draws a line through the text, in the colour of the text if there is none.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    withDecoration {
      $0.isStruckThrough = isActive
      if isActive { $0.color = color?.element }
    }
  }

  /// Makes all letters equally wide.
  public func monospaced(_ isActive: Bool = true) -> Text {
    withFont { $0.design = isActive ? .monospaced : nil }
  }

  /// Makes all digits equally wide.
  public func monospacedDigit() -> Text {
    with { $0.style.isMonospacedDigit = true }
  }

  /// Sets the colour of the text.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style.foreground = color?.element }
  }

  /// Sets the colour of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style.setForeground(style) }
  }

  /// Sets a text that screen readers announce instead of this one.
  public func accessibilityLabel(_ label: Text) -> Text {
    with { $0.label = label }
  }

  private func withDecoration(_ change: (inout ElementTextDecoration) -> Void) -> Text {
    with { text in
      var decoration = text.style.textDecoration ?? ElementTextDecoration()
      change(&decoration)
      text.style.textDecoration = decoration == ElementTextDecoration() ? nil : decoration
    }
  }

  func withFont(_ change: (inout ElementFont) -> Void) -> Text {
    with { text in
      var font = text.style.font ?? ElementFont()
      change(&font)
      text.style.font = font == ElementFont() ? nil : font
    }
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }
}
#endif
