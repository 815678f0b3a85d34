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
      switch element {
      case .attribute(let attribute):
        if attribute.name == name { return attribute }
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if let found = clause.elements?.as(AttributeListSyntax.self)?.first(named: name) {
            return found
          }
        }
      }
    }
    return nil
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isAvailability: Bool {
    self.as(AttributeSyntax.self)?.name == "available"
  }
}

extension AttributeSyntax {
  /// The attribute's name without the module it may be qualified with.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}

/// Collects the `@available` attributes of a declaration and of those it is nested in.
///
/// An extension that a macro adds stands at file scope, where it needs them all.
func availability(
  of declaration: some DeclGroupSyntax, in lexicalContext: [Syntax]
) -> AttributeListSyntax {
  var result = Array(declaration.attributes.availability)
  for scope in lexicalContext {
    if let scope = scope.asProtocol((any WithAttributesSyntax).self) {
      result.append(contentsOf: scope.attributes.availability)
    }
  }
  return AttributeListSyntax(result)
}
#endif
