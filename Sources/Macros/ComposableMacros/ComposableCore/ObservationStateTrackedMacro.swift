#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Moves a property into storage of its own, and observes access to it.
enum ObservationStateTrackedMacro: TextMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable, let name = property.identifier
    else { return [] }
    let storage = "_\(name.unescaped)"
    let accessors = ObservationAccessors(
      name: name, storage: storage, value: storage,
      hasObservers: property.bindings.first?.accessorBlock != nil)
    return ([AccessorDeclSyntax.initializing(storage)] + accessors.all)
      .map(AccessorDeclSyntax.init(text:))
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredInstanceVariable, let name = property.identifier
    else { return [] }
    let storage = "_\(name.unescaped)"
    let observers = PropertyObservers(property: name, storage: storage)
    return property.stored(as: storage, moving: observers.moved).map { [$0] } ?? []
  }
}

/// Marks a property that is not observed; there is nothing to write.
enum ObservationStateIgnoredMacro: AccessorMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
#endif
