#if PortableViews
/// The colour of the background behind views.
public struct BackgroundStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.background) }

  /// Creates the style.
  public init() {}
}

/// The colour of text and symbols.
public struct ForegroundStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.primary) }

  /// Creates the style.
  public init() {}
}

/// The colour of lines between views.
public struct SeparatorShapeStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.gray, opacity: 0.35) }

  /// Creates the style.
  public init() {}
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.accent, opacity: 0.25) }

  /// Creates the style.
  public init() {}
}

/// The colour of the text of an empty field.
public struct PlaceholderTextShapeStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.secondary, opacity: 0.6) }

  /// Creates the style.
  public init() {}
}

/// The colour of links.
public struct LinkShapeStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.accent) }

  /// Creates the style.
  public init() {}
}

/// The colour of shapes over the background.
public struct FillShapeStyle: ColoredStyle {
  package var elementColor: ElementColor { .named(.gray, opacity: 0.2) }

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour of the background behind views.
  public static var background: Self { Self() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of text and symbols.
  public static var foreground: Self { Self() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between views.
  public static var separator: Self { Self() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected.
  public static var selection: Self { Self() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the text of an empty field.
  public static var placeholder: Self { Self() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: Self { Self() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The colour of shapes over the background.
  public static var fill: Self { Self() }
}
#endif
