#if PortableViews
public import Foundation

extension View {
  /// Fills a shape in front of the view.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Sets the aspect ratio of the view to a size's.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  /// Adds space around the view, as windows here have no safe area of their own.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Adds space around the view, as windows here have no safe area of their own.
  nonisolated public func safeAreaPadding(_ length: Double) -> some View { padding(length) }

  /// Adds the space around the view that a scene has.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Makes the view a heading of a level for screen readers.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    decorated(.content, traits: { $0.headingLevel = level.number })
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Sendable {
  /// The default level, which is the second.
  case unspecified
  case h1, h2, h3, h4, h5, h6

  fileprivate var number: Int {
    switch self {
    case .h1: 1
    case .unspecified, .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    }
  }
}
#endif
