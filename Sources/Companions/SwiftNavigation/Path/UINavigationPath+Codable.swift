import Foundation

extension UINavigationPath {
  /// A path in a form that can be stored.
  ///
  /// The form is a list of the type name and the JSON of each value in turn, from the top.
  public struct CodableRepresentation: Codable, Equatable {
    var elements: [Element]

    init(elements: [Element]) {
      self.elements = elements
    }

    /// Reads a stored path.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [Element] = []
      while !container.isAtEnd {
        let typeName = try container.decode(String.self)
        let json = try container.decode(String.self)
        elements.append(.stored(typeName: typeName, json: json))
      }
      self.elements = elements.reversed()
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      let jsonEncoder = JSONEncoder()
      jsonEncoder.outputFormatting = .sortedKeys
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        switch element {
        case .stored(let typeName, let json):
          try container.encode(typeName)
          try container.encode(json)
        case .value(let base, let value):
          guard let value, let typeName = _mangledTypeName(type(of: value)) else {
            throw EncodingError.invalidValue(
              base.base,
              EncodingError.Context(
                codingPath: container.codingPath,
                debugDescription: Issues.unnamedType(type(of: base.base))))
          }
          try container.encode(typeName)
          try container.encode(String(decoding: jsonEncoder.encode(value), as: UTF8.self))
        }
      }
    }
  }
}
