#if PortableViews
/// A size of the texts whose font is a text style.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who need large texts.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension DynamicTypeSize {
  /// Returns the size of a text style, in points.
  package func pointSize(of style: ElementFont.TextStyle) -> Double {
    // The size of nearly all texts needs no table.
    self == .large ? style.standardPointSize : style.pointSizes[rawValue]
  }
}

extension ElementFont.TextStyle {
  /// The size in points for the size `.large` of texts.
  fileprivate var standardPointSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The sizes in points for all sizes of texts.
  package var pointSizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The size of the texts whose font is a text style.
  ///
  /// Setting it draws the texts inside as `dynamicTypeSize(_:)` does.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the texts in the view whose font is a text style, and of scaled metrics.
  ///
  /// A font with a size in points keeps its size.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of the texts in the view whose font is a text style to a range.
  nonisolated public func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(
    _ range: T
  ) -> some View {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return EnvironmentView(
      content: self, change: TypeSizeLimits(least: sizes.first, greatest: sizes.last))
  }
}

/// The least and the greatest size of texts; `nil` for no limit.
private struct TypeSizeLimits: EnvironmentChange {
  let least: DynamicTypeSize?
  let greatest: DynamicTypeSize?

  func apply(to values: inout EnvironmentValues) {
    let size = values.dynamicTypeSize
    if let least, size < least {
      values.dynamicTypeSize = least
    } else if let greatest, size > greatest {
      values.dynamicTypeSize = greatest
    }
  }

  func isSame(as other: any EnvironmentChange) -> Bool {
    guard let other = other as? Self else { return false }
    return least == other.least && greatest == other.greatest
  }

  var mayChangeLooks: Bool { true }

  func style(in values: EnvironmentValues, from outer: EnvironmentValues) -> ElementStyle? {
    EnvironmentLooks.style(of: \.dynamicTypeSize, in: values, from: outer)
  }
}
#endif
