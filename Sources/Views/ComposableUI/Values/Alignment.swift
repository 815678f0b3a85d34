#if PortableViews
import Foundation

/// The horizontal alignment of views.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The alignment of containers that do not align by guides.
  package let element: ElementAlignment.Horizontal
  let key: AlignmentKey
  /// Whether the alignment is one's own, which containers without guides do not know.
  let isCustom: Bool

  private init(
    _ element: ElementAlignment.Horizontal, _ key: AlignmentKey, isCustom: Bool = false
  ) {
    self.element = element
    self.key = key
    self.isCustom = isCustom
  }

  init(key: AlignmentKey) {
    self.init(.center, key)
  }

  /// Creates the alignment that an element has.
  package init(_ element: ElementAlignment.Horizontal) {
    self =
      switch element {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }

  /// Returns whether both align by the same guide.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  /// Hashes the identity of the guide.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Creates an alignment by a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.init(.center, AlignmentKey(.horizontal, id), isCustom: true)
  }

  /// Alignment at the leading edge.
  public static let leading = Self(.leading, AlignmentKey(.horizontal, Start.self))
  /// Alignment at the centre.
  public static let center = Self(.center, AlignmentKey(.horizontal, Middle.self))
  /// Alignment at the trailing edge.
  public static let trailing = Self(.trailing, AlignmentKey(.horizontal, End.self))

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// The vertical alignment of views.
public struct VerticalAlignment: Hashable, Sendable {
  /// The alignment of containers that do not align by guides.
  package let element: ElementAlignment.Vertical
  let key: AlignmentKey
  /// Whether the alignment is one's own, which containers without guides do not know.
  let isCustom: Bool

  private init(
    _ element: ElementAlignment.Vertical, _ key: AlignmentKey, isCustom: Bool = false
  ) {
    self.element = element
    self.key = key
    self.isCustom = isCustom
  }

  init(key: AlignmentKey) {
    self.init(.center, key)
  }

  /// Creates the alignment that an element has.
  package init(_ element: ElementAlignment.Vertical) {
    self =
      switch element {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      case .firstTextBaseline: .firstTextBaseline
      }
  }

  /// Returns whether both align by the same guide.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  /// Hashes the identity of the guide.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Creates an alignment by a guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.init(.center, AlignmentKey(.vertical, id), isCustom: true)
  }

  /// Alignment at the top.
  public static let top = Self(.top, AlignmentKey(.vertical, Start.self))
  /// Alignment at the centre.
  public static let center = Self(.center, AlignmentKey(.vertical, Middle.self))
  /// Alignment at the bottom.
  public static let bottom = Self(.bottom, AlignmentKey(.vertical, End.self))
  /// Alignment at the baseline of the first line of text.
  public static let firstTextBaseline = Self(
    .firstTextBaseline, AlignmentKey(.vertical, FirstLine.self))
  /// Alignment at the baseline of the last line of text; renderers align at the bottom.
  public static let lastTextBaseline = Self(.bottom, AlignmentKey(.vertical, LastLine.self))

  /// The distance from the bottom of a line to its baseline, of a text in the body font.
  private static let descent = 5.5
  /// The height of a line in the body font.
  private static let lineHeight = 23.0

  private enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      max(min(context.height, lineHeight) - descent, 0)
    }
  }
  private enum LastLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      max(context.height - descent, 0)
    }
  }
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
  /// Alignment at the baseline of the first line of text, and at the centre.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  /// Alignment at the baseline of the last line of text, and at the centre.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  /// Alignment at the baseline of the first line of text, and at the leading edge.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// Alignment at the baseline of the last line of text, and at the leading edge.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// Alignment at the baseline of the first line of text, and at the trailing edge.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Alignment at the baseline of the last line of text, and at the trailing edge.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)
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
