#if Macros
import SwiftSyntax

extension AttributeListSyntax {
  /// The `@available` attributes, each on a line of its own.
  var availability: AttributeListSyntax {
    var result: [AttributeListSyntax.Element] = []
    for element in self {
      switch element {
      case .attribute(let attribute) where attribute.name == "available":
        result.append(
          .attribute(attribute.trimmed.with(\.trailingTrivia, .newline)))
      case .ifConfigDecl(let conditional):
        // Only whole blocks of availability are worth keeping.
        let clauses = conditional.clauses.compactMap { $0.elements?.as(AttributeListSyntax.self) }
        if !clauses.isEmpty, clauses.allSatisfy({ $0.allSatisfy(\.isAvailability) }) {
          result.append(
            .ifConfigDecl(
              conditional.trimmed.with(\.leadingTrivia, .newline)
                .with(\.trailingTrivia, .newline)))
        }
      default: continue
      }
    }
    return AttributeListSyntax(result)
  }

  /// Whether there is an attribute of the given name, with or without a module before it.
  func contains(named name: String) -> Bool {
    first(named: name) != nil
  }

  /// The first attribute of the given name, with or without a module before it.
  func first(named name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element, attribute.name == name { return attribute }
      if case .ifConfigDecl(let conditional) = element {
        let branches = conditional.clauses.lazy.compactMap {
          $0.elements?.as(AttributeListSyntax.self)?.first(named: name)
        }
        if let found = branches.first { return found }
      }
    }
    return nil
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isAvailability: Bool { self.as(AttributeSyntax.self)?.name == "available" }
}

extension AttributeSyntax {
  /// The attribute's name without the module it may be qualified with.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}
#endif
