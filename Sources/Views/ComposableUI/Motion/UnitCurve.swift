#if PortableViews
import Foundation

/// A curve that maps the progress of time to the progress of a change, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case bezier(AnimationCurve)
    case circularEaseIn, circularEaseOut, circularEaseInOut
  }

  private let kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// A curve of constant speed.
  public static let linear = Self(.bezier(.linear))
  /// A curve that starts slowly.
  public static let easeIn = Self(.bezier(.easeIn))
  /// A curve that ends slowly.
  public static let easeOut = Self(.bezier(.easeOut))
  /// A curve that starts and ends slowly.
  public static let easeInOut = Self(.bezier(.easeInOut))
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = Self(.circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = Self(.circularEaseOut)
  /// Two quarters of a circle, that start and end slowly.
  public static let circularEaseInOut = Self(.circularEaseInOut)

  /// Creates a cubic Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    Self(
      .bezier(
        AnimationCurve(
          x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
          x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y)))
  }

  /// The curve that maps the progress of the change to the progress of time.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns the progress of the change at a progress of time, which is clamped to 0 to 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    guard isInverse else { return forward(progress) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if forward(middle) < progress { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the speed of the change at a progress of time.
  public func velocity(at progress: Double) -> Double {
    let step = 0.0005
    let (from, to) = (max(progress - step, 0), min(progress + step, 1))
    return to > from ? (value(at: to) - value(at: from)) / (to - from) : 0
  }

  private func forward(_ progress: Double) -> Double {
    func circular(_ progress: Double) -> Double { 1 - (1 - progress * progress).squareRoot() }
    switch kind {
    case .bezier(.linear): return progress
    case .bezier(let curve):
      return progress == 0 || progress == 1 ? progress : curve.progress(at: progress)
    case .circularEaseIn: return circular(progress)
    case .circularEaseOut: return 1 - circular(1 - progress)
    case .circularEaseInOut:
      return progress < 0.5
        ? circular(2 * progress) / 2 : 1 - circular(2 - 2 * progress) / 2
    }
  }

  /// The Bézier curve that is the curve, or near to it.
  var bezier: AnimationCurve {
    let curve: AnimationCurve =
      switch kind {
      case .bezier(let curve): curve
      case .circularEaseIn: AnimationCurve(x1: 0.55, y1: 0, x2: 1, y2: 0.45)
      case .circularEaseOut: AnimationCurve(x1: 0, y1: 0.55, x2: 0.45, y2: 1)
      case .circularEaseInOut: AnimationCurve(x1: 0.85, y1: 0, x2: 0.15, y2: 1)
      }
    guard isInverse else { return curve }
    return AnimationCurve(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2)
  }
}
#endif
