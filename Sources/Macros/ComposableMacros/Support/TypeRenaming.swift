#if Macros
import SwiftSyntax

extension SyntaxProtocol {
  /// Replaces the types of certain names wherever they occur unqualified.
  func renamingTypes(_ names: [String: TokenSyntax]) -> Self {
    TypeRenamer(names: names).rewrite(self).cast(Self.self)
  }

  /// Whether a type of the given name occurs unqualified.
  func mentionsType(named name: String) -> Bool {
    if self.as(IdentifierTypeSyntax.self)?.name.text == name { return true }
    return children(viewMode: .sourceAccurate).contains { $0.mentionsType(named: name) }
  }
}

private final class TypeRenamer: SyntaxRewriter {
  private let names: [String: TokenSyntax]

  init(names: [String: TokenSyntax]) {
    self.names = names
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let node = super.visit(node).cast(IdentifierTypeSyntax.self)
    guard let name = names[node.name.text] else { return TypeSyntax(node) }
    return TypeSyntax(
      node.with(
        \.name,
        name.with(\.leadingTrivia, node.name.leadingTrivia)
          .with(\.trailingTrivia, node.name.trailingTrivia)))
  }
}
#endif
