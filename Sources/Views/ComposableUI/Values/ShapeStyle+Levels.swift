#if PortableViews
// Levels of any style, beside the text's.
extension ShapeStyle {
  /// The second level of the style: fainter, and of the background a shade of grey.
  public var secondary: some ShapeStyle { level(0.6, background: 0.12) }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { level(0.35, background: 0.2) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level(0.2, background: 0.28) }

  private func level(_ opacity: Double, background: Double) -> AnyShapeStyle {
    self is BackgroundStyle
      ? AnyShapeStyle(Color.gray.opacity(background)) : AnyShapeStyle(self.opacity(opacity))
  }
}
#endif
