#if PortableViews
/// A bar for a value, from zero or between two values.
public struct BarMark: MarkContent {
  var mark = Mark(.bar)

  /// Creates a bar from zero to a value, at a place of the other axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (x.plot, y.plot, width, height)
    mark.isStacked = stacking.stacks
  }

  /// Creates a vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.yEnd, mark.width) = (x.plot, yStart.plot, yEnd.plot, width)
  }

  /// Creates a horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.xEnd, mark.y, mark.height) = (xStart.plot, xEnd.plot, y.plot, height)
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}

/// A point of a line through all line marks of its series.
public struct LineMark: MarkContent {
  var mark = Mark(.line)

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.plot, y.plot)
  }

  /// Creates a point of a series' line.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    (mark.x, mark.y, mark.series) = (x.plot, y.plot, series.plot)
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}

/// A point of an area below all area marks of its series.
public struct AreaMark: MarkContent {
  var mark = Mark(.area)

  /// Creates a point of an area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.isStacked) = (x.plot, y.plot, stacking.stacks)
  }

  /// Creates a point of a series' area from zero to a value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.series) = (x.plot, y.plot, series.plot)
    mark.isStacked = stacking.stacks
  }

  /// Creates a point of an area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y, mark.yEnd) = (x.plot, yStart.plot, yEnd.plot)
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}

/// A symbol at a pair of values.
public struct PointMark: MarkContent {
  var mark = Mark(.point)

  /// Creates a symbol at a pair of values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.plot, y.plot)
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}

/// A straight line at a value, across the chart or between two values of the other axis.
public struct RuleMark: MarkContent {
  var mark = Mark(.rule)

  /// Creates a vertical line across the chart.
  public init<X: Plottable>(x: PlottableValue<X>) { mark.x = x.plot }

  /// Creates a horizontal line across the chart.
  public init<Y: Plottable>(y: PlottableValue<Y>) { mark.y = y.plot }

  /// Creates a vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.y, mark.yEnd) = (x.plot, yStart.plot, yEnd.plot)
  }

  /// Creates a horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    (mark.x, mark.xEnd, mark.y) = (xStart.plot, xEnd.plot, y.plot)
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}

/// A rectangle between pairs of values, or around a pair of places.
public struct RectangleMark: MarkContent {
  var mark = Mark(.rectangle)

  /// Creates a rectangle around a pair of places.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (x.plot, y.plot, width, height)
  }

  /// Creates a rectangle between pairs of values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    (mark.x, mark.xEnd) = (xStart.plot, xEnd.plot)
    (mark.y, mark.yEnd) = (yStart.plot, yEnd.plot)
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}

/// A sector of a pie, whose angle is its share of all sectors.
public struct SectorMark: MarkContent {
  var mark = Mark(.sector)

  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The value of the sector; negative ones count as zero.
  ///   - innerRadius: The radius of the hole, in points or as a share of the pie's.
  ///   - outerRadius: The radius of the sector, in points or as a share of the pie's.
  ///   - angularInset: The space between sectors, in points.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    (mark.angle, mark.innerRadius, mark.outerRadius) = (angle.plot, innerRadius, outerRadius)
    mark.angularInset = angularInset ?? 0
  }

  func collect(into marks: inout [Mark]) { marks.append(mark) }
}
#endif
