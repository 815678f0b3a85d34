#if PortableViews
/// The values on a stack's path, keyed by location, for going forward in a browser's history.
///
/// The oldest values are removed beyond a number of locations, or of bytes of their paths.
struct RememberedValues {
  static let maximumCount = 256
  static let maximumByteCount = 16 * 1024

  private var values: [ScreenLocation: AnyHashable] = [:]
  /// The locations of the values, the oldest first.
  private var order: [ScreenLocation] = []
  private var byteCount = 0

  var count: Int { order.count }

  /// The most recent value at a location, or `nil`.
  subscript(location: ScreenLocation) -> AnyHashable? { values[location] }

  mutating func note(_ value: AnyHashable, at location: ScreenLocation) {
    guard values.updateValue(value, forKey: location) == nil else { return }
    order.append(location)
    byteCount += location.component.utf8.count
    while order.count > Self.maximumCount
      || byteCount > Self.maximumByteCount && order.count > 1
    {
      let oldest = order.removeFirst()
      values[oldest] = nil
      byteCount -= oldest.component.utf8.count
    }
  }
}
#endif
