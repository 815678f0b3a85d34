#if Macros
import SwiftSyntax

extension DeclGroupSyntax {
  /// The kind of declaration in words, with its article, such as `an enum`.
  var kindDescription: String {
    switch introducer.tokenKind {
    case .keyword(.actor): "an actor"
    case .keyword(.enum): "an enum"
    case .keyword(.extension): "an extension"
    default: "a \(introducer.text)"
    }
  }

  /// The declared name, or `nil` for an extension.
  var declaredName: TokenSyntax? { (asProtocol((any NamedDeclSyntax).self))?.name.trimmed }
}

extension IfConfigDeclSyntax {
  /// The members in each branch that has any.
  var branches: [MemberBlockItemListSyntax] {
    clauses.compactMap { $0.elements?.as(MemberBlockItemListSyntax.self) }
  }
}
#endif
