#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro {
  /// Writes what an enum lacks to be a reducer: the state, the actions, the body and the stores
  /// that its cases lead to.
  static func enumMembers(
    of declaration: EnumDeclSyntax, _ node: AttributeSyntax, in context: some MacroExpansionContext
  ) -> [String] {
    let cases = EnumCases(of: declaration)
    let requirements = ReducerRequirements(of: declaration)
    let mistakes = [
      cases.diagnoseDuplicates(macro: "Reducer", context),
      diagnoseValues(in: cases, context),
      diagnoseMissingCases(in: cases, requirements, context),
    ]
    guard !mistakes.contains(true) else { return [] }
    return CaseReducerWriter(
      declaration,
      access: AccessLevel(ofMembersIn: declaration, in: context.lexicalContext).prefix,
      conformances: SynthesizedConformances(node),
      requirements: requirements
    ).members
  }

  /// Reports cases that hold what can't be a feature.
  private static func diagnoseValues(
    in cases: EnumCases, _ context: some MacroExpansionContext
  ) -> Bool {
    var found = false
    for element in cases.elements {
      guard case .feature(let parameter) = ReducerCase(element).content, parameter.type.isNoFeature
      else { continue }
      found = true
      context.diagnose(
        .reducer(
          "requires '\(element.name.text)' to hold a reducer, but "
            + "'\(parameter.type.trimmed)' is none", "requiresFeature"),
        at: parameter.type,
        // The attribute would be for the other cases of the declaration too.
        fixIts: element.declaration.elements.count == 1 ? [ignoring(element.declaration)] : [])
    }
    return found
  }

  private static func ignoring(_ declaration: EnumCaseDeclSyntax) -> FixIt {
    let bare = declaration.with(\.leadingTrivia, [])
    let attribute = AttributeListSyntax.Element.attribute(
      AttributeSyntax("@ReducerCaseIgnored").with(\.trailingTrivia, .space))
    return .replacing(
      declaration,
      with: bare.with(\.attributes, [attribute] + bare.attributes)
        .with(\.leadingTrivia, declaration.leadingTrivia),
      "Mark the case with '@ReducerCaseIgnored'", macro: "Reducer", id: "ignoreCase")
  }

  /// Reports cases that a state or an action that was written by hand lacks.
  private static func diagnoseMissingCases(
    in cases: EnumCases, _ requirements: ReducerRequirements, _ context: some MacroExpansionContext
  ) -> Bool {
    guard !requirements.declares("scope") else { return false }
    var found = false
    for name in ["State", "Action"] {
      guard let enumeration = requirements.enumeration(name) else { continue }
      let existing = Set(EnumCases(of: enumeration).elements.map(\.name.text))
      let missing = cases.elements.compactMap {
        element -> (name: String, declaration: DeclSyntax)? in
        let caseName = element.name.text
        guard !existing.contains(caseName),
          case .feature(let parameter) = ReducerCase(element).content
        else { return nil }
        let payload = parameter.with(type: "\(parameter.type.trimmed).\(name)")
        return (caseName, "case \(raw: caseName)(\(raw: payload))")
      }
      guard !missing.isEmpty else { continue }
      found = true
      let list = missing.map { "'\($0.name)'" }.joined(separator: ", ")
      context.diagnose(
        .reducer(
          "requires '\(name)' to have a case for each feature, but \(list) "
            + (missing.count == 1 ? "is missing" : "are missing"), "missing\(name)Cases"),
        at: enumeration.name,
        fixIts: [
          .replacing(
            enumeration.memberBlock,
            with: enumeration.memberBlock.appending(missing.map(\.declaration)),
            missing.count == 1 ? "Add the missing case" : "Add the missing cases",
            macro: "Reducer", id: "add\(name)Cases")
        ])
    }
    return found
  }
}
#endif
