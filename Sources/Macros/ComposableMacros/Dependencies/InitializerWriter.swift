#if Macros
import SwiftSyntax

/// Writes the initializers of a client.
struct InitializerWriter {
  let access: AccessLevel

  /// The labels of the initializers that exist already.
  let existing: Set<[String]>

  /// Writes the initializers, inside `#if` blocks like those that properties stand in.
  func initializers(_ members: [ClientMember]) -> [String] {
    for (index, member) in members.enumerated() {
      guard case .conditional(let clauses) = member else { continue }
      let before = members[..<index]
      let after = members[(index + 1)...]
      var lines = clauses.flatMap { clause in
        [clause.opening] + initializers(before + clause.members + after)
      }
      if clauses.last?.opening != "#else" {
        lines += ["#else"] + initializers(Array(before + after))
      }
      return [(lines + ["#endif"]).joined(separator: "\n")]
    }
    return initializers(
      of: members.compactMap { if case .property(let property) = $0 { property } else { nil } })
  }

  /// One for each level of access, one without endpoints, and one without parameters.
  private func initializers(of properties: [ClientProperty]) -> [String] {
    var seen = existing
    var result: [String] = []
    func add(_ access: AccessLevel, _ properties: [ClientProperty]) {
      guard seen.insert(properties.map(\.name.text)).inserted else { return }
      result.append(initializer(access, properties))
    }
    let levels = Set(properties.map { min($0.access, access) }).sorted(by: >)
    for level in levels {
      let visible = properties.filter { min($0.access, access) >= level }
      let hidden = properties.filter { min($0.access, access) < level }
      guard !hidden.contains(where: \.isRequired) else { continue }
      add(level, visible)
    }
    let rest = properties.filter { !$0.isEndpoint }
    let level = rest.filter(\.isRequired).map(\.access).reduce(access, min)
    add(level, rest.filter { min($0.access, access) >= level })
    if !rest.contains(where: \.isRequired) { add(access, []) }
    return result
  }

  private func initializer(_ access: AccessLevel, _ properties: [ClientProperty]) -> String {
    guard !properties.isEmpty else { return "\(access.prefix)init() {\n}" }
    // A property whose default was moved to its storage can be set only when all others are.
    let order = { (property: ClientProperty) in
      !property.isEndpoint ? 0 : property.defaultValue == nil ? 1 : 2
    }
    let assignments = (0...2).flatMap { rank in properties.filter { order($0) == rank } }
      .map { "  self.\($0.name.text) = \($0.name.text)" }
    let parameters = properties.map { "  \($0.parameter)" }.joined(separator: ",\n")
    return """
      \(access.prefix)init(
      \(parameters)
      ) {
      \(assignments.joined(separator: "\n"))
      }
      """
  }
}
#endif
