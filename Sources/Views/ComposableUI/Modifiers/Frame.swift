#if PortableViews
extension View {
  /// Sets the width and the height, in points; `nil` leaves a dimension flexible.
  nonisolated public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    decorated(.frame) { style in
      style.width = width
      style.height = height
      if alignment != .center { style.alignment = alignment.element }
    }
  }

  /// Sets limits for the width and the height, in points; `.infinity` takes all available space.
  ///
  /// The ideal width and height have no effect.
  nonisolated public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    decorated(.frame) { style in
      style.minWidth = minWidth
      style.maxWidth = maxWidth
      style.minHeight = minHeight
      style.maxHeight = maxHeight
      style.alignment = alignment.element
    }
  }
}
#endif
