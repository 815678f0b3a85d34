import MacroSupport
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro: MemberMacro {
  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      let name = declaration.declaredName.map { "'\($0.text)'" } ?? "this"
      context.diagnose(
        .reducer("requires a struct, but \(name) is \(declaration.kindDescription)", "kind"),
        at: declaration.kindKeyword)
      return []
    }
    let requirements = ReducerRequirements(of: declaration)
    diagnose(requirements, in: context)

    let access = AccessLevel(of: declaration, in: context.lexicalContext).prefix
    var members: [DeclSyntax] = []
    if requirements.needsState {
      members.append(
        """
        @ComposableCore.ObservableState
        \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, \
        Swift.Sendable {
        \(raw: access)init() {}
        }
        """)
    }
    if requirements.needsAction {
      members.append(
        """
        @CasePaths.CasePathable
        \(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
        }
        """)
    }
    if requirements.needsBody {
      members.append(
        "\(raw: access)let body = ComposableCore.EmptyReducer<State, Action>()")
    }
    return members
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
          .replace(
            message: MacroDiagnostic(
              "Move the method into a 'Reduce' in 'body'", macro: "Reducer", id: "moveIntoBody"),
            oldNode: method,
            newNode: body(replacing: method, statements))
        ])
    }
  }

  private static func body(
    replacing method: FunctionDeclSyntax, _ statements: CodeBlockItemListSyntax
  ) -> DeclSyntax {
    let names = method.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let modifiers = method.modifiers.trimmedDescription
    let indentation =
      method.leadingTrivia.pieces.last.flatMap { piece -> String? in
        if case .spaces(let count) = piece { String(repeating: " ", count: count) } else { nil }
      } ?? ""
    return DeclSyntax(
      """
      \(raw: modifiers)\(raw: modifiers.isEmpty ? "" : " ")var body: some ReducerOf<Self> {
      \(raw: indentation)  Reduce { \(raw: names.joined(separator: ", ")) in\(statements.indented)
      \(raw: indentation)  }
      \(raw: indentation)}
      """
    )
    .with(\.leadingTrivia, method.leadingTrivia)
    .with(\.trailingTrivia, method.trailingTrivia)
  }
}

extension CodeBlockItemListSyntax {
  /// The statements one step further to the right.
  fileprivate var indented: Self {
    let text = description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
    return "\(raw: text)"
  }
}

extension MacroDiagnostic {
  fileprivate static func reducer(
    _ complaint: String, _ id: String, severity: DiagnosticSeverity = .error
  ) -> Self {
    Self("'@Reducer' \(complaint)", macro: "Reducer", id: id, severity: severity)
  }
}

/// What a reducer has of what a reducer needs.
struct ReducerRequirements {
  private(set) var body: VariableDeclSyntax?
  private(set) var reduceMethod: FunctionDeclSyntax?
  private var types: Set<String> = []

  init(of declaration: some DeclGroupSyntax) {
    visit(declaration.memberBlock.members)
  }

  private mutating func visit(_ members: MemberBlockItemListSyntax) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if let members = clause.elements?.as(MemberBlockItemListSyntax.self) { visit(members) }
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        if variable.identifier?.text == "body" { body = variable }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        if function.isReduceMethod { reduceMethod = function }
      } else if let type = member.decl.asProtocol((any NamedDeclSyntax).self) {
        types.insert(type.name.text)
      }
    }
  }

  var needsState: Bool { !types.contains("State") && !isSettledByBody }
  var needsAction: Bool { !types.contains("Action") && !isSettledByBody }
  var needsBody: Bool { body == nil && reduceMethod == nil }

  private var isSettledByBody: Bool {
    body.map(ReducerMacro.namesStateAndAction) ?? false
  }
}

extension FunctionDeclSyntax {
  fileprivate var isReduceMethod: Bool {
    name.text == "reduce"
      && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
  }
}
