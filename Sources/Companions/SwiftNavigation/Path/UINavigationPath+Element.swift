import Foundation

extension UINavigationPath {
  /// An element of a path: a value, or its stored type name and JSON.
  enum Element {
    case value(AnyHashable, (any Codable & Hashable)?)
    case stored(typeName: String, json: String)

    var isCodable: Bool {
      if case .value(_, nil) = self { false } else { true }
    }

    /// The value, or `nil` if the type of a stored value no longer exists or cannot decode it.
    var value: AnyHashable? {
      switch self {
      case .value(let value, _):
        value
      case .stored(let typeName, let json):
        (_typeByName(typeName) as? any (Decodable & Hashable).Type)
          .flatMap { decode($0, from: json) }
      }
    }

    private func decode(_ type: (some Decodable & Hashable).Type, from json: String) -> AnyHashable?
    {
      guard let value = try? JSONDecoder().decode(type, from: Data(json.utf8)) else { return nil }
      return AnyHashable(value)
    }
  }
}

extension UINavigationPath.Element: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    if case .stored(let lhsName, let lhsJSON) = lhs,
      case .stored(let rhsName, let rhsJSON) = rhs, lhsName == rhsName, lhsJSON == rhsJSON
    {
      return true
    }
    guard let lhs = lhs.value, let rhs = rhs.value else { return false }
    return lhs == rhs
  }
}
