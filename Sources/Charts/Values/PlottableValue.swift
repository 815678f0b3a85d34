#if PortableViews
public import ComposableUI
import Foundation

/// A value with the words for its axis.
public struct PlottableValue<Value: Plottable> {
  let plot: PlotValue

  /// Creates a value with words.
  public static func value(_ label: some _PlotLabel, _ value: Value) -> Self {
    Self(plot: PlotValue(label: label._plotLabel, scalar: value._plotScalar))
  }

  /// Creates a range of values with words; it is drawn from its lower to its upper bound.
  public static func value(_ label: some _PlotLabel, _ range: Range<Value>) -> Self
  where Value: Comparable {
    ranged(label._plotLabel, range.lowerBound, range.upperBound)
  }

  private static func ranged(_ label: String, _ lower: Value, _ upper: Value) -> Self {
    var plot = PlotValue(label: label, scalar: lower._plotScalar)
    if let lower = lower._plotScalar.position, let upper = upper._plotScalar.position {
      plot.span = lower...max(lower, upper)
    }
    return Self(plot: plot)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a date that stands for a unit of the calendar, such as its day.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - value: A date in the unit.
  ///   - unit: The unit.
  ///   - calendar: The calendar with the unit.
  public static func value(
    _ label: some _PlotLabel, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    dated(label._plotLabel, value, unit, calendar)
  }

  private static func dated(
    _ label: String, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> Self {
    var plot = PlotValue(label: label, scalar: value._plotScalar)
    if let interval = calendar.dateInterval(of: unit, for: value) {
      let start = interval.start.timeIntervalSinceReferenceDate
      plot.scalar = .date(start)
      plot.span = start...(start + interval.duration)
    }
    return Self(plot: plot)
  }
}

/// The words of a value: a text or a key.
///
/// Public for the signatures of `value`: one method that takes either is checked sooner than two.
public protocol _PlotLabel {
  /// The words that an axis and a legend show.
  var _plotLabel: String { get }
}

extension LocalizedStringKey: _PlotLabel {
  /// The key.
  public var _plotLabel: String { key }
}

extension String: _PlotLabel {
  /// The text.
  public var _plotLabel: String { self }
}

extension Substring: _PlotLabel {
  /// The text.
  public var _plotLabel: String { String(self) }
}

/// The value of a mark, whatever its type.
struct PlotValue {
  var label: String
  var scalar: _PlotScalar
  /// The range that the value stands for.
  var span: ClosedRange<Double>?

  /// The middle of the range, or the place of the value; `nil` for a category.
  var middle: Double? {
    span.map { ($0.lowerBound + $0.upperBound) / 2 } ?? scalar.position
  }
}

extension _PlotScalar {
  /// The place of a number or a date; `nil` for a category.
  var position: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// The value in words.
  var text: String {
    switch self {
    case .number(let value): value.formatted(.number.precision(.fractionLength(0...2)))
    case .category(let name): name
    case .date(let value):
      Date(timeIntervalSinceReferenceDate: value).formatted(date: .abbreviated, time: .omitted)
    }
  }
}
#endif
