import CustomDump

/// Returns the difference of two values, in which every shared reference has a number.
///
/// CustomDump numbers the objects of a type from the second one on, so a single object looks like a
/// plain value. Each type gets a placeholder as its first object, which the result omits.
///
/// - Returns: `nil` if the values are equal.
func numberedDifference<Value>(_ old: Value, _ new: Value) -> String? {
  guard let difference = diff(old, new) else { return nil }
  var references = References()
  references.collect(in: old)
  references.collect(in: new)
  guard !references.firsts.isEmpty else { return difference }
  let numbered = diff(
    Numbered(value: old, firsts: references.firsts),
    Numbered(value: new, firsts: references.firsts))
  return numbered.flatMap(Numbered<Value>.value(in:)) ?? difference
}

/// A value, preceded by a placeholder for the first object of each type.
private struct Numbered<Value>: CustomDumpReflectable {
  static var boundary: String { "boundary" }

  let value: Value
  let firsts: [First]

  var customDumpMirror: Mirror {
    let firsts = firsts.enumerated().map { (label: Optional("\($0)"), value: $1 as Any) }
    return Mirror(
      self, children: firsts + [(Self.boundary, true), (nil, value)], displayStyle: .struct)
  }

  /// Returns only the lines about the value, with their indentation reduced by one level.
  static func value(in difference: String) -> String? {
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    guard let boundary = lines.firstIndex(of: "    \(boundary): true,") else { return nil }
    return lines[(boundary + 1)...].dropLast()
      .map { $0.prefix(2) + $0.dropFirst(4) }
      .joined(separator: "\n")
  }
}

/// A placeholder that is dumped like another object, and takes the first number of its type.
private final class First: _CustomDiffObject, Equatable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  var _customDiffValues: (Any, Any) { (value, value) }

  static func == (lhs: First, rhs: First) -> Bool { lhs === rhs }
}

/// Placeholders for the shared references in a value, one for each type in the dump.
private struct References {
  private(set) var firsts: [First] = []
  private var types: Set<ObjectIdentifier> = []
  private var visited: Set<ObjectIdentifier> = []

  mutating func collect(in value: Any) {
    if let object = value as? any _CustomDiffObject {
      guard visited.insert(object._objectIdentifier).inserted else { return }
      let (_, value) = object._customDiffValues
      let type = dumpMirror(of: value).subjectType
      if types.insert(ObjectIdentifier(type)).inserted { firsts.append(First(value)) }
      collect(in: value)
    } else if let representable = value as? any CustomDumpRepresentable {
      collect(in: representable.customDumpValue)
    } else if !(value is any CustomDumpStringConvertible) {
      let mirror = dumpMirror(of: value)
      guard mirror.displayStyle != .class else { return }
      for child in mirror.children { collect(in: child.value) }
    }
  }
}

/// Returns the mirror that CustomDump uses for a value.
private func dumpMirror(of value: Any) -> Mirror {
  (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
}
