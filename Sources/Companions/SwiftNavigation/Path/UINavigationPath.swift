/// The values of a navigation stack, of any hashable types, from the bottom to the top.
///
/// A path of codable values can be encoded and decoded; see ``codable``. The values of a decoded
/// path are decoded when they are read.
public struct UINavigationPath: Equatable {
  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from values, from the bottom to the top.
  public init(_ elements: some Sequence<some Hashable>) {
    for element in elements { append(element) }
  }

  /// Creates a path from values that can be encoded, from the bottom to the top.
  public init(_ elements: some Sequence<some Codable & Hashable>) {
    for element in elements { append(element) }
  }

  /// Creates a path from its encodable form.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// The number of values on the stack.
  public var count: Int { elements.count }

  /// Whether the stack has no values.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in an encodable form, or `nil` if one of the values is not codable.
  public var codable: CodableRepresentation? {
    elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements: elements) : nil
  }

  /// Pushes a value on the stack.
  public mutating func append(_ value: some Hashable) {
    elements.append(.value(AnyHashable(value), value as? any Codable & Hashable))
  }

  /// Pushes a value that can be encoded on the stack.
  public mutating func append(_ value: some Codable & Hashable) {
    elements.append(.value(AnyHashable(value), value))
  }

  /// Removes values from the top of the stack.
  ///
  /// - Parameter k: The number of values to remove, from 0 to ``count``.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}
