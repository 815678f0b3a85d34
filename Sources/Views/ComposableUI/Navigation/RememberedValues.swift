#if PortableViews
/// The values that were on a stack's path at each location, for the way forward in a browser's history.
///
/// Forgets the oldest ones beyond a number of locations, and beyond a number of bytes of their paths.
struct RememberedValues {
  static let maximumCount = 256
  static let maximumByteCount = 16 * 1024

  private var values: [ScreenLocation: AnyHashable] = [:]
  /// The locations of the values, the oldest first.
  private var order: [ScreenLocation] = []
  private var byteCount = 0

  var count: Int { order.count }

  /// The value that was noted last for a location.
  subscript(location: ScreenLocation) -> AnyHashable? { values[location] }

  /// Notes the value at a location.
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
