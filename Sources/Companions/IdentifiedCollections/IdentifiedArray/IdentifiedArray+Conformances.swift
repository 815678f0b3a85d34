extension IdentifiedArray: Equatable where Element: Equatable {
  /// Compares the elements and their order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs._pending == nil, rhs._pending == nil { return lhs._storage == rhs._storage }
    return lhs._isEqual(to: rhs)
  }

  /// Compares arrays of which one has a pending element at least, without making plain arrays.
  @inlinable
  func _isEqual(to other: Self) -> Bool {
    guard count == other.count else { return false }
    let indices = (_pending?.index, other._pending?.index)
    guard _sharesStorage(with: other) else {
      return _storage.withUnsafeBufferPointer { elements in
        other._storage.withUnsafeBufferPointer { otherElements in
          // By index, which spares each element from being retained.
          elements.indices.allSatisfy { index in
            index == indices.0 || index == indices.1
              ? _element(at: index) == other._element(at: index)
              : elements[index] == otherElements[index]
          }
        }
      }
    }
    // The others are the same elements.
    func isSame(at pending: _PendingElement<Element>?) -> Bool {
      pending.map { _element(at: $0.index) == other._element(at: $0.index) } ?? true
    }
    return isSame(at: _pending) && isSame(at: other._pending)
  }

  @inlinable
  func _sharesStorage(with other: Self) -> Bool {
    _storage.withUnsafeBufferPointer { elements in
      other._storage.withUnsafeBufferPointer { elements.baseAddress == $0.baseAddress }
    }
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_elements)
  }
}

// Safe: the key path is not `Sendable`, but constant, and only used to read. The table of ids is copied
// before it is changed, unless no other array refers to it.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  @inlinable
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(_elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes a plain array, and throws an error if an id occurs twice in it.
  @inlinable
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let elements = try container.decode([Element].self)
    self.init()
    reserveCapacity(elements.count)
    for element in elements where !append(element).inserted {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: Issues.duplicateID(element.id))
    }
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements, written as an array.
  public var description: String {
    _elements.description
  }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  /// The elements, written as an array, with the type: `IdentifiedArray<Int>([1, 2, 3])`.
  public var debugDescription: String {
    "IdentifiedArray<\(Element.self)>(\(_elements.debugDescription))"
  }
}

extension IdentifiedArray: CustomReflectable {
  /// The mirror of an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: _elements, displayStyle: .collection)
  }
}
