#if Macros
import SwiftSyntax

/// Writes the members that `@Reducer` adds to an enum.
struct CaseReducerWriter {
  let declaration: EnumDeclSyntax
  let access: String
  let conformances: SynthesizedConformances
  let requirements: ReducerRequirements
  private let cases: EnumCases

  init(
    _ declaration: EnumDeclSyntax, access: String, conformances: SynthesizedConformances,
    requirements: ReducerRequirements
  ) {
    self.declaration = declaration
    self.access = access
    self.conformances = conformances
    self.requirements = requirements
    cases = EnumCases(of: declaration)
  }

  var members: [String] {
    var members: [String] = []
    if !requirements.declares("State") { members.append(state) }
    if !requirements.declares("Action") { members.append(action) }
    if requirements.body == nil { members.append(body) }
    if !requirements.declares("CaseScope") { members.append(caseScope) }
    if !requirements.declares("scope") { members.append(scope) }
    members.append(isolation)
    return members
  }

  // MARK: State and action

  private var state: String {
    """
    @CasePaths.CasePathable
    @dynamicMemberLookup
    @ComposableCore.ObservableState
    \(enumeration("State", stateConformances)) {
      \(access)typealias StateReducer = \(declaration.name.trimmed.text)
      \(isolation)
    \(declarations { reducerCase in
      switch reducerCase.content {
      case .feature(let parameter): parameter.with(type: "\(type(of: parameter)).State")
      case .ephemeral, .data: parameters(of: reducerCase, keepingDefaults: true)
      }
    })}
    """
  }

  private var action: String {
    """
    @CasePaths.CasePathable
    \(enumeration("Action", casePathConformances + conformances.action)) {
    \(declarations { reducerCase in
      switch reducerCase.content {
      case .feature(let parameter), .ephemeral(let parameter):
        parameter.with(type: "\(type(of: parameter)).Action")
      case .data: "Swift.Never"
      }
    })}
    """
  }

  // MARK: Body

  private var body: String {
    let features = cases.map { element in
      guard !element.isUnavailable, case .feature(let parameter) = ReducerCase(element).content
      else { return nil }
      let reducer = parameter.defaultValue.map { renamed($0.value).trimmedDescription }
      let name = element.name.text
      return """
        .ifCaseLet(\\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
          \(reducer.map { $0.hasPrefix(".") ? "\($0) as \(type(of: parameter))" : $0 }
            ?? "\(type(of: parameter))()")
        }
        """
    }
    if features.isEmpty {
      return """
        \(access)static var body: ComposableCore.EmptyReducer<Self.State, Self.Action> {
          ComposableCore.EmptyReducer()
        }
        """
    }
    return """
      \(access)static var body: ComposableCore.Reduce<Self.State, Self.Action> {
        ComposableCore.Reduce(
          ComposableCore.EmptyReducer<Self.State, Self.Action>()
          \(features.indented().indented())
        )
      }
      """
  }

  // MARK: Stores

  private var caseScope: String {
    """
    @CasePaths.CasePathable
    @dynamicMemberLookup
    \(enumeration("CaseScope", casePathConformances + ["ComposableCore._CaseScopeProtocol"])) {
    \(declarations { reducerCase in
      switch reducerCase.content {
      case .feature(let parameter):
        return parameter.with(type: "ComposableCore.StoreOf<\(type(of: parameter))>")
      case .ephemeral, .data:
        guard let action = actionOfData(in: reducerCase),
          let parameter = reducerCase.element.parameters.first
        else { return parameters(of: reducerCase, keepingDefaults: false) }
        return parameter.with(type: "ComposableCore.Store<\(type(of: parameter)), \(action)>")
      }
    })}
    """
  }

  private var scope: String {
    """
    @preconcurrency @Swift.MainActor
    \(access)static func scope(\
    _ store: ComposableCore.Store<Self.State, Self.Action>\
    ) -> CaseScope {
      switch store.state {
    \(lines { $0.isUnavailable ? nil : scope(of: ReducerCase($0)) })  }
    }
    """
  }

