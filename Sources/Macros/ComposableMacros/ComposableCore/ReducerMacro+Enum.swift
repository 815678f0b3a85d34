#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro {
  /// Writes what an enum lacks to be a reducer: the state, the actions, the body and the stores
  /// that its cases lead to.
  static func enumMembers(
    of declaration: EnumDeclSyntax, _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> [String] {
    let cases = EnumCases(of: declaration)
    let requirements = ReducerRequirements(of: declaration)
    let mistakes = [
      diagnoseDuplicates(in: cases, context),
      diagnoseValues(in: cases, context),
      diagnoseMissingCases(in: cases, requirements, context),
    ]
    guard !mistakes.contains(true) else { return [] }
    return CaseReducerWriter(
      declaration,
      access: AccessLevel(of: declaration, in: context.lexicalContext).prefix,
      conformances: SynthesizedConformances(node),
      requirements: requirements
    ).members
  }
}
#endif
