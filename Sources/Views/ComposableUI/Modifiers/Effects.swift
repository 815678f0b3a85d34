#if PortableViews
/// An angle.
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

  /// No angle.
  public static let zero = Self(degrees: 0)

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Self { Self(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Self { Self(radians: radians) }
}

/// How something is fitted into a frame of another shape.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  case fit, fill
}

extension View {
  /// Turns what is drawn of the view.
  nonisolated public func rotationEffect(_ angle: Angle) -> some View {
    decorated(.opacity) { $0.rotation = angle.degrees }
  }

  /// Makes what is drawn of the view larger or smaller.
  nonisolated public func scaleEffect(_ scale: Double) -> some View {
    decorated(.opacity) { $0.scale = scale }
  }

  /// Draws the view away from its place.
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View {
    decorated(.opacity) { $0.offset = ElementOffset(x: x, y: y) }
  }

  /// Blurs the view.
  nonisolated public func blur(radius: Double, opaque: Bool = false) -> some View {
    decorated(.opacity) { $0.blur = radius }
  }

  /// Hides the view, which keeps its place.
  nonisolated public func hidden() -> some View {
    opacity(0).accessibilityHidden(true)
  }

  /// Gives the view a shape: its width divided by its height.
  nonisolated public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> some View {
    decorated(.frame) { $0.aspectRatio = aspectRatio }
  }

  /// Fits the view into its frame.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the frame with the view.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Keeps the view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    decorated(.frame) { $0.isFixedSize = true }
  }

  /// Keeps the view at its ideal size along some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    decorated(.frame) { if horizontal { $0.isFixedSize = true } }
  }

  /// Draws a line under the texts in the view.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decorated(.content) { style in
      if isActive { style.textDecoration = ElementTextDecoration(isUnderlined: true) }
    }
  }

  /// Draws a line through the texts in the view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    decorated(.content) { style in
      if isActive { style.textDecoration = ElementTextDecoration(isStruckThrough: true) }
    }
  }
}
#endif
