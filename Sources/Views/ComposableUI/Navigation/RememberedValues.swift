#if PortableViews
import Foundation

/// The values on a stack's path, keyed by location, for going forward in a browser's history.
///
/// A value is kept if it is small and holds no object. Another one, such as the state of a feature,
/// is released with its screen; its location makes a new one if the value's type can be read from
/// the URL. The oldest locations are removed beyond a number of them, or of bytes.
struct RememberedValues {
  static let maximumCount = 256
  /// The most bytes of values and of their components of URL paths.
  static let maximumByteCount = 16 * 1024

  /// The origin of the value at a location.
  private enum Source {
    case value(AnyHashable)
    /// The location's component, which is read as a type.
    case component(any Hashable.Type)
  }

  private struct Entry {
    let source: Source
    let byteCount: Int
  }

  private var entries: [ScreenLocation: Entry] = [:]
  /// The locations of the values, the oldest first.
  private var order: [ScreenLocation] = []
  private(set) var byteCount = 0

  var count: Int { order.count }

  /// The most recent value at a location, or a new one; `nil` if there is none.
  @MainActor
  subscript(location: ScreenLocation) -> AnyHashable? {
    switch entries[location]?.source {
    case .value(let value): value
    case .component(let type):
      location.component.removingPercentEncoding.flatMap { PathComponent.pathValue(of: type, $0) }
    case nil: nil
    }
  }

  /// Records the value at a location, in place of an earlier one.
  @MainActor
  mutating func note(_ value: AnyHashable, at location: ScreenLocation) {
    guard let entry = Self.entry(of: value, at: location) else { return remove(location) }
    byteCount += entry.byteCount
    if let replaced = entries.updateValue(entry, forKey: location) {
      byteCount -= replaced.byteCount
    } else {
      order.append(location)
    }
    while order.count > Self.maximumCount || byteCount > Self.maximumByteCount {
      remove(order[0])
    }
  }

  private mutating func remove(_ location: ScreenLocation) {
    guard let removed = entries.removeValue(forKey: location) else { return }
    byteCount -= removed.byteCount
    if let index = order.firstIndex(of: location) { order.remove(at: index) }
  }

  /// Returns the entry of a value, or `nil` if the value can be neither kept nor made again.
  @MainActor
  private static func entry(of value: AnyHashable, at location: ScreenLocation) -> Entry? {
    let component = location.component.utf8.count
    guard component <= maximumByteCount else { return nil }
    let isKept = !(value.base is any PathComponentProviding)
    if isKept, let size = DeepSize.bytes(of: value, atMost: maximumByteCount - component) {
      return Entry(source: .value(value), byteCount: component + size)
    }
    guard PathComponent.pathText(of: value) != nil, let type = hashableType(of: value) else {
      return nil
    }
    return Entry(source: .component(type), byteCount: component)
  }

  private static func hashableType(of value: AnyHashable) -> (any Hashable.Type)? {
    type(of: value.base) as? any Hashable.Type
  }
}
#endif
