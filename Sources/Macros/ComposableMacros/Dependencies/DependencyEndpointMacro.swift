#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Gives a closure property a default that reports, and a method where it has labels.
enum DependencyEndpointMacro: TextMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // Whatever is wrong with the property is diagnosed once, where its storage is made.
    guard let endpoint = Endpoint(declaration, attribute: node, in: nil) else { return [] }
    let storage = endpoint.storageName
    let accessors = [
      """
      get {
        \(storage)
      }
      """,
      """
      set {
        \(storage) = newValue
      }
      """,
    ]
    // With an 'init' accessor the property would keep its initial value, which does not report.
    let initializer = AccessorDeclSyntax.initializing(storage.text)
    return (endpoint.defaultValue == nil ? [initializer] + accessors : accessors)
      .map(AccessorDeclSyntax.init(text:))
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration, attribute: node, in: context) else { return [] }
    return [endpoint.method, endpoint.storage].compactMap { $0.map(DeclSyntax.init(text:)) }
  }
}

/// Marks a closure property that `@DependencyClient` leaves as it is.
enum DependencyEndpointIgnoredMacro: PeerMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
#endif
