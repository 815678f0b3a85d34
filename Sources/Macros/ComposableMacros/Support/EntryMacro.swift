#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that writes the key of a value, and the accessors that look the value up by it.
protocol EntryMacro: AccessorMacro, PeerMacro, TextMacro {
  static var name: String { get }

  /// The types in whose extensions properties are declared.
  static var extendedTypes: [String] { get }

  /// The property that is required there, in words.
  static var requiredProperty: String { get }

  var keyName: String { get }

  /// The declaration of the key.
  var key: String { get }

  /// Reads the property and the attribute, or reports what is wrong with them.
  init?(
    _ variable: VariableDeclSyntax, named name: TokenSyntax, of extendedType: String,
    attribute: AttributeSyntax, in context: (any MacroExpansionContext)?)
}

extension EntryMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = entry(declaration, node, in: context, reports: false) else { return [] }
    return [
      """
      get {
        self[\(entry.keyName).self]
      }
      """,
      """
      set {
        self[\(entry.keyName).self] = newValue
      }
      """,
    ]
    .map(AccessorDeclSyntax.init(text:))
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = entry(declaration, node, in: context, reports: true) else { return [] }
    return [DeclSyntax(text: entry.key)]
  }

  /// Returns the initial value of a property, or `nil` as the value of an optional; reports that there
  /// is neither.
  static func defaultValue(
    of variable: VariableDeclSyntax, in context: (any MacroExpansionContext)?
  ) -> ExprSyntax? {
    if let value = variable.initialValue { return value }
    if variable.type?.wrappedType != nil { return "nil" }
    context?.diagnose(
      .init(of: name, "requires a default value", "requiresDefaultValue"), at: variable.bindings)
    return nil
  }

  private static func entry(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax,
    in context: some MacroExpansionContext, reports: Bool
  ) -> Self? {
    let reporter = reports ? context : nil
    let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    guard let scope, let type = extendedTypes.first(where: { scope.extendedType.names($0) }) else {
      let types = extendedTypes.map { "'\($0)'" }.joined(separator: ", ")
      let complaint = "requires a property in an extension of \(types)"
      reporter?.diagnose(.init(of: name, complaint, "requiresExtension"), at: attribute)
      return nil
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.isStoredInstanceVariable, let identifier = variable.identifier
    else {
      reporter?.diagnose(
        .init(of: name, "requires \(requiredProperty)", "requiresVariable"), at: declaration)
      return nil
    }
    return Self(variable, named: identifier, of: type, attribute: attribute, in: reporter)
  }
}
#endif
