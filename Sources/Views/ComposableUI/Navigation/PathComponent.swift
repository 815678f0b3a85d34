#if PortableViews
import Foundation

/// A value on a navigation path that represents another value.
///
/// The other value's text is the component of the URL path.
package protocol PathComponentProviding {
  /// The text of the value in a URL path, or `nil` if it has none.
  @MainActor var pathComponent: String? { get }

  /// Returns the value of a component of a URL path, or `nil` if no value has that component.
  @MainActor static func value(from component: String) -> Self?
}

/// The conversion between values on a navigation path and components of a URL path.
package enum PathComponent {
  /// Returns the component of a value, or `nil` if the value has no simple text.
  package static func text(of value: Any) -> String? {
    guard let text = rawText(of: value), !text.isEmpty, text != ".", text != ".." else {
      return nil
    }
    return text
  }

  /// Returns the component of a value on a path, or `nil` if the value has no simple text.
  @MainActor
  static func pathText(of value: AnyHashable) -> String? {
    (value.base as? any PathComponentProviding)?.pathComponent ?? text(of: value.base)
  }

  /// Returns the value on a path for a component, or `nil` if the component has none.
  @MainActor
  static func pathValue(of type: Any.Type, _ component: String) -> AnyHashable? {
    if let type = type as? any PathComponentProviding.Type {
      return type.value(from: component) as? AnyHashable
    }
    return value(of: type, from: component) as? AnyHashable
  }

  /// Returns the value of a type for a component, or `nil` if the component has none.
  package static func value(of type: Any.Type, from text: String) -> Any? {
    if let type = type as? any RawRepresentable.Type {
      return rawRepresentable(type, from: text)
    }
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) }
    if let type = type as? any CaseIterable.Type { return caseIterable(type, from: text) }
    if let type = type as? any Decodable.Type { return decodable(type, from: text) }
    return nil
  }

  /// Returns a component with percent encoding for a URL path.
  static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  /// Returns the components of a URL path, or `nil` if the path is invalid or has more components
  /// than the maximum.
  static func components(of location: String, maximumCount: Int) -> [String]? {
    guard location.hasPrefix("/") else { return nil }
    let parts = location.split(separator: "/")
    guard parts.count <= maximumCount else { return nil }
    var components: [String] = []
    for part in parts {
      guard let component = part.removingPercentEncoding else { return nil }
      components.append(component)
    }
    return components
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension PathComponent {
  private static func rawText(of value: Any) -> String? {
    if let value = value as? any RawRepresentable {
      return text(of: value.rawValue)
    }
    if let value = value as? any LosslessStringConvertible { return value.description }
    if value is any CaseIterable { return "\(value)" }
    if let value = value as? any Encodable { return encoded(value) }
    return nil
  }

  private static func rawRepresentable<R: RawRepresentable>(
    _ type: R.Type, from text: String
  ) -> Any? {
    guard let raw = value(of: R.RawValue.self, from: text) as? R.RawValue else { return nil }
    return R(rawValue: raw)
  }

  private static func caseIterable<C: CaseIterable>(_ type: C.Type, from text: String) -> Any? {
    C.allCases.first { "\($0)" == text }
  }

  /// Returns the text of a value that is encoded as a single string or number.
  private static func encoded(_ value: any Encodable) -> String? {
    guard let data = try? JSONEncoder().encode(value) else { return nil }
    if let string = try? JSONDecoder().decode(String.self, from: data) { return string }
    if let number = try? JSONDecoder().decode(Int.self, from: data) { return String(number) }
    return nil
  }

  private static func decodable<D: Decodable>(_ type: D.Type, from text: String) -> Any? {
    let decoder = JSONDecoder()
    if let data = try? JSONEncoder().encode(text),
      let value = try? decoder.decode(D.self, from: data)
    {
      return value
    }
    guard let number = Int(text) else { return nil }
    return try? decoder.decode(D.self, from: Data(String(number).utf8))
  }
}
#endif
