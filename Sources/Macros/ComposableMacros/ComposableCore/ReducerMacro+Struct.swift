#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro {
  /// Writes what a struct lacks to be a reducer.
  static func structMembers(
    of declaration: StructDeclSyntax, _ node: AttributeSyntax,
    in context: some MacroExpansionContext
  ) -> [String] {
    let requirements = ReducerRequirements(of: declaration, in: context.lexicalContext)
    diagnose(requirements, in: context)
    diagnoseArguments(of: node, in: context)

    let access = AccessLevel(ofMembersIn: declaration, in: context.lexicalContext).prefix
    var members: [String] = []
    if requirements.needsState {
      members.append(
        """
        @ComposableCore.ObservableState
        \(access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, \
        Swift.Sendable {
          \(access)init() {
          }
        }
        """)
    }
    if requirements.needsAction {
      members.append(
        """
        @CasePaths.CasePathable
        \(access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
        """)
    }
    if requirements.needsBody {
      members.append("\(access)let body = ComposableCore.EmptyReducer<State, Action>()")
    }
    members.append("\(access)static var _$isolation: Swift.Void {}")
    return members
  }

  /// Reports conformances that are listed for a state and an action that only an enum gets.
  private static func diagnoseArguments(
    of node: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    guard case .argumentList(let arguments) = node.arguments, !arguments.isEmpty else { return }
    var plain = node
    plain.leftParen = nil
    plain.arguments = nil
    plain.rightParen = nil
    context.diagnose(
      .reducer("requires an enum for its arguments: conform 'State' and 'Action' instead", "args"),
      at: arguments,
      fixIts: [
        .replacing(
          node, with: plain.with(\.trailingTrivia, node.trailingTrivia), "Remove the arguments",
          macro: "Reducer", id: "removeArguments")
      ])
  }

  /// Reports a `reduce` method: with a body it silently wins, and without one it is out of use.
  private static func diagnose(
    _ requirements: ReducerRequirements, in context: some MacroExpansionContext
  ) {
    guard let method = requirements.reduceMethod else { return }
    if let body = requirements.body {
      context.diagnose(
        .reducer(
          "requires either 'body' or 'reduce(into:action:)', but there are both: "
            + "the method is what would run", "bodyAndMethod"),
        at: method.name,
        notes: [
          Note(
            node: Syntax(body.bindings.first?.pattern ?? PatternSyntax(MissingPatternSyntax())),
            message: MacroDiagnostic.reducer("would never run this 'body'", "ignoredBody"))
        ])
    } else if let statements = method.body?.statements {
      context.diagnose(
        .reducer("prefers 'body' to 'reduce(into:action:)'", "method", severity: .warning),
        at: method.name,
        fixIts: [
          .replacing(
            method, with: body(replacing: method, statements, requirements),
            "Move the method into a 'Reduce' in 'body'", macro: "Reducer", id: "moveIntoBody")
        ])
    }
  }

  private static func body(
    replacing method: FunctionDeclSyntax, _ statements: CodeBlockItemListSyntax,
    _ requirements: ReducerRequirements
  ) -> DeclSyntax {
    let names = method.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    // Without the method, its types would no longer say what the state and the action are.
    let type =
      if let types = ReducerComposition(of: method),
        !requirements.declares("State") && !requirements.needsState
          || !requirements.declares("Action") && !requirements.needsAction
      {
        "some Reducer<\(types.state), \(types.action)>"
      } else {
        "some ReducerOf<Self>"
      }
    let modifiers = method.modifiers.trimmedDescription
    let indentation =
      method.leadingTrivia.pieces.last.flatMap { piece -> String? in
        if case .spaces(let count) = piece { String(repeating: " ", count: count) } else { nil }
      } ?? ""
    return DeclSyntax(
      """
      \(raw: modifiers)\(raw: modifiers.isEmpty ? "" : " ")var body: \(raw: type) {
      \(raw: indentation)  Reduce { \(raw: names.joined(separator: ", ")) in\(raw: statements.description.indented())
      \(raw: indentation)  }
      \(raw: indentation)}
      """
    )
    .with(\.leadingTrivia, method.leadingTrivia)
    .with(\.trailingTrivia, method.trailingTrivia)
  }
}
#endif
