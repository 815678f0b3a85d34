#if PortableViews
extension View {
  /// Limits the number of lines of each text in the view; `nil` sets no limit.
  ///
  /// A text field with a vertical axis grows to this number of lines, and scrolls then.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    decorated(.content) { $0.lineLimit = number }
  }

  /// Limits the number of lines of each text in the view, and takes the space of all of them.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    decorated(.content) {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : nil
    }
  }

  /// Takes the space of the least number of lines of a range, and limits their number to the
  /// greatest.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    decorated(.content) {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Takes the space of a number of lines for each text in the view, at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    decorated(.content) { $0.reservedLines = limit.lowerBound }
  }

  /// Limits the number of lines of each text in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    decorated(.content) { $0.lineLimit = limit.upperBound }
  }
}
#endif
