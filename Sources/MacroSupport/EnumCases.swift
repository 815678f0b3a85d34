import SwiftSyntax

/// The cases of an enum, one by one, with the `#if` blocks that some of them stand in.
package struct EnumCases {
  /// One case, or an `#if` block with the cases of each of its branches.
  package indirect enum Item {
    case element(Element)
    case conditional([Clause])
  }

  /// One branch of an `#if` block.
  package struct Clause {
    /// The line that opens the branch, such as `#if DEBUG` or `#else`.
    package let opening: String
    package let items: [Item]
  }

  /// One case.
  package struct Element {
    /// The declaration that the case stands in, possibly with others.
    package let declaration: EnumCaseDeclSyntax
    package let syntax: EnumCaseElementSyntax

    /// The name as it has to be written, with backticks if it needs them.
    package var name: TokenSyntax { syntax.name.trimmed }

    package var parameters: [EnumCaseParameterSyntax] {
      syntax.parameterClause.map { Array($0.parameters) } ?? []
    }

    /// Whether an attribute says that the case must not be used at all.
    package var isUnavailable: Bool {
      declaration.attributes.contains {
        guard let attribute = $0.as(AttributeSyntax.self), attribute.name == "available",
          let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
        else { return false }
        return arguments.contains { $0.argument.trimmedDescription == "unavailable" }
      }
    }
  }

  package let items: [Item]

  package init(of declaration: EnumDeclSyntax) {
    items = Self.items(declaration.memberBlock.members)
  }

  private static func items(_ members: MemberBlockItemListSyntax) -> [Item] {
    members.flatMap { member -> [Item] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map {
          .element(Element(declaration: declaration, syntax: $0))
        }
      }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = conditional.clauses.map { clause in
        Clause(
          opening: [clause.poundKeyword.text, clause.condition?.trimmedDescription]
            .compactMap { $0 }.joined(separator: " "),
          items: clause.elements?.as(MemberBlockItemListSyntax.self).map(items) ?? [])
      }
      guard clauses.contains(where: { !$0.items.isEmpty }) else { return [] }
      return [.conditional(clauses)]
    }
  }

  /// Every case, whatever `#if` block it stands in.
  package var elements: [Element] {
    func flatten(_ items: [Item]) -> [Element] {
      items.flatMap { item in
        switch item {
        case .element(let element): [element]
        case .conditional(let clauses): clauses.flatMap { flatten($0.items) }
        }
      }
    }
    return flatten(items)
  }

  /// Whether any case stands in an `#if` block.
  package var isConditional: Bool {
    items.contains { if case .conditional = $0 { true } else { false } }
  }

  /// Writes a piece of code for each case, inside `#if` blocks like those the cases stand in.
  package func map(_ transform: (Element) -> String?) -> String {
    func write(_ items: [Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .element(let element): return transform(element).map { [$0] } ?? []
        case .conditional(let clauses):
          return clauses.flatMap { [$0.opening] + write($0.items) } + ["#endif"]
        }
      }
    }
    return write(items).joined(separator: "\n")
  }
}
