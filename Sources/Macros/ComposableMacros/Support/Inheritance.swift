#if Macros
import SwiftSyntax

extension DeclGroupSyntax {
  /// Whether the declaration itself names a type that it inherits or conforms to.
  func inherits(from name: String) -> Bool {
    inheritanceClause?.inheritedTypes.contains { $0.type.names(name) } ?? false
  }
}

extension TypeSyntax {
  /// Whether this is the type of the given name, with or without a module before it.
  func names(_ name: String) -> Bool {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.names(name)
    }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text == name }
    return self.as(IdentifierTypeSyntax.self)?.name.text == name
  }
}
#endif
