#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes a path to each case of the enum that `@CasePathable` is attached to.
enum CasePathableMacro: TextMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // Whatever is wrong with the declaration is diagnosed once, where the members are made.
    guard let declaration = declaration.as(EnumDeclSyntax.self), !protocols.isEmpty else {
      return []
    }
    let conformances = ["CasePathable", "CasePathIterable"].filter { name in
      protocols.contains { $0.names(name) } && !declaration.inherits(from: name)
    }
    guard !conformances.isEmpty else { return [] }
    return [
      ExtensionDeclSyntax(
        of: type, conformingTo: conformances.map { "CasePaths.\($0)" },
        availability: availability(of: declaration, in: context.lexicalContext))
    ]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(
        .requiresEnum(name: declaration.declaredName?.text, kind: declaration.kindDescription),
        at: declaration.kindKeyword)
      return []
    }
    let cases = EnumCases(of: declaration)
    guard !diagnoseDuplicates(in: cases, context) else { return [] }

    let writer = AllCasePathsWriter(
      enumName: declaration.name.trimmed,
      access: AccessLevel(of: declaration, in: context.lexicalContext).prefix,
      cases: cases)
    return writer.members(existing: declaration.memberBlock.typeAndVariableNames)
      .map(DeclSyntax.init(text:))
  }

  /// Reports cases that differ in their labels only: there can be just one path of each name.
  private static func diagnoseDuplicates(
    in cases: EnumCases, _ context: some MacroExpansionContext
  ) -> Bool {
    let duplicates = cases.duplicates
    for duplicate in duplicates {
      context.diagnose(.duplicateCase(duplicate.name.text), at: duplicate.syntax.name)
    }
    return !duplicates.isEmpty
  }
}

extension MacroDiagnostic {
  fileprivate static func requiresEnum(name: String?, kind: String) -> Self {
    let subject = name.map { "'\($0)'" } ?? "this"
    return Self(
      "'@CasePathable' requires an enum, but \(subject) is \(kind)",
      macro: "CasePathable", id: "requiresEnum")
  }

  fileprivate static func duplicateCase(_ name: String) -> Self {
    Self(
      "'@CasePathable' requires cases to differ in their names, but there are several '\(name)'",
      macro: "CasePathable", id: "duplicateCase")
  }
}

extension MemberBlockSyntax {
  fileprivate var typeAndVariableNames: Set<String> {
    var names: Set<String> = []
    for member in members {
      if let named = member.decl.asProtocol((any NamedDeclSyntax).self) {
        names.insert(named.name.text)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        names.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
      }
    }
    return names
  }
}
#endif
