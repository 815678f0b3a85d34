/// Returns the cases along a case key path, such as `.profile(.presented(.renamed(_:)))`.
///
/// A key path does not know the names of cases. The names come from the first equal key path among the
/// cases of the enum, of their associated enums, and so on.
///
/// - Returns: `nil` if the key path is not found, or if the program has no reflection metadata.
/// - Complexity: Slow, for failures only; a bounded number of key paths is compared.
package func caseLabel<Root, Value>(of keyPath: CaseKeyPath<Root, Value>) -> String? {
  var queue: [(path: AnyKeyPath?, names: [String], type: Any.Type)] = [(nil, [], Root.self)]
  var index = 0
  // An enum may contain itself, so the search could be endless.
  while index < queue.count, index < 2_000 {
    let (prefix, names, type) = queue[index]
    index += 1
    for candidate in NamedCase.all(of: type) {
      guard
        let path = prefix.map({ $0.appending(path: candidate.keyPath) }) ?? candidate.keyPath
      else { continue }
      let names = names + [candidate.name]
      if path == keyPath { return label(names, hasValue: Value.self != Void.self) }
      queue.append((path, names, candidate.value))
    }
  }
  return nil
}

private func label(_ names: [String], hasValue: Bool) -> String {
  let last = names.last.map { ".\($0)" + (hasValue ? "(_:)" : "") } ?? ""
  return names.dropLast().reversed().reduce(last) { ".\($1)(\($0))" }
}

/// A case of an enum: its key path, its name and the type of its associated value.
package struct NamedCase {
  let keyPath: AnyKeyPath
  let name: String
  let value: Any.Type

  /// Creates a case from its key path.
  package init<Root, Value>(_ keyPath: CaseKeyPath<Root, Value>, name: String) {
    self.init(keyPath: keyPath, name: name, value: Value.self)
  }

  private init(keyPath: AnyKeyPath, name: String, value: Any.Type) {
    self.keyPath = keyPath
    self.name = name
    self.value = value
  }

  static func all(of type: Any.Type) -> [NamedCase] {
    if let type = type as? any NamingCases.Type { return type.namedCases }
    if let type = type as? any CasePathIterable.Type { return all(ofIterable: type) }
    return []
  }

  private static func all<Root: CasePathIterable>(ofIterable: Root.Type) -> [NamedCase] {
    guard let metadata = EnumMetadata(Root.self) else { return [] }
    let cases = Root.allCasePaths.compactMap { keyPath -> (AnyKeyPath, Any.Type)? in
      let value = type(of: keyPath as AnyKeyPath).valueType as? any CaseWithValue.Type
      return value.map { (keyPath, $0.valueType) }
    }
    // Key paths are in the order of declaration, and tags as well, but the tags of cases with
    // associated values come first.
    let descriptor = metadata.typeDescriptor
    let emptyCount = cases.count { $0.1 == Void.self }
    guard emptyCount == descriptor.emptyCaseCount,
      cases.count - emptyCount == descriptor.payloadCaseCount
    else { return [] }
    var next = (payload: 0, empty: descriptor.payloadCaseCount)
    return cases.compactMap { keyPath, value in
      let tag: Int
      if value == Void.self {
        tag = next.empty
        next.empty += 1
      } else {
        tag = next.payload
        next.payload += 1
      }
      return metadata.caseName(forTag: UInt32(tag)).map {
        NamedCase(keyPath: keyPath, name: $0, value: value)
      }
    }
  }
}

/// An enum that names its cases by itself, without listing all its case key paths.
package protocol NamingCases {
  /// The cases.
  static var namedCases: [NamedCase] { get }
}

/// A `Case`, of any type of value.
private protocol CaseWithValue {
  static var valueType: Any.Type { get }
}

extension Case: CaseWithValue {
  fileprivate static var valueType: Any.Type { Value.self }
}
