#if PortableViews

/// A function that a chart draws.
struct PlotFunction {
  /// The words for the axes.
  let x, y: String
  /// The parameters; `nil` for the values of the chart's horizontal axis.
  let domain: ClosedRange<Double>?
  /// Returns the point at a parameter, and the end of an area that does not begin at zero.
  let point: (Double) -> (x: Double, y: Double, yEnd: Double?)

  private static let steps = 200

  /// Returns marks along the function, in a segment for each part without a gap.
  ///
  /// - Parameters:
  ///   - template: The mark with the looks of the function.
  ///   - domain: The values of the chart's horizontal axis, if it does not follow the marks.
  func marks(like template: Mark, in domain: ClosedRange<Double>?) -> [Mark] {
    let range = self.domain ?? domain ?? 0...1
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
    var marks: [Mark] = []
    var segment = template.segment
    var hasGap = false
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let value = range.lowerBound + share * (range.upperBound - range.lowerBound)
      let (px, py, end) = point(value)
      guard px.isFinite, py.isFinite, end?.isFinite != false else {
        hasGap = true
        continue
      }
      if hasGap, !marks.isEmpty { segment += 1 }
      hasGap = false
      var mark = template
      mark.function = nil
      mark.segment = segment
      mark.isSample = true
      mark.x = PlotValue(label: x, scalar: .number(px))
      mark.y = PlotValue(label: y, scalar: .number(py))
      mark.yEnd = end.map { PlotValue(label: y, scalar: .number($0)) }
      marks.append(mark)
    }
    return marks
  }
}

extension Sequence<Mark> {
  /// The marks with those along functions in place of the functions.
  func withoutFunctions(_ axis: ChartSettings.Axis) -> [Mark] {
    let marks = Array(self)
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let given = axis.domain?.compactMap(\.position)
    let known = given ?? marks.flatMap { [$0.x, $0.xEnd] }.compactMap { $0?.scalar.position }
    let range = known.min().flatMap { low in known.max().map { low...$0 } }
    // Functions are apart from each other, also without names.
    return marks.enumerated().flatMap { index, mark -> [Mark] in
      guard let function = mark.function else { return [mark] }
      var template = mark
      template.segment = (index + 1) * 1_000
      return function.marks(like: template, in: range)
    }
  }
}
#endif
