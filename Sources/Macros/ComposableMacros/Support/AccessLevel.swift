#if Macros
import SwiftSyntax

/// The access level of a declaration, in rising order.
enum AccessLevel: Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  /// The access that modifiers give to a member, which is internal if they say nothing.
  init(_ modifiers: DeclModifierListSyntax) {
    self = Self(written: modifiers) ?? .internal
  }

  /// Finds the access that the members of a declaration need so that they can fulfil a protocol.
  ///
  /// A declaration without a modifier of its own takes it from the extension it stands in. What no
  /// modifier means reaches as far as the declaration.
  init(ofMembersIn declaration: some WithModifiersSyntax, in lexicalContext: [Syntax]) {
    let scope = lexicalContext.first?.as(ExtensionDeclSyntax.self)
    let written = Self(written: declaration.modifiers) ?? scope.map { Self($0.modifiers) }
    self = max(written ?? .internal, .internal)
  }

  private init?(written modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): self = .public
      case .keyword(.package): self = .package
      case .keyword(.internal): self = .internal
      case .keyword(.fileprivate): self = .fileprivate
      case .keyword(.private): self = .private
      default: continue
      }
      return
    }
    return nil
  }

  /// The modifier, followed by a space, to put before a member.
  var prefix: String { self == .internal ? "" : "\(self) " }
}

extension DeclModifierListSyntax {
  /// Whether there is a modifier of one of the given keywords.
  func contains(_ keywords: Keyword...) -> Bool {
    contains { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
  }
}
#endif
