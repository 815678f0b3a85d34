#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
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
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(storage) = initialValue
      }
      """,
      accessors.getter,
      accessors.setter,
      accessors.modifier,
    ]
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
      property.isStoredInstanceVariable, let name = property.identifier,
      var binding = property.bindings.first?.trimmed
    else { return [] }
    let storage = "_\(name.unescaped)"
    binding.pattern = PatternSyntax(
      IdentifierPatternSyntax(
        identifier: .identifier(storage, trailingTrivia: binding.pattern.trailingTrivia)))
    binding.accessorBlock = binding.accessorBlock.map {
      PropertyObservers(property: name, storage: storage).moved($0)
    }
    // Ownership belongs to where the value is stored.
    return [DeclSyntax(text: "private \(property.ownership)var \(binding)")]
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
