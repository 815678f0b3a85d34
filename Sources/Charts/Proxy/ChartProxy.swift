#if PortableViews
public import ComposableUI
import Foundation

/// The scales of a chart, between the values of its marks and the places in its plot.
///
/// ```swift
/// struct Price: Identifiable {
///   let id: Date
///   let amount: Double
/// }
///
/// struct PriceChart: View {
///   let prices: [Price]
///   @State private var day: Date?
///
///   var body: some View {
///     Chart(prices) { price in
///       LineMark(x: .value("Day", price.id), y: .value("Price", price.amount))
///     }
///     .chartOverlay { proxy in
///       GeometryReader { geometry in
///         Color.clear.contentShape(Rectangle())
///           .onTapGesture { location in
///             guard let frame = proxy.plotFrame else { return }
///             day = proxy.value(atX: location.x - geometry[frame].minX)
///           }
///       }
///     }
///   }
/// }
/// ```
///
/// Places are relative to the plot, the rectangle between the axes, whose origin is at the top left.
/// Without a chart in the view, a proxy has no values.
public struct ChartProxy {
  var geometry: PlotGeometry?

  /// The frame of the plot, which a `GeometryProxy` converts; of a chart that scrolls, with the parts that
  /// do not show.
  ///
  /// It is `nil` without a chart, and in `chartGesture(_:)`, whose places are in the plot already.
  public internal(set) var plotFrame: Anchor<CGRect>?

  /// The frame of the part of the plot that shows, which a `GeometryProxy` converts.
  public internal(set) var plotContainerFrame: Anchor<CGRect>?

  /// The frame of the plot; an empty one without a chart.
  public var plotAreaFrame: Anchor<CGRect> { plotFrame ?? .empty }

  /// The size of the plot; zero without a chart.
  public var plotSize: CGSize { geometry?.size ?? .zero }

