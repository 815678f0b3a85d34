#if PortableViews
/// A line through the values of a function or of a collection.
///
/// ```swift
/// struct ParabolaChart: View {
///   var body: some View {
///     Chart {
///       LinePlot(x: "x", y: "x²") { x in x * x }
///     }
///     .chartXScale(domain: -10...10)
///   }
/// }
/// ```
public struct LinePlot<Content: _PlotContent>: MarkContent {
  var plot: PlotMarks<Content>

  func collect(into marks: inout [Mark]) { marks += plot.marks }
}

/// An area below the values of a function or of a collection, or between two of them.
public struct AreaPlot<Content: _PlotContent>: MarkContent {
  var plot: PlotMarks<Content>

  func collect(into marks: inout [Mark]) { marks += plot.marks }
}

/// The source of a plot; underscored, since apps name none of its types.
public protocol _PlotContent {
  /// The elements that a plot is made of.
  associatedtype _Element
}

/// The source of a line by a function.
public struct FunctionLinePlotContent: _PlotContent {
  /// A function has no elements.
  public typealias _Element = Never
}

/// The source of an area by a function.
public struct FunctionAreaPlotContent: _PlotContent {
  /// A function has no elements.
  public typealias _Element = Never
}

/// The source of a line by a collection.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: _PlotContent {
  /// The elements of the collection.
  public typealias _Element = Data.Element
}

/// The source of an area by a collection.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: _PlotContent {
  /// The elements of the collection.
  public typealias _Element = Data.Element
}

/// The marks of a plot, with the elements that they stand for.
struct PlotMarks<Content: _PlotContent> {
  var marks: [Mark]
  var elements: [Content._Element] = []

  /// Creates the mark of a function, by its words and its points.
  init(
    _ kind: Mark.Kind, x: some _PlotLabel, y: some _PlotLabel, domain: ClosedRange<Double>?,
    point: @escaping (Double) -> (x: Double, y: Double, yEnd: Double?)
  ) {
    var mark = Mark(kind)
    mark.isStacked = false
    mark.function = PlotFunction(x: x._plotLabel, y: y._plotLabel, domain: domain, point: point)
    marks = [mark]
  }

  init(_ elements: some Sequence<Content._Element>, _ makeMark: (Content._Element) -> Mark) {
    self.elements = Array(elements)
    marks = self.elements.map(makeMark)
  }

  /// Returns the marks, each changed by a value of its element.
  func changed<Value>(
    by value: PlottableProjection<Content._Element, Value>,
    _ change: (inout Mark, PlotValue) -> Void
  ) -> Self {
    var copy = self
    for (index, element) in elements.enumerated() {
      change(&copy.marks[index], value.plot(element))
    }
    return copy
  }
}

/// The value of each element of a collection, with the words for its axis.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let plot: (DataElement) -> PlotValue

  /// Creates the values at a key path, with words.
  public static func value(
    _ label: some _PlotLabel, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self {
    let words = label._plotLabel
    return Self { PlotValue(label: words, scalar: $0[keyPath: keyPath]._plotScalar) }
  }

  /// Creates one value for all elements, with words.
  @_disfavoredOverload
  public static func value(_ label: some _PlotLabel, _ value: DataValue) -> Self {
    let plot = PlotValue(label: label._plotLabel, scalar: value._plotScalar)
    return Self { _ in plot }
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the line of a function y = f(x).
  ///
  /// - Parameters:
  ///   - x: The words for the horizontal axis.
  ///   - y: The words for the vertical axis.
  ///   - domain: The values of x; the chart's if `nil`.
  ///   - function: The function, which is not a number or infinite where it has no value.
  public init(
    x: some _PlotLabel, y: some _PlotLabel, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    plot = PlotMarks(.line, x: x, y: y, domain: domain) { ($0, function($0), nil) }
  }

  /// Creates the line of a function (x, y) = f(t).
  ///
  /// - Parameters:
  ///   - x: The words for the horizontal axis.
  ///   - y: The words for the vertical axis.
  ///   - t: The words for the parameter, which no axis shows.
  ///   - domain: The values of t.
  ///   - function: The function, which is not a number or infinite where it has no value.
  public init(
    x: some _PlotLabel, y: some _PlotLabel, t: some _PlotLabel, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    plot = PlotMarks(.line, x: x, y: y, domain: domain) {
      let (x, y) = function($0)
      return (x, y, nil)
    }
  }
}

extension LinePlot {
  /// Creates a line through the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    plot = PlotMarks(data) { element in
      var mark = Mark(.line)
      (mark.x, mark.y) = (x.plot(element), y.plot(element))
      return mark
    }
  }

  /// Creates a line for each series of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    self.init(data, x: x, y: y)
    plot = plot.changed(by: series) { $0.series = $1 }
  }

  /// Draws lines in a colour for a value of their elements, which a legend explains.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<Content._Element, D>
  ) -> Self {
    var copy = self
    copy.plot = plot.changed(by: value) { $0.styledBy = $1 }
    return copy
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between zero and a function y = f(x).
  ///
  /// - Parameters:
  ///   - x: The words for the horizontal axis.
  ///   - y: The words for the vertical axis.
  ///   - domain: The values of x; the chart's if `nil`.
  ///   - function: The function, which is not a number or infinite where it has no value.
  public init(
    x: some _PlotLabel, y: some _PlotLabel, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    plot = PlotMarks(.area, x: x, y: y, domain: domain) { ($0, function($0), nil) }
  }

  /// Creates the area between two functions (yStart, yEnd) = f(x).
  ///
  /// - Parameters:
  ///   - x: The words for the horizontal axis.
  ///   - yStart: The words for the first function.
  ///   - yEnd: The words for the second function.
  ///   - domain: The values of x; the chart's if `nil`.
  ///   - function: Returns both values, which are not a number or infinite where there are none.
  public init(
    x: some _PlotLabel, yStart: some _PlotLabel, yEnd: some _PlotLabel,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let words = "\(yStart._plotLabel), \(yEnd._plotLabel)"
    plot = PlotMarks(.area, x: x, y: words, domain: domain) {
      let (start, end) = function($0)
      return ($0, start, end)
    }
  }
}

extension AreaPlot {
  /// Creates an area from zero to the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    plot = PlotMarks(data) { element in
      var mark = Mark(.area)
      (mark.x, mark.y, mark.isStacked) = (x.plot(element), y.plot(element), stacking.stacks)
      return mark
    }
  }

  /// Creates an area for each series of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: x, y: y, stacking: stacking)
    plot = plot.changed(by: series) { $0.series = $1 }
  }

  /// Creates an area between two values of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    plot = PlotMarks(data) { element in
      var mark = Mark(.area)
      (mark.x, mark.y, mark.yEnd) = (x.plot(element), yStart.plot(element), yEnd.plot(element))
      return mark
    }
  }

  /// Draws areas in a colour for a value of their elements, which a legend explains.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<Content._Element, D>
  ) -> Self {
    var copy = self
    copy.plot = plot.changed(by: value) { $0.styledBy = $1 }
    return copy
  }
}
#endif
