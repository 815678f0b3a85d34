#if Macros
import SwiftSyntax

/// The visibility of a member, in rising order.
enum MemberAccess: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  /// The access that modifiers give to a member, which is internal if they say nothing.
  init(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): self = .public
      case .keyword(.package): self = .package
      case .keyword(.fileprivate): self = .fileprivate
      case .keyword(.private): self = .private
      default: continue
      }
      return
    }
    self = .internal
  }

  /// The modifier, followed by a space, to put before a member.
  var prefix: String {
    switch self {
    case .private: "private "
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
#endif
