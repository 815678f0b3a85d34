import MacroSupport
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct a reducer, and completes it.
package enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Whatever is wrong with the declaration is diagnosed once, where the members are made.
    guard let declaration = declaration.as(StructDeclSyntax.self),
      !protocols.isEmpty, !declaration.inherits(from: "Reducer")
    else { return [] }
    return [
      try ExtensionDeclSyntax(
        """
        \(availability(of: declaration, in: context.lexicalContext))\
        extension \(type.trimmed): ComposableCore.Reducer {
        }
        """)
    ]
  }
}

extension ReducerMacro: MemberAttributeMacro {
  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    if let member = member.as(EnumDeclSyntax.self) {
      return attributes(for: member)
    }
    if let member = member.as(VariableDeclSyntax.self), member.identifier?.text == "body",
      !member.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isResultBuilder == true }),
      member.bindings.first?.accessorBlock != nil,
      let type = member.type, let (state, action) = stateAndAction(ofBody: type)
    {
      return ["@ComposableCore.ReducerBuilder<\(raw: state), \(raw: action)>"]
    }
    return []
  }

  private static func attributes(for member: EnumDeclSyntax) -> [AttributeSyntax] {
    var result: [AttributeSyntax] = []
    guard ["State", "Action"].contains(member.name.text) else { return [] }
    if !member.attributes.contains(named: "CasePathable"), !member.inherits(from: "CasePathable") {
      result.append("@CasePaths.CasePathable")
    }
    if member.name.text == "State", !member.attributes.contains(named: "dynamicMemberLookup") {
      result.append("@dynamicMemberLookup")
    }
    return result
  }

  /// Finds the state and the action in `some Reducer<State, Action>` or `some ReducerOf<Feature>`.
  private static func stateAndAction(ofBody type: TypeSyntax) -> (String, String)? {
    guard let constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint else { return nil }
    let name: String
    let clause: GenericArgumentClauseSyntax?
    if let type = constraint.as(IdentifierTypeSyntax.self) {
      (name, clause) = (type.name.text, type.genericArgumentClause)
    } else if let type = constraint.as(MemberTypeSyntax.self) {
      (name, clause) = (type.name.text, type.genericArgumentClause)
    } else {
      return nil
    }
    let arguments = clause?.arguments.map { $0.argument.trimmedDescription } ?? []
    switch (name, arguments.count) {
    case ("Reducer", 2): return (arguments[0], arguments[1])
    case ("ReducerOf", 1): return ("\(arguments[0]).State", "\(arguments[0]).Action")
    default: return nil
    }
  }

  /// Whether a body names its own state and action, so that none need to be written.
  static func namesStateAndAction(_ body: VariableDeclSyntax) -> Bool {
    guard let type = body.type, let (state, action) = stateAndAction(ofBody: type) else {
      return false
    }
    return !["State", "Self.State"].contains(state) && !["Action", "Self.Action"].contains(action)
  }
}

extension AttributeSyntax {
  fileprivate var isResultBuilder: Bool { name.hasSuffix("Builder") }
}
