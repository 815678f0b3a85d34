#if PortableViews
/// Steps values without trapping on integer overflow.
enum SteppedValue {
  /// Advances a value, or returns `nil` beyond the ends of its type, where `advanced(by:)` traps.
  static func advance<V: Strideable>(_ value: V, by stride: V.Stride) -> V? {
    guard let integer = value as? any FixedWidthInteger, let stride = stride as? Int else {
      return value.advanced(by: stride)
    }
    return advance(integer, by: stride).flatMap { $0 as? V }
  }

  private static func advance<I: FixedWidthInteger>(_ value: I, by stride: Int) -> I? {
    guard let distance = I(exactly: stride.magnitude) else { return nil }
    let (result, overflow) =
      stride < 0
      ? value.subtractingReportingOverflow(distance) : value.addingReportingOverflow(distance)
    return overflow ? nil : result
  }
}
#endif
