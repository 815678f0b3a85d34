#if PortableViews
import ComposableUI
import Foundation

/// A chart's marks with their scales and styles.
@MainActor
struct Plot {
  let marks: [Mark]
  let settings: ChartSettings
  let x: Scale
  let y: Scale
  /// The styles of values, in the order of their appearance.
  let colors: [(name: String, scalar: _PlotScalar, style: any ShapeStyle)]
  /// The start and the end of each mark along the axis of its values, after stacking.
  let extents: [ClosedRange<Double>?]
  /// The words for the functions.
  private let functions: [String]

  init(_ content: [Mark], _ settings: ChartSettings) {
    let marks = content.withoutFunctions(settings.x)
    functions = content.compactMap { mark in
      mark.function.map { mark.label ?? "\($0.x), \($0.y)" }
    }
    self.marks = marks
    self.settings = settings
    extents = Self.stacked(marks)
    let flat = marks.filter { $0.kind != .sector }
    let hasBars = flat.contains { $0.kind == .bar || $0.kind == .area }
    x = Self.scale(
      flat.flatMap { [$0.x, $0.xEnd] }, Self.ends(marks, extents, isHorizontal: true), settings.x,
      includesZero: hasBars)
    y = Self.scale(
      flat.flatMap { [$0.y, $0.yEnd] }, Self.ends(marks, extents, isHorizontal: false), settings.y,
      includesZero: true)
    colors = Self.colors(marks, settings.styles)
  }

  /// Whether a legend explains the styles.
  var showsLegend: Bool { !settings.legend.isHidden && !colors.isEmpty }

  /// Whether a mark is on the horizontal axis.
  var hasX: Bool { marks.contains { $0.x != nil } }

  /// Whether a mark is on the vertical axis.
  var hasY: Bool { marks.contains { $0.y != nil } }

  /// Whether the chart has nothing but sectors.
  var isPie: Bool { marks.contains { $0.kind == .sector } }

  /// The values in words, at most forty of them.
  var description: String {
    let texts = marks.lazy.filter { !$0.isSample }.prefix(40).map { mark -> String in
      if let label = mark.label { return label }
      return [mark.x, mark.xEnd, mark.y, mark.yEnd, mark.angle, mark.styledBy ?? mark.series]
        .compactMap { $0 }.map { "\($0.label) \($0.scalar.text)" }.joined(separator: ", ")
    }
    return (texts + functions).joined(separator: "; ")
  }

  /// Returns the style of a mark.
  func style(of mark: Mark) -> any ShapeStyle {
    if let style = mark.style { return style }
    guard let scalar = mark.styledBy?.scalar else {
      return mark.kind == .rule ? Color.primary : Self.palette[0]
    }
    return colors.first { $0.scalar == scalar }?.style ?? Self.palette[0]
  }

  /// Whether a bar or an area lies along the horizontal axis.
  static func isHorizontal(_ mark: Mark) -> Bool {
    if mark.xEnd != nil { return true }
    if case .category? = mark.y?.scalar { return true }
    return false
  }

  private static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .brown,
  ]

  private static func colors(
    _ marks: [Mark], _ styles: [(value: _PlotScalar?, style: any ShapeStyle)]
  ) -> [(String, _PlotScalar, any ShapeStyle)] {
    var seen: Set<_PlotScalar> = []
    let scalars = marks.compactMap(\.styledBy?.scalar).filter { seen.insert($0).inserted }
    let inOrder = styles.filter { $0.value == nil }.map(\.style)
    return scalars.enumerated().map { index, scalar in
      let given = styles.first { $0.value == scalar }?.style
      let cycled: any ShapeStyle =
        inOrder.isEmpty ? palette[index % palette.count] : inOrder[index % inOrder.count]
      return (scalar.text, scalar, given ?? cycled)
    }
  }

  private static func scale(
    _ values: [PlotValue?], _ ends: [Double], _ axis: ChartSettings.Axis, includesZero: Bool
  ) -> Scale {
    let values = values.compactMap { $0 }
    var scalars = values.map(\.scalar)
    if case .number? = scalars.first { scalars += ends.map { .number($0) } }
    return Scale(
      scalars, spans: values.compactMap(\.span),
      includesZero: axis.includesZero ?? includesZero, domain: axis.domain)
  }

  private static func ends(
    _ marks: [Mark], _ extents: [ClosedRange<Double>?], isHorizontal: Bool
  ) -> [Double] {
    zip(marks, extents).flatMap { mark, extent -> [Double] in
      guard let extent, Self.isHorizontal(mark) == isHorizontal else { return [] }
      return [extent.lowerBound, extent.upperBound]
    }
  }

  private struct StackPlace: Hashable {
    let kind: String
    let place: _PlotScalar?
    let group: _PlotScalar?
    let isNegative: Bool
  }

  /// Puts the bars and areas at one place on top of each other.
  private static func stacked(_ marks: [Mark]) -> [ClosedRange<Double>?] {
    var heights: [StackPlace: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar || mark.kind == .area else { return nil }
      let isHorizontal = isHorizontal(mark)
      let value = isHorizontal ? mark.x : mark.y
      guard let length = value?.scalar.position else { return nil }
      if let end = (isHorizontal ? mark.xEnd : mark.yEnd)?.scalar.position {
        return min(length, end)...max(length, end)
      }
      guard mark.isStacked else { return min(0, length)...max(0, length) }
      let place = StackPlace(
        kind: "\(mark.kind)", place: (isHorizontal ? mark.y : mark.x)?.scalar,
        group: mark.positionedBy?.scalar, isNegative: length < 0)
      let start = heights[place] ?? 0
      heights[place] = start + length
      return min(start, start + length)...max(start, start + length)
    }
  }
}
#endif
