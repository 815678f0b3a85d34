#if PortableViews
public import ComposableUI
import Foundation

/// A mark at a value of an axis.
public protocol AxisMark {
  /// Adds the mark to a value's marks.
  func _collect(into parts: inout AxisMarkParts)
}

/// The marks at a value of an axis.
public struct AxisMarkParts: AxisMark {
  var line: (style: StrokeStyle?, color: (any ShapeStyle)?)?
  var hasTick = false
  var label: AxisValueLabel?

  /// Adds the marks to a value's marks.
  public func _collect(into parts: inout AxisMarkParts) {
    parts.line = line ?? parts.line
    parts.hasTick = hasTick || parts.hasTick
    parts.label = label ?? parts.label
  }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  let style: StrokeStyle?
  var color: (any ShapeStyle)?

  /// Creates a line.
  public init(stroke: StrokeStyle? = nil) { style = stroke }

  /// Draws the line in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self {
    var copy = self
    copy.color = style
    return copy
  }

  /// Adds the line to the marks of a value.
  public func _collect(into parts: inout AxisMarkParts) { parts.line = (style, color) }
}

/// A short line at the edge of the chart.
public struct AxisTick: AxisMark {
  /// Creates a tick; all ticks have one length and style here.
  public init(length: Double? = nil, stroke: StrokeStyle? = nil) {}

  /// Adds the tick to the marks of a value.
  public func _collect(into parts: inout AxisMarkParts) { parts.hasTick = true }
}

/// The label of a value.
public struct AxisValueLabel: AxisMark {
  let text: ((_PlotScalar) -> String?)?
  let view: AnyView?
  var color: (any ShapeStyle)?

  /// Creates a label with the value in words.
  public init() {
    text = { $0.text }
    view = nil
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    let content = String(content)
    text = { _ in content }
    view = nil
  }

  /// Creates a label with a text.
  @MainActor
  public init(_ titleKey: LocalizedStringKey) {
    self.init { Text(titleKey) }
  }

  /// Creates a label with the value as a format writes it.
  public init<F: FormatStyle>(format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    text = { F.FormatInput(_plotScalar: $0).map(format.format) }
    view = nil
  }

  /// Creates a label with the value as a format writes it.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether the label is in the middle between values, without effect.
  public init<F: FormatStyle>(
    format: F, centered: Bool?
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(format: format)
  }

  /// Creates a label with a view.
  @MainActor
  public init<Content: View>(@ViewBuilder content: () -> Content) {
    text = nil
    view = AnyView(content())
  }

  /// Draws the label in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self {
    var copy = self
    copy.color = style
    return copy
  }

  /// Adds the label to the marks of a value.
  public func _collect(into parts: inout AxisMarkParts) { parts.label = self }
}

/// Builds the marks at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
  /// Builds a mark.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> AxisMarkParts {
    var parts = AxisMarkParts()
    mark._collect(into: &parts)
    return parts
  }

  /// Builds the marks from parts.
  public static func buildBlock(_ marks: AxisMarkParts...) -> AxisMarkParts {
    var parts = AxisMarkParts()
    for mark in marks { mark._collect(into: &parts) }
    return parts
  }

  /// Builds marks that may be missing.
  public static func buildOptional(_ mark: AxisMarkParts?) -> AxisMarkParts {
    mark ?? AxisMarkParts()
  }

  /// Builds the first of two branches.
  public static func buildEither(first: AxisMarkParts) -> AxisMarkParts { first }

  /// Builds the second of two branches.
  public static func buildEither(second: AxisMarkParts) -> AxisMarkParts { second }
}
#endif
