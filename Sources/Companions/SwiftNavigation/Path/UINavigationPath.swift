/// The values that are on a stack of any types, from the bottom to the top.
///
/// A path of codable values can be stored and restored, see ``codable``. Restored values are
/// decoded only when they are read.
public struct UINavigationPath: Equatable {
  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init(_ elements: some Sequence<some Hashable>) {
    for element in elements { append(element) }
  }

  /// Creates a path of values that can be stored.
  public init(_ elements: some Sequence<some Codable & Hashable>) {
    for element in elements { append(element) }
  }

  /// Creates the path that was stored.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// The number of values.
  public var count: Int {
    elements.count
  }

  /// Whether nothing is on the stack.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// The path in a form that can be stored, or `nil` if not all of its values can be.
  public var codable: CodableRepresentation? {
    elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements: elements) : nil
  }

  /// Puts a value on the top.
  public mutating func append(_ value: some Hashable) {
    elements.append(.value(AnyHashable(value), value as? any Codable & Hashable))
  }

  /// Puts a value on the top that can be stored.
  public mutating func append(_ value: some Codable & Hashable) {
    elements.append(.value(AnyHashable(value), value))
  }

  /// Removes values from the top.
  ///
  /// - Parameter k: The number of values to remove, at most ``count``.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}
