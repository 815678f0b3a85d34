#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct or an enum a reducer, and completes it.
enum ReducerMacro: TextMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Whatever is wrong with the declaration is diagnosed once, where the members are made.
    if declaration.is(StructDeclSyntax.self) {
      return extensions(
        type, "ComposableCore.Reducer", of: declaration, among: protocols, in: context)
    }
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    return extensions(
      type, "ComposableCore.CaseReducer", "ComposableCore.Reducer", of: declaration,
      among: protocols, in: context)
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    let isEnum = declaration.is(EnumDeclSyntax.self)
    guard isEnum || declaration.is(StructDeclSyntax.self) else { return [] }
    if let member = member.as(EnumDeclSyntax.self) {
      return attributes(for: member, ofEnum: isEnum)
    }
    if let member = member.as(VariableDeclSyntax.self), member.identifier?.text == "body",
      !member.attributes.contains(where: { $0.as(AttributeSyntax.self)?.isResultBuilder == true }),
      member.bindings.first?.accessorBlock != nil,
      let type = member.type, type.is(SomeOrAnyTypeSyntax.self),
      let types = ReducerComposition(ofBody: type)
    {
      return ["@ComposableCore.ReducerBuilder<\(raw: types.state), \(raw: types.action)>"]
    }
    if isEnum, let member = member.as(EnumCaseDeclSyntax.self) {
      return attributes(for: member)
    }
    return []
  }

  private static func attributes(
    for member: EnumDeclSyntax, ofEnum isEnum: Bool
  ) -> [AttributeSyntax] {
    var result: [AttributeSyntax] = []
    guard ["State", "Action"].contains(member.name.text) else { return [] }
    if !member.attributes.contains(named: "CasePathable"), !member.inherits(from: "CasePathable") {
      result.append("@CasePaths.CasePathable")
    }
    guard member.name.text == "State" else { return result }
    if !member.attributes.contains(named: "dynamicMemberLookup") {
      result.append("@dynamicMemberLookup")
    }
    // What a store of each case is made from has to be observable.
    if isEnum, !member.attributes.contains(named: "ObservableState"),
      !member.inherits(from: "ObservableState")
    {
      result.append("@ComposableCore.ObservableState")
    }
    return result
  }

  /// Says what the cases of an enum stand for, unless they are features.
  private static func attributes(for member: EnumCaseDeclSyntax) -> [AttributeSyntax] {
    guard !member.attributes.contains(named: "ReducerCaseEphemeral"),
      !member.attributes.contains(named: "ReducerCaseIgnored")
    else { return [] }
    let contents = member.elements.map {
      ReducerCase(EnumCases.Element($0, in: member)).content
    }
    // An attribute is for all cases of the declaration.
    if contents.allSatisfy({ if case .ephemeral = $0 { true } else { false } }) {
      return ["@ComposableCore.ReducerCaseEphemeral"]
    }
    if contents.allSatisfy({ if case .data = $0 { true } else { false } }) {
      return ["@ComposableCore.ReducerCaseIgnored"]
    }
    return []
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(StructDeclSyntax.self) {
      return structMembers(of: declaration, node, in: context).map(DeclSyntax.init(text:))
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return enumMembers(of: declaration, node, in: context).map(DeclSyntax.init(text:))
    }
    context.diagnoseKind(
      of: declaration, macro: "Reducer", requires: "a struct or an enum", id: "kind")
    return []
  }
}

extension AttributeSyntax {
  fileprivate var isResultBuilder: Bool { name.hasSuffix("Builder") }
}

extension MacroDiagnostic {
  static func reducer(
    _ complaint: String, _ id: String, severity: DiagnosticSeverity = .error
  ) -> Self {
    Self(of: "Reducer", complaint, id, severity: severity)
  }
}
#endif