  /// The size of the plot, by its name of earlier.
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the place of a value on the horizontal axis; `nil` for what the axis does not have.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry?.x?.place(value._plotScalar).map { $0 * plotSize.width }
  }

  /// Returns the place of a value on the vertical axis; `nil` for what the axis does not have.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry?.y?.place(value._plotScalar).map { (1 - $0) * plotSize.height }
  }

  /// Returns the place of two values; `nil` for what an axis does not have.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the places that a value on the horizontal axis stands for: the range of a category, or the place of
  /// a number or a date.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value) else { return nil }
    return around(middle, geometry?.x, plotSize.width)
  }

  /// Returns the places that a value on the vertical axis stands for: the range of a category, or the place of
  /// a number or a date.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value) else { return nil }
    return around(middle, geometry?.y, plotSize.height)
  }

  /// Returns the rectangle that two values stand for, which is empty along an axis of numbers or dates.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the value at a place of the horizontal axis.
  ///
  /// - Parameters:
  ///   - position: The distance to the left edge of the plot; outside of it, numbers and dates continue as
  ///     inside.
  ///   - type: The type of the value.
  /// - Returns: The value, or `nil` if it is of another type, or no category is there.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.scalar(atX: position).flatMap(P.init(_plotScalar:))
  }

  /// Returns the value at a place of the vertical axis.
  ///
  /// - Parameters:
  ///   - position: The distance to the top edge of the plot; outside of it, numbers and dates continue as
  ///     inside.
  ///   - type: The type of the value.
  /// - Returns: The value, or `nil` if it is of another type, or no category is there.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    geometry?.scalar(atY: position).flatMap(P.init(_plotScalar:))
  }

  /// Returns the values of both axes at a place; `nil` if one has none there.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as _: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the angle of a place around the middle of the plot, from the top on in the direction of a
  /// clock.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
    let radians = atan2(x, -y)
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// Returns the value at an angle of the sectors: the sum of the sectors up to it.
  ///
  /// - Parameters:
  ///   - angle: The angle from the top on in the direction of a clock.
  ///   - type: The type of the value.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    geometry?.scalar(at: angle).flatMap(P.init(_plotScalar:))
  }

  /// Returns the values at the ends of the horizontal axis, or its categories.
  public func xDomain<P: Plottable>(dataType _: P.Type = P.self) -> [P] {
    geometry?.x?.domain.compactMap(P.init(_plotScalar:)) ?? []
  }

  /// Returns the values at the ends of the vertical axis, or its categories.
  public func yDomain<P: Plottable>(dataType _: P.Type = P.self) -> [P] {
    geometry?.y?.domain.compactMap(P.init(_plotScalar:)) ?? []
  }

  /// Returns the style of the marks with a value of `foregroundStyle(by:)`; `nil` for none.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    func erased<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
    guard let style = geometry?.styles.first(where: { $0.scalar == value._plotScalar })?.style
    else {
      return nil
    }
    return erased(style)
  }

  /// Chooses the value at a place of the horizontal axis, for `chartXSelection(value:)`.
  public func selectXValue(at position: CGFloat) {
    geometry?.settings.selectX?.choose(geometry?.scalar(atX: position))
  }

  /// Chooses the value at a place of the vertical axis, for `chartYSelection(value:)`.
  public func selectYValue(at position: CGFloat) {
    geometry?.settings.selectY?.choose(geometry?.scalar(atY: position))
  }

  /// Chooses the values between two places of the horizontal axis, for `chartXSelection(range:)`.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    let ends = [from, to].compactMap { geometry?.scalar(atX: min(max($0, 0), plotSize.width)) }
    geometry?.settings.selectXRange?.choose(ends)
  }

  /// Chooses the values between two places of the vertical axis, for `chartYSelection(range:)`.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    let ends = [from, to].compactMap { geometry?.scalar(atY: min(max($0, 0), plotSize.height)) }
    geometry?.settings.selectYRange?.choose(ends)
  }

  /// Chooses the value at an angle of the sectors, for `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) {
    geometry?.settings.selectAngle?.choose(geometry?.scalar(at: angle))
  }

  private func around(_ middle: CGFloat, _ scale: Scale?, _ length: CGFloat) -> ClosedRange<CGFloat>
  {
    let half = scale?.categoryCount.map { length / Double($0) / 2 } ?? 0
    return (middle - half)...(middle + half)
  }
}

/// The scales, the styles and the settings of a chart, for its proxy.
struct PlotGeometry {
  let size: CGSize
  /// The scales of the axes; `nil` for an axis that no mark is on.
  let x: Scale?
  let y: Scale?
  /// The sum of the sectors.
  let total: Double
  let styles: [(scalar: _PlotScalar, style: any ShapeStyle)]
  let settings: ChartSettings

  @MainActor
  init(_ plot: Plot, size: CGSize) {
    self.size = size
    x = plot.hasX ? plot.x : nil
    y = plot.hasY ? plot.y : nil
    total = plot.marks.reduce(0) { $0 + max($1.angle?.scalar.position ?? 0, 0) }
    styles = plot.colors.map { ($0.scalar, $0.style) }
    settings = plot.settings
  }

  func scalar(atX position: Double) -> _PlotScalar? {
    size.width > 0 ? x?.scalar(at: position / size.width) : nil
  }

  func scalar(atY position: Double) -> _PlotScalar? {
    size.height > 0 ? y?.scalar(at: 1 - position / size.height) : nil
  }

  func scalar(at angle: Angle) -> _PlotScalar? {
    let turns = angle.radians / (2 * .pi)
    guard total > 0, turns.isFinite else { return nil }
    return .number((turns - turns.rounded(.down)) * total)
  }
}

/// The proxy of the first chart in a view.
enum ChartProxyKey: PreferenceKey {
  static var defaultValue: ChartProxy? { nil }

  static func reduce(value: inout ChartProxy?, nextValue: () -> ChartProxy?) {
    value = value ?? nextValue()
  }
}
#endif
