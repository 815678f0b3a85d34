#if Macros
import SwiftSyntax

/// Moves the `willSet` and `didSet` of a property to where the property is stored.
///
/// There, the name of the property would mean the accessors, and an observer that corrects its own
/// property would call itself; so it is given the name of the storage.
struct PropertyObservers {
  let property: TokenSyntax
  let storage: String

  func moved(_ block: AccessorBlockSyntax) -> AccessorBlockSyntax {
    guard case .accessors(let accessors) = block.accessors else { return block }
    return block.with(\.accessors, .accessors(AccessorDeclListSyntax(accessors.map(moved))))
  }

  private func moved(_ accessor: AccessorDeclSyntax) -> AccessorDeclSyntax {
    let isParameter = accessor.parameters?.name.unescaped == property.unescaped
    guard let body = accessor.body, !isParameter, !Redeclarations.contain(property, in: body)
    else { return accessor }
    let renamer = Renamer(from: property.unescaped, to: storage)
    return accessor.with(\.body, renamer.rewrite(body).cast(CodeBlockSyntax.self))
  }
}

/// Replaces uses of a property, bare or of `self`.
private final class Renamer: SyntaxRewriter {
  private let from: String
  private let to: String

  init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
    guard node.baseName.unescaped == from, node.argumentNames == nil else {
      return ExprSyntax(node)
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id,
      access.base?.trimmedDescription != "self"
    {
      return ExprSyntax(node)
    }
    return ExprSyntax(node.with(\.baseName.tokenKind, .identifier(to)))
  }

  override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax {
    guard node.base?.trimmedDescription == "self" else { return super.visit(node) }
    return ExprSyntax(
      node.with(\.declName, visit(node.declName).cast(DeclReferenceExprSyntax.self)))
  }

  // A key path begins at a type, not here.
  override func visit(_ node: KeyPathExprSyntax) -> ExprSyntax { ExprSyntax(node) }
}

/// Looks for local declarations of the name of a property, which hide the property.
private final class Redeclarations: SyntaxVisitor {
  private let name: String
  private var found = false

  private init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func contain(_ name: TokenSyntax, in body: CodeBlockSyntax) -> Bool {
    let visitor = Redeclarations(of: name.unescaped)
    visitor.walk(body)
    return visitor.found
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.secondName ?? node.firstName)
  }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    if name.unescaped == self.name { found = true }
    return .visitChildren
  }
}
#endif
