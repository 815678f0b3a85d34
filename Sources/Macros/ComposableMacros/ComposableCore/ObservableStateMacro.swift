#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a struct observe its properties, and an enum the state in its cases.
enum ObservableStateMacro: TextMacro {
  private static func isSupported(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
  }

  /// Attributes of properties that tell of their changes themselves.
  static let selfObserving = [
    "Presents", "PresentationState", "BindingState", "Shared", "SharedReader", "Fetch", "FetchAll",
    "FetchOne",
    "ObservationStateIgnored", "ObservationStateTracked",
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
    guard isSupported(declaration) else { return [] }
    let conformances = [
      ("ObservableState", "ComposableCore.ObservableState"),
      ("Observable", "Observation.Observable"),
    ].filter { name, _ in
      protocols.contains { $0.names(name) } && !declaration.inherits(from: name)
    }
    guard !conformances.isEmpty else { return [] }
    return [
      ExtensionDeclSyntax(
        of: type, conformingTo: conformances.map(\.1),
        availability: availability(of: declaration, in: context.lexicalContext))
    ]
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
        access: AccessLevel(of: declaration, in: context.lexicalContext).prefix,
        stored: storedProperties(of: declaration), presented: presentedProperties(of: declaration)
      )
      .map(DeclSyntax.init(text:))
    }
    if let declaration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumWriter(
        access: AccessLevel(of: declaration, in: context.lexicalContext).prefix,
        cases: EnumCases(of: declaration)
      ).members.map(DeclSyntax.init(text:))
    }
    let name = declaration.declaredName.map { "'\($0.text)'" } ?? "this"
    context.diagnose(
      .observableState(
        "requires a struct or an enum, but \(name) is \(declaration.kindDescription)",
        "requiresValueType"),
      at: declaration.kindKeyword)
    return []
  }

  /// The names of the tracked properties that can be changed where they are stored.
  private static func storedProperties(of declaration: StructDeclSyntax) -> [TokenSyntax] {
    changeableProperties(of: declaration).compactMap { property, name in
      selfObserving.contains(where: property.attributes.contains(named:)) ? nil : name
    }
  }

  /// The names of the properties that keep a presentation's state.
  private static func presentedProperties(of declaration: StructDeclSyntax) -> [TokenSyntax] {
    changeableProperties(of: declaration).compactMap { property, name in
      property.attributes.contains(named: "Presents") ? name : nil
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

  private static func members(
    access: String, stored: [TokenSyntax], presented: [TokenSyntax]
  ) -> [String] {
    let storage =
      stored.map { name in
        "if property == \\Self.\(name.text) { return \\Self._\(name.unescaped) }"
      }
      + presented.map { name in
        "if property == \\Self.$\(name.unescaped) { return \\Self._\(name.unescaped) }"
      }
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
