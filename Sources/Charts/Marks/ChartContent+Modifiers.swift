#if PortableViews
public import ComposableUI

/// Content whose marks are changed.
private struct ModifiedMarks<Content: ChartContent>: MarkContent {
  let content: Content
  let change: (inout Mark) -> Void

  func collect(into marks: inout [Mark]) {
    var own = content.marks
    for index in own.indices { change(&own[index]) }
    marks += own
  }
}

extension ChartContent {
  private func changing(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
    ModifiedMarks(content: self, change: change)
  }

  /// Draws the marks in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { if $0.style == nil { $0.style = style } }
  }

  /// Draws the marks in a colour for a value, which a legend explains.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { if $0.styledBy == nil { $0.styledBy = value.plot } }
  }

  /// Puts bars with different values beside each other.
  public func position<P: Plottable>(by value: PlottableValue<P>) -> some ChartContent {
    changing { if $0.positionedBy == nil { $0.positionedBy = value.plot } }
  }

  /// Puts bars with different values beside each other.
  ///
  /// - Parameters:
  ///   - value: The value by which bars differ.
  ///   - axis: The direction, which is always across the bars.
  ///   - span: The space for all of them, which is always one value's.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis?, span: MarkDimension = .automatic
  ) -> some ChartContent {
    position(by: value)
  }

  /// Draws points with a symbol for a value.
  public func symbol<S: Plottable>(by value: PlottableValue<S>) -> some ChartContent {
    changing { if $0.symbolBy == nil { $0.symbolBy = value.plot } }
  }

  /// Draws a symbol at the points of lines, and at points.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changing { if $0.symbol == nil { $0.symbol = symbol } }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: Double) -> some ChartContent {
    changing { $0.symbolSize = max(area, 0) }
  }

  /// Sets the course of lines and areas between their points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Sets the width and the dashes of lines.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.lineStyle == nil { $0.lineStyle = style } }
  }

  /// Sets the opacity of the marks, from 0 to 1.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Rounds the corners of bars and rectangles.
  public func cornerRadius(_ radius: Double) -> some ChartContent {
    changing { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
  }

  /// Sets the order in which the marks are drawn, the greatest in front; 0 by default.
  ///
  /// A line or an area has the order of its first mark. The marks of pies have none.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex += value }
  }

  /// Adds a view at each mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The alignment with the mark.
  ///   - spacing: The space between, in points.
  ///   - content: The view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return changing {
      $0.annotations.append(
        MarkAnnotation(position: position, alignment: alignment, spacing: spacing, view: view))
    }
  }

  /// Adds a view at each mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark.
  ///   - alignment: The alignment with the mark.
  ///   - spacing: The space between, in points.
  ///   - overflowResolution: The change of place at the chart's edges, which has no effect.
  ///   - content: The view.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: Double? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets the words for the marks, which screen readers say instead of their values.
  public func accessibilityLabel(_ label: String) -> some ChartContent {
    changing { if $0.label == nil { $0.label = label } }
  }
}

/// The change of an annotation's place at the edges of a chart, without effect.
public struct AnnotationOverflowResolution: Sendable {
  /// The change along one axis.
  public struct Strategy: Sendable {
    /// The rectangle in which an annotation stays.
    public struct Boundary: Sendable {
      /// The default.
      public static let automatic = Self()
      /// The chart.
      public static let chart = Self()
      /// The rectangle of the marks.
      public static let plot = Self()
    }

    /// The default.
    public static let automatic = Self()
    /// No change.
    public static let disabled = Self()
    /// A place inside of the chart.
    public static let fit = Self()
    /// More space for the annotation.
    public static let padScale = Self()

    /// A place inside of a rectangle.
    public static func fit(to boundary: Boundary) -> Self { Self() }
  }

  /// The default.
  public static let automatic = Self()

  /// Creates a change along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
#endif
