#if Macros
import SwiftSyntax

/// Writes the members that `@CasePathable` adds to an enum.
struct AllCasePathsWriter {
  let enumName: TokenSyntax
  /// Whether the enum is declared to be a `BindableAction`.
  let isBindable: Bool
  let access: String
  let cases: EnumCases

  private var root: String { enumName.text }
  private var keyPath: String { "CasePaths.PartialCaseKeyPath<\(root)>" }

  /// Returns the members, but for those that the enum already has.
  func members(existing: Set<String>) -> [String] {
    var members: [String] = []
    if !existing.contains("AllCasePaths") {
      members.append(
        """
        \(access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, \
        Swift.Sequence {
          \(joined([reflection, properties, iteration]).indented())
        }
        """)
    }
    if !existing.contains("allCasePaths") {
      members.append(
        "\(access)static var allCasePaths: AllCasePaths {\n  AllCasePaths()\n}")
    }
    if needsElementAlias, !existing.contains("_$Element") {
      members.append("\(access)typealias _$Element = Element")
    }
    return members
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Which case is it?

  private var reflection: String {
    if cases.items.isEmpty { return "\(access)subscript(root: \(root)) -> \(keyPath) { get {} }" }
    let last = cases.mayBeUninhabited ? cases.last?.name.text : nil
    if last != nil, cases.isConditional {
      return """
        \(access)subscript(root: \(root)) -> \(keyPath) {
          \(branches.indented())
          Swift.preconditionFailure("A value is in no case of its type")
        }
        """
    }
    return """
      \(access)subscript(root: \(root)) -> \(keyPath) {
        switch root {
        \(cases.map { element in
          guard !element.isUnavailable else { return nil }
          let pattern = element.name.text == last ? "default" : "case .\(element.name)"
          return "\(pattern): \\.\(element.name)"
        }.indented())
        }
      }
      """
  }

  private var branches: String {
    cases.map { element in
      guard !element.isUnavailable else { return nil }
      return "if case .\(element.name) = root { return \\.\(element.name) }"
    }
  }

  // MARK: The path to a case

  private var properties: String {
    cases.map { element in
      guard !element.isUnavailable else { return nil }
      let name = element.name.text
      let documentation = element.declaration.leadingTrivia.documentation.description
      let availability = element.declaration.attributes.availability.description
      return """
        \(documentation)\(availability)\(access)var \(name): CasePaths.AnyCasePath<\
        \(root), \(bindingPayload(of: element) ?? element.payload(qualified) ?? "Swift.Void")> {
          CasePaths.AnyCasePath._$embed(
            \(embedding(element)),
            extract: {
              \(extraction(element).indented().indented().indented())
            }
          )
        }
        """
    }
  }

  private func embedding(_ element: EnumCases.Element) -> String {
    let parameters = element.parameters
    switch parameters.count {
    case 0: return "{ _ in \(root).\(element.name) }"
    case 1: return "\(root).\(element.name)"
    default:
      let arguments = parameters.enumerated().map { "\($1.argumentLabel)$0.\($0)" }
      return "{ \(root).\(element.name)(\(arguments.joined(separator: ", "))) }"
    }
  }

  private func extraction(_ element: EnumCases.Element) -> String {
    let values = element.parameters.indices.map { "value\($0)" }
    guard !values.isEmpty else {
      return """
        guard case .\(element.name) = $0 else { return nil }
        return ()
        """
    }
    let pattern = values.map { "let \($0)" }.joined(separator: ", ")
    return """
      guard case .\(element.name)(\(pattern)) = $0 else { return nil }
      return \(values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))")
      """
  }

  /// Writes a type so that it means the same inside `AllCasePaths`.
  private func qualified(_ type: TypeSyntax) -> String {
    type.trimmed.renamingTypes(["Self": enumName, "Element": "_$Element"]).description
  }

  /// `BindingAction<State>` for the `binding(BindingAction<State.Draft>)` of a bindable action; else `nil`.
  ///
  /// In the cases of the enum, `State` is a type around the enum; in `AllCasePaths`, it is the action's.
  private func bindingPayload(of element: EnumCases.Element) -> String? {
    guard isBindable, element.name.text == "binding", element.parameters.count == 1,
      let type = element.parameters[0].type.as(IdentifierTypeSyntax.self),
      type.name.text == "BindingAction", let arguments = type.genericArgumentClause?.arguments,
      arguments.trimmedDescription.hasPrefix("State.")
    else { return nil }
    return "BindingAction<State>"
  }

  /// Inside a sequence, `Element` means the element of that sequence.
  private var needsElementAlias: Bool {
    cases.elements.contains { element in
      element.parameters.contains { $0.type.mentionsType(named: "Element") }
    }
  }

  // MARK: All cases

  private var iteration: String {
    let body =
      if cases.isConditional {
        """
        var keyPaths: [\(keyPath)] = []
        \(cases.map { $0.isUnavailable ? nil : "keyPaths.append(\\.\($0.name))" })
        return keyPaths.makeIterator()
        """
      } else {
        """
        let keyPaths: [\(keyPath)] = [\
        \(cases.elements.filter { !$0.isUnavailable }.map { "\\.\($0.name)" }
          .joined(separator: ", "))\
        ]
        return keyPaths.makeIterator()
        """
      }
    return """
      \(access)func makeIterator() -> Swift.IndexingIterator<[\(keyPath)]> {
        \(body.indented())
      }
      """
  }
}
#endif
