#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Moves a property of a class into storage of its own, and observes access to it.
enum PerceptionTrackedMacro: TextMacro {}

extension PerceptionTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable, let name = property.identifier
    else { return [] }
    let storage = "_\(name.unescaped)"
    return [
      AccessorDeclSyntax.initializing(storage),
      """
      get {
        access(keyPath: \\.\(name))
        return \(storage)
      }
      """,
      """
      set {
        withMutation(keyPath: \\.\(name)) {
          \(storage) = newValue
        }
      }
      """,
      """
      _modify {
        access(keyPath: \\.\(name))
        _$perceptionRegistrar.willSet(self, keyPath: \\.\(name))
        defer {
          _$perceptionRegistrar.didSet(self, keyPath: \\.\(name))
        }
        yield &\(storage)
      }
      """,
    ]
    .map(AccessorDeclSyntax.init(text:))
  }
}

extension PerceptionTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable, let name = property.identifier,
      let stored = property.stored(as: "_\(name.unescaped)")
    else { return [] }
    return [stored]
  }
}

/// Marks a property that is not observed; there is nothing to write.
enum PerceptionIgnoredMacro: AccessorMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
#endif
