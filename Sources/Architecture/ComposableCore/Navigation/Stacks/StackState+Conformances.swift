extension StackState: Decodable where Element: Decodable {
  /// Decodes a plain array, whose elements get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws {
    try Array(elements.values).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible {
  /// The elements as an array.
  public var description: String { Array(elements.values).description }
}

extension StackState: CustomDebugStringConvertible {
  /// The elements with their ids.
  public var debugDescription: String { elements.debugDescription }
}

extension StackState: CustomReflectable {
  /// The mirror of pairs of ids and elements.
  public var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: elements.elements.map { (key: $0.key, value: $0.value) },
      displayStyle: .dictionary)
  }
}
