#if PortableViews
/// The values at the ends of an axis, its categories, or the choice that it follows its values.
///
/// One method with such a value is checked sooner than one for each type.
public protocol ScaleDomain {
  /// The ends of the axis, for charts alone.
  var _scaleEnds: _ScaleEnds { get }
}

/// The ends of an axis, for charts alone.
public struct _ScaleEnds {
  enum Choice {
    case values([_PlotScalar])
    case automatic(includesZero: Bool?)
  }

  let choice: Choice

  func set(_ axis: inout ChartSettings.Axis) {
    switch choice {
    case .values(let values): axis.domain = values
    case .automatic(let includesZero): axis.includesZero = includesZero
    }
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The bounds.
  public var _scaleEnds: _ScaleEnds {
    _ScaleEnds(choice: .values([lowerBound._plotScalar, upperBound._plotScalar]))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The elements.
  public var _scaleEnds: _ScaleEnds { _ScaleEnds(choice: .values(map(\._plotScalar))) }
}

/// The choice whether an axis that follows its values has zero on it.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  let includesZero: Bool?

  /// No ends of its own.
  public var _scaleEnds: _ScaleEnds { _ScaleEnds(choice: .automatic(includesZero: includesZero)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// An axis with zero.
  public static var automatic: Self { Self(includesZero: nil) }

  /// An axis with zero or without.
  public static func automatic(includesZero: Bool? = nil) -> Self {
    Self(includesZero: includesZero)
  }
}
#endif
