#if PortableViews
public import ComposableUI
import Foundation

/// The marks of an axis: lines, ticks and labels at values.
public struct AxisMarks: AxisContent {
  var marks: AxisDescription

  /// Creates the default marks at values.
  ///
  /// - Parameters:
  ///   - position: The side of the chart.
  ///   - values: The values.
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    marks = AxisDescription(position: position, values: values)
  }

  /// Creates the default marks at values of one's own.
  public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
    marks = AxisDescription(position: position, values: .own(values))
  }

  /// Creates marks at values, whose labels a format writes.
  public init<F: FormatStyle>(
    format: F, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(position: position, values: values) {
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }

  /// Creates marks at values.
  ///
  /// - Parameters:
  ///   - position: The side of the chart.
  ///   - values: The values.
  ///   - content: The marks at a value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkParts
  ) {
    marks = AxisDescription(position: position, values: values, content: content)
  }

  /// Creates marks at values.
  ///
  /// - Parameters:
  ///   - position: The side of the chart.
  ///   - values: The values.
  ///   - content: The marks at each value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> AxisMarkParts
  ) {
    marks = AxisDescription(position: position, values: values, content: { _ in content() })
  }

  /// Creates marks at values of one's own.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkParts
  ) {
    marks = AxisDescription(position: position, values: .own(values), content: content)
  }

  /// Creates the same marks at each of one's own values.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> AxisMarkParts
  ) {
    marks = AxisDescription(
      position: position, values: .own(values), content: { _ in content() })
  }

  /// Adds the marks to an axis.
  public func _collect(into axis: inout _AxisParts) { axis.descriptions.append(marks) }
}

/// The content of an axis.
public protocol AxisContent {
  /// Adds the marks to an axis.
  func _collect(into axis: inout _AxisParts)
}

/// The parts of an axis, for charts alone.
public struct _AxisParts {
  var descriptions: [AxisDescription] = []
}

/// Builds the content of an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// Builds content from parts.
  public static func buildBlock(_ content: any AxisContent...) -> _AxisParts {
    var parts = _AxisParts()
    for part in content { part._collect(into: &parts) }
    return parts
  }
}

/// Marks of an axis as values.
struct AxisDescription {
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var content: ((AxisValue) -> AxisMarkParts)?
}

/// The side of a chart.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Side {
    case automatic, top, bottom, leading, trailing
  }

  let side: Side

  /// The default side.
  public static let automatic = Self(side: .automatic)
  /// Above the chart.
  public static let top = Self(side: .top)
  /// Below the chart.
  public static let bottom = Self(side: .bottom)
  /// In front of the chart.
  public static let leading = Self(side: .leading)
  /// Behind the chart.
  public static let trailing = Self(side: .trailing)
}

/// The values at which an axis has marks.
public struct AxisMarkValues: Sendable {
  enum Choice {
    case count(Int?)
    case step(Double)
    case calendar(Calendar.Component, Int, Calendar)
    case values([_PlotScalar])
  }

  let choice: Choice

  /// Round values, about five of them.
  public static var automatic: Self { Self(choice: .count(nil)) }

  /// Round values.
  ///
  /// - Parameter desiredCount: About how many values there should be.
  public static func automatic(desiredCount: Int? = nil) -> Self {
    Self(choice: .count(desiredCount))
  }

  /// Multiples of a step.
  public static func stride(by step: Double) -> Self { Self(choice: .step(step)) }

  /// The starts of units of the calendar.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: The number of units from a value to the next.
  ///   - calendar: The calendar with the unit.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, calendar: Calendar? = nil
  ) -> Self {
    Self(choice: .calendar(component, max(count, 1), calendar ?? .autoupdatingCurrent))
  }

  static func own<Value: Plottable>(_ values: [Value]) -> Self {
    Self(choice: .values(values.map(\._plotScalar)))
  }
}

/// A value with marks on an axis.
public struct AxisValue {
  let scalar: _PlotScalar

  /// The position among the values with marks.
  public let index: Int
  /// The number of values with marks.
  public let count: Int

  /// Returns the value as a type, or `nil` if the axis has values of another kind.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(_plotScalar: scalar) }
}
#endif
