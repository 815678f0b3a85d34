#if Macros
import SwiftSyntax

extension DeclGroupSyntax {
  /// The keyword that introduces the declaration, such as `struct`.
  var kindKeyword: TokenSyntax { introducer }

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
  var declaredName: TokenSyntax? {
    (asProtocol((any NamedDeclSyntax).self))?.name.trimmed
  }
}
#endif
