#if PortableViews
/// The alignment of views from left to right.
public struct HorizontalAlignment: Hashable, Sendable {
  package let element: ElementAlignment.Horizontal

  /// At the leading edge.
  public static let leading = Self(element: .leading)
  /// In the middle.
  public static let center = Self(element: .center)
  /// At the trailing edge.
  public static let trailing = Self(element: .trailing)
}

/// The alignment of views from top to bottom.
public struct VerticalAlignment: Hashable, Sendable {
  package let element: ElementAlignment.Vertical

  /// At the top.
  public static let top = Self(element: .top)
  /// In the middle.
  public static let center = Self(element: .center)
  /// At the bottom.
  public static let bottom = Self(element: .bottom)
  /// By the baseline of the first line of text.
  public static let firstTextBaseline = Self(element: .firstTextBaseline)
  /// By the baseline of the last line of text, drawn as at the bottom.
  public static let lastTextBaseline = Self(element: .bottom)
}

/// The alignment of views along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment from left to right.
  public var horizontal: HorizontalAlignment
  /// The alignment from top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var element: ElementAlignment {
    ElementAlignment(horizontal: horizontal.element, vertical: vertical.element)
  }

  /// In the middle of both axes.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// In the middle of the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing edge.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// In the middle of the top edge.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// In the middle of the bottom edge.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
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
