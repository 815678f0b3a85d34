#if PortableViews
extension View {
  /// Sets the font of the texts in the view.
  nonisolated public func font(_ font: Font?) -> some View {
    decorated(.content) { $0.setFont(font) }
  }

  /// Sets the weight of the texts in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    decorated(.content) { $0.font = weight.map { ElementFont(weight: $0.value) } }
  }

  /// Makes the texts in the view bold, if `isActive` is true.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the texts in the view italic, if `isActive` is true.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    decorated(.content) { style in
      guard isActive else { return }
      style.font = ElementFont()
      style.font?.isItalic = true
    }
  }

  /// Makes all digits in the view equally wide.
  nonisolated public func monospacedDigit() -> some View {
    decorated(.content) { $0.isMonospacedDigit = true }
  }

  /// Sets a monospaced font for the texts in the view, if `isActive` is true.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    decorated(.content) { $0.font = isActive ? ElementFont(design: .monospaced) : nil }
  }

  /// Sets the colour of the texts in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    decorated(.content) { $0.foreground = color?.element }
  }

  /// Sets the colour of the texts in the view; a text itself can have a gradient.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    decorated(.content) { $0.setForeground(style) }
  }

  /// Sets the colour of the controls in the view.
  nonisolated public func tint(_ tint: Color?) -> some View {
    decorated(.content) { $0.tint = tint?.element }
  }

  /// Sets the colour of the controls in the view; of a gradient, the first colour.
  @_disfavoredOverload
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    decorated(.content) { $0.tint = tint?.resolvedColor }
  }

  /// Sets the colour of the controls in the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

  /// Sets the alignment of the lines of the texts in the view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    decorated(.content) { $0.textAlignment = alignment.element }
  }

  /// Fills the space behind the view with a style.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(.background) {
      $0.background = style.resolvedColor
      $0.backdrop = style.resolvedBackdrop
      let shadows = style.resolvedShadows
      guard !shadows.isEmpty else { return }
      $0.shadow = shadows.drop
      $0.effects.innerShadows = shadows.inner
    }
  }

  /// Sets the opacity of the view, from 0 (invisible) to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    decorated(.opacity) { $0.opacity = opacity }
  }
}
#endif
