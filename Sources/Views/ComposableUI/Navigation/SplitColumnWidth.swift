#if PortableViews
public import Foundation

/// The width that a view asks for the column of a split view around it.
struct SplitColumnWidth: Equatable {
  let least: Double
  let ideal: Double

  init(least: Double?, ideal: Double, most: Double?) {
    let ideal = ideal.isFinite ? max(ideal, 0) : 0
    let least = least.flatMap { $0.isFinite ? max($0, 0) : nil }
    let most = most.flatMap { $0.isFinite ? max($0, 0) : nil }
    self.ideal = max(min(ideal, most ?? ideal), least ?? 0)
    self.least = least ?? self.ideal
  }

  var column: ElementColumn { .flexible(minimum: least, maximum: ideal) }
}

/// The key of the width of the column around views: the first one that they ask for.
struct SplitColumnWidthKey: PreferenceKey {
  static let defaultValue: SplitColumnWidth? = nil

  static func reduce(value: inout SplitColumnWidth?, nextValue: () -> SplitColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the width of the column of a split view that the view is in, in points.
  ///
  /// The last column has what the others leave.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(least: width, ideal: width, most: width))
  }

  /// Sets the ideal width of the column of a split view that the view is in, and its limits.
  ///
  /// Users do not resize columns here: the column has its ideal width within the limits, and less, to
  /// the minimum, in a narrow window. The last column has what the others leave.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: SplitColumnWidthKey.self,
      value: SplitColumnWidth(
        least: min.map { Double($0) }, ideal: ideal, most: max.map { Double($0) }))
  }
}
#endif
