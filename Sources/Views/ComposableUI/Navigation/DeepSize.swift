#if PortableViews
import Foundation

/// The size of a value with everything that it holds.
package enum DeepSize {
  /// Returns about how many bytes a value takes.
  ///
  /// - Returns: `nil` if these are more than a maximum, or if the value holds an object, whose size
  ///   and whose changes are not known.
  /// - Complexity: O(`maximum`).
  static func bytes(of value: AnyHashable, atMost maximum: Int) -> Int? {
    bytes(ofAny: value.base, atMost: maximum)
  }

  /// Returns about how many bytes a value takes, in the same way.
  package static func bytes(ofAny value: Any, atMost maximum: Int) -> Int? {
    var count = 0
    return add(value, to: &count, atMost: maximum, depth: 0) ? count : nil
  }

  /// The most values inside each other, each of which takes a place on the stack.
  private static var maximumDepth: Int { 512 }

  private static func add(
    _ value: Any, to count: inout Int, atMost maximum: Int, depth: Int
  ) -> Bool {
    guard depth < maximumDepth else { return false }
    // A word for each value, and the bytes of texts and data.
    count += MemoryLayout<Int>.size
    switch value {
    case let text as String: count += text.utf8.count
    case let data as Data: count += data.count
    case let url as URL: count += url.absoluteString.utf8.count
    default:
      if type(of: value) == AnyHashable.self, let value = value as? AnyHashable {
        return add(value.base, to: &count, atMost: maximum, depth: depth + 1)
      }
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class { return false }
      for child in mirror.children
      where !add(child.value, to: &count, atMost: maximum, depth: depth + 1) {
        return false
      }
    }
    return count <= maximum
  }
}
#endif
