#if Macros
import SwiftSyntax

/// The access level of the members that a macro writes.
enum AccessLevel: Equatable {
  case `public`
  case package
  /// As far as the declaration they belong to, which is what no modifier means.
  case inherited

  /// The modifier, followed by a space, to put before a member.
  var prefix: String {
    switch self {
    case .public: "public "
    case .package: "package "
    case .inherited: ""
    }
  }

  /// Finds the access that the members of a declaration need so that they can fulfil a protocol.
  ///
  /// A declaration without a modifier of its own takes it from the extension it stands in.
  init(
    of declaration: some WithModifiersSyntax, in lexicalContext: [Syntax] = []
  ) {
    if let own = AccessLevel(declaration.modifiers) {
      self = own
    } else if let scope = lexicalContext.first?.as(ExtensionDeclSyntax.self) {
      self = AccessLevel(scope.modifiers) ?? .inherited
    } else {
      self = .inherited
    }
  }

  private init?(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): self = .public
      case .keyword(.package): self = .package
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): self = .inherited
      default: continue
      }
      return
    }
    return nil
  }
}
#endif
