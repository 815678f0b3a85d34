#if PortableViews
extension View {
  /// Sets the part of a text of one line that is cut off if the text does not fit.
  ///
  /// A browser cuts off the end in place of the middle.
  nonisolated public func truncationMode(
    _ mode: Text.TruncationMode, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    if mode == .middle {
      AcceptedWithoutEffect.note("truncationMode(.middle)", fileID: fileID, line: line)
    }
    return decorated(.content) { $0.effects.truncation = mode }
  }

  /// Sets the least factor by which a text of one line shrinks to fit, from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: Double) -> some View {
    decorated(.content) { $0.effects.leastScale = factor }
  }
}

extension Text {
  /// The part of a text that is cut off if the text does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}
#endif
