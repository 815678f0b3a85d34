#if PortableViews
public import Foundation

/// A geometric angle, in degrees or radians.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees.
  public var degrees: Double

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.degrees = degrees
  }

  /// Creates an angle from radians.
  public init(radians: Double) {
    degrees = radians * 180 / .pi
  }

  /// An angle of zero degrees.
  public static let zero = Self(degrees: 0)

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Self { Self(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Self { Self(radians: radians) }
}

/// The way in which content fits into a frame of another aspect ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}

extension View {
  /// Sets the order in which the view is drawn among views that overlap; the greatest is in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    decorated(.opacity) { $0.zIndex = value }
  }

  /// Draws the view at an offset in points, to the right and down; the layout does not change.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    decorated(.opacity) { $0.offset = ElementOffset(x: x, y: y) }
  }

  /// Draws the view at an offset in points, to the right and down; the layout does not change.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Hides the view, which keeps its space in the layout.
  nonisolated public func hidden() -> some View {
    opacity(0).accessibilityHidden(true)
  }

  /// Sets the aspect ratio of the view: its width divided by its height.
  ///
  /// Without a ratio, a resizable picture keeps its own: it is as large as its frame lets it be, or with the mode `.fill`
  /// covers its frame, which cuts off the rest. Other views are left as they are. With a ratio, the mode has no effect: the view
  /// fits its frame.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; the picture's if `nil`.
  ///   - contentMode: Whether a picture fits its frame or covers it.
  nonisolated public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    decorated(.frame) { style in
      style.aspectRatio = aspectRatio
      if aspectRatio == nil { style.contentMode = contentMode }
    }
  }

  /// Makes a resizable picture as large as its frame lets it be, with the ratio of its sides.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes a resizable picture cover its frame, with the ratio of its sides.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal width, its ideal height, or both.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return decorated(.frame) { if !axes.isEmpty { $0.fixedAxes = axes } }
  }

  /// Draws a line under the texts in the view, in the colour of the texts if there is none.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decorated(.content) { style in
      guard isActive else { return }
      style.textDecoration = ElementTextDecoration(isUnderlined: true, color: color?.element)
    }
  }

  /// Draws a line through the texts in the view, in the colour of the texts if there is none.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decorated(.content) { style in
      guard isActive else { return }
      style.textDecoration = ElementTextDecoration(isStruckThrough: true, color: color?.element)
    }
  }
}
#endif
