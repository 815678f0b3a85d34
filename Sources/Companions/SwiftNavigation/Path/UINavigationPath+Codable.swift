import Foundation

extension UINavigationPath {
  /// An encodable form of a path.
  ///
  /// The form is a flat list, from the top of the stack: a value's type name, its JSON, and so on.
  public struct CodableRepresentation: Codable, Equatable {
    var elements: [Element]

    init(elements: [Element]) {
      self.elements = elements
    }

    /// Decodes a path.
    ///
    /// Its values are decoded later, when they are read.
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

    /// Encodes the path.
    ///
    /// Throws an error if the type of a value has no name.
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
