#if PortableViews
public import Foundation

/// The looks of a line along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The shape of the line's ends.
  public var lineCap: CGLineCap
  /// The shape of the line's corners.
  public var lineJoin: CGLineJoin
  /// The greatest length of a corner's point, as a multiple of the width.
  public var miterLimit: CGFloat
  /// The lengths of the line's dashes and of the gaps between them; empty for a line without gaps.
  public var dash: [CGFloat]
  /// The distance along the dashes at which the line begins.
  public var dashPhase: CGFloat

  /// Creates a style from its width, ends, corners and dashes.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Whether the style says nothing but a width.
  var isPlain: Bool { self == Self(lineWidth: lineWidth) }
}

extension StrokeStyle: Animatable {
  /// The width, the limit of corners and the phase of dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// The rule by which the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside if the outline surrounds it an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smooth, without effect: a renderer draws them as it can.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The radii of the four corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the corner at the top, at the leading edge.
  public var topLeading: CGFloat
  /// The radius of the corner at the bottom, at the leading edge.
  public var bottomLeading: CGFloat
  /// The radius of the corner at the bottom, at the trailing edge.
  public var bottomTrailing: CGFloat
  /// The radius of the corner at the top, at the trailing edge.
  public var topTrailing: CGFloat

  /// Creates radii; a corner without one is sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
#endif
