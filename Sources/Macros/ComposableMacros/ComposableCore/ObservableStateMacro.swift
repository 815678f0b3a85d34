#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct observe its properties, and an enum the state in its cases.
enum ObservableStateMacro: TextMacro {
  /// Attributes of properties that tell of their changes themselves.
  static let selfObserving = [
    "Presents", "PresentationState", "BindingState", "Shared", "SharedReader", "Fetch", "FetchAll",
    "FetchOne", "ObservationStateIgnored", "ObservationStateTracked",
  ]
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
      return []
    }
    return extensions(
      type, "ComposableCore.ObservableState", "Observation.Observable", of: declaration,
      among: protocols, in: context)
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self), property.isStoredInstanceVariable,
      property.identifier != nil
    else { return [] }
    diagnoseWrappers(of: property, in: context)
    guard !selfObserving.contains(where: property.attributes.contains(named:)) else { return [] }
    return ["@ComposableCore.ObservationStateTracked"]
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let declaration = declaration.as(StructDeclSyntax.self) {
      diagnoseSeveralNames(in: declaration.memberBlock.members, context)
      return members(
        access: AccessLevel(ofMembersIn: declaration, in: context.lexicalContext).prefix,
        storage: storage(in: declaration)
      )
      .map(DeclSyntax.init(text:))
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumWriter(
        access: AccessLevel(ofMembersIn: declaration, in: context.lexicalContext).prefix,
        cases: EnumCases(of: declaration)
      ).members.map(DeclSyntax.init(text:))
    }
    context.diagnoseKind(
      of: declaration, macro: "ObservableState", requires: "a struct or an enum",
      id: "requiresValueType")
    return []
  }

  /// Pairs the key paths of properties that can be changed where they are stored with the storage.
  private static func storage(in declaration: StructDeclSyntax) -> [String] {
    let properties = changeableProperties(of: declaration)
    let tracked = properties.filter { property, _ in
      !selfObserving.contains(where: property.attributes.contains(named:))
    }
    let presented = properties.filter { property, _ in
      property.attributes.contains(named: "Presents")
    }
    return (tracked.map { ($1.text, $1) } + presented.map { ("$\($1.unescaped)", $1) }).map {
      "if property == \\Self.\($0) { return \\Self._\($1.unescaped) }"
    }
  }

  private static func changeableProperties(
    of declaration: StructDeclSyntax
  ) -> [(VariableDeclSyntax, TokenSyntax)] {
    declaration.memberBlock.members.compactMap { member in
      guard let property = member.decl.as(VariableDeclSyntax.self),
        property.isStoredInstanceVariable, let name = property.identifier,
        property.bindings.first?.accessorBlock == nil,
        property.ownership.isEmpty,
        // Naming a deprecated property would be warned of.
        !property.attributes.contains(named: "available")
      else { return nil }
      return (property, name)
    }
  }

  private static func members(access: String, storage: [String]) -> [String] {
    let members = [
      "var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()",
      """
      \(access)var _$id: ComposableCore.ObservableStateID {
        _$observationRegistrar.id
      }
      """,
      """
      \(access)mutating func _$willModify() {
        _$observationRegistrar._$willModify()
      }
      """,
    ]
    guard !storage.isEmpty else { return members }
    return members + [
      """
      \(access)static func _$storage(of property: PartialKeyPath<Self>) -> PartialKeyPath<Self>? {
        \(storage.joined(separator: "\n").indented())
        return nil
      }
      """,
      """
      \(access)static var _$registrarOffset: Int? {
        MemoryLayout<Self>.offset(of: \\Self._$observationRegistrar)
      }
      """,
    ]
  }
}
#endif