  private func scope(of reducerCase: ReducerCase) -> String {
    let (name, parameters) = (reducerCase.name, reducerCase.element.parameters)
    var hasStore = actionOfData(in: reducerCase) != nil
    if case .feature = reducerCase.content { hasStore = true }
    if hasStore, let parameter = parameters.first {
      return """
        case .\(name):
          return .\(name)(\(parameter.argumentLabel)\
        store.scope(state: \\.\(name), action: \\.\(name))!)
        """
    }
    if parameters.isEmpty {
      return """
        case .\(name):
          return .\(name)
        """
    }
    let names = parameters.indices.map { "let value\($0)" }.joined(separator: ", ")
    let values = parameters.enumerated().map { "\($1.argumentLabel)value\($0)" }
    return """
      case .\(name)(\(names)):
        return .\(name)(\(values.joined(separator: ", ")))
      """
  }

  /// The action of a case without a reducer, if an `Action` was written that has one for it.
  private func actionOfData(in reducerCase: ReducerCase) -> String? {
    guard case .data = reducerCase.content, reducerCase.element.parameters.count == 1,
      let action = requirements.enumeration("Action"),
      let element = EnumCases(of: action).elements
        .first(where: { $0.name.text == reducerCase.name }),
      element.parameters.count == 1, let type = element.parameters.first?.type
    else { return nil }
    let nested = action.memberBlock.members.compactMap {
      $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text
    }
    let names = Dictionary(
      nested.map { ($0, TokenSyntax.identifier("Action.\($0)")) }, uniquingKeysWith: { $1 })
    return type.trimmed.renamingTypes(names.merging(["Self": "Action"]) { $1 }).description
  }

  // MARK: Pieces

  private var isolation: String { "\(access)static var _$isolation: Swift.Void {}" }

  // What the macros on the enums would add as extensions is written here: the compiler (6.3) crashes
  // on a file in which several macro-made types add extensions of their own.
  private var casePathConformances: [String] {
    ["CasePaths.CasePathable", "CasePaths.CasePathIterable"]
  }

  private var stateConformances: [String] {
    casePathConformances + [
      "Observation.Observable", "ComposableCore.ObservableState", "ComposableCore.CaseReducerState",
    ] + conformances.state
  }

  private func enumeration(_ name: String, _ conformances: [String]) -> String {
    let isIndirect = declaration.modifiers.contains(.indirect)
    let list = conformances.joined(separator: ", ")
    return "\(access)\(isIndirect ? "indirect " : "")enum \(name): \(list)"
  }

  /// Writes lines for each case, one step to the right and each with a line break at its end.
  private func lines(_ transform: (EnumCases.Element) -> String?) -> String {
    let lines = cases.map(transform)
    return lines.isEmpty ? "" : "  \(lines.indented())\n"
  }

  /// Writes a case for each of the enum's.
  private func declarations(_ payload: (ReducerCase) -> String) -> String {
    lines { element in
      let payload = payload(ReducerCase(element))
      let isIndirect = element.declaration.modifiers.contains(.indirect)
      return element.declaration.attributes.availability.description
        + (isIndirect ? "indirect " : "")
        + "case \(element.name.text)\(payload.isEmpty ? "" : "(\(payload))")"
    }
  }

  private func parameters(of reducerCase: ReducerCase, keepingDefaults: Bool) -> String {
    reducerCase.element.parameters.map { parameter in
      let value = keepingDefaults ? parameter.defaultValue.map { " \(renamed($0).trimmed)" } : nil
      return parameter.with(type: type(of: parameter)) + (value ?? "")
    }
    .joined(separator: ", ")
  }

  private func type(of parameter: EnumCaseParameterSyntax) -> String {
    renamed(parameter.type.trimmed).description
  }

  /// Makes a piece of code mean the same inside the enums that are written.
  private func renamed<Node: SyntaxProtocol>(_ node: Node) -> Node {
    node.renamingTypes(["Self": declaration.name.trimmed])
  }
}
#endif
