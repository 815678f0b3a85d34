#if PortableViews
/// The horizontal alignment of views.
public struct HorizontalAlignment: Hashable, Sendable {
  package let element: ElementAlignment.Horizontal

  /// Alignment at the leading edge.
  public static let leading = Self(element: .leading)
  /// Alignment at the centre.
  public static let center = Self(element: .center)
  /// Alignment at the trailing edge.
  public static let trailing = Self(element: .trailing)
}

/// The vertical alignment of views.
public struct VerticalAlignment: Hashable, Sendable {
  package let element: ElementAlignment.Vertical

  /// Alignment at the top.
  public static let top = Self(element: .top)
  /// Alignment at the centre.
  public static let center = Self(element: .center)
  /// Alignment at the bottom.
  public static let bottom = Self(element: .bottom)
  /// Alignment at the baseline of the first line of text.
  public static let firstTextBaseline = Self(element: .firstTextBaseline)
  /// Alignment at the baseline of the last line of text; renderers align at the bottom.
  public static let lastTextBaseline = Self(element: .bottom)
}

/// The alignment of views along both axes.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two axes.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var element: ElementAlignment {
    ElementAlignment(horizontal: horizontal.element, vertical: vertical.element)
  }

  /// Alignment at the centre of both axes.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// Alignment at the middle of the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// Alignment at the middle of the trailing edge.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// Alignment at the middle of the top edge.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// Alignment at the middle of the bottom edge.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// Alignment at the top leading corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// Alignment at the top trailing corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// Alignment at the bottom leading corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// Alignment at the bottom trailing corner.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  package var element: ElementAlignment.Horizontal {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
#endif
