extension StackState: Decodable where Element: Decodable {
  /// Decodes a plain array, whose elements get new ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible {
  /// The elements as an array.
  public var description: String { Array(self).description }
}

extension StackState: CustomDebugStringConvertible {
  /// The elements with their ids.
  public var debugDescription: String {
    let entries = entries.map { "\($0.id): \(String(reflecting: $0.element!))" }
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }
}

extension StackState: CustomReflectable {
  /// The mirror of pairs of ids and elements.
  public var customMirror: Mirror {
    Mirror(
      self, unlabeledChildren: entries.map { (key: $0.id, value: $0.element!) },
      displayStyle: .dictionary)
  }
}
