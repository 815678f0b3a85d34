#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// The cases of an enum, one by one, with the `#if` blocks that some of them stand in.
struct EnumCases {
  /// One case, or an `#if` block with the cases of each of its branches.
  indirect enum Item {
    case element(Element)
    case conditional([Clause])
  }

  /// One branch of an `#if` block.
  struct Clause {
    /// The branch's condition, or `nil` for `#else`.
    let condition: String?
    let items: [Item]
  }

  struct Element {
    /// The declaration that the case stands in, possibly with others.
    let declaration: EnumCaseDeclSyntax
    let syntax: EnumCaseElementSyntax

    init(_ syntax: EnumCaseElementSyntax, in declaration: EnumCaseDeclSyntax) {
      self.declaration = declaration
      self.syntax = syntax
    }

    /// The name as it has to be written, with backticks if it needs them.
    var name: TokenSyntax { syntax.name.trimmed }

    var parameters: [EnumCaseParameterSyntax] {
      syntax.parameterClause.map { Array($0.parameters) } ?? []
    }

    /// The type of what the case holds, if it holds anything; several values make a tuple.
    ///
    /// - Parameter type: Writes the type of one value.
    func payload(_ type: (TypeSyntax) -> String = { $0.trimmedDescription }) -> String? {
      switch parameters.count {
      case 0: return nil
      case 1: return type(parameters[0].type)
      default:
        return "(\(parameters.map { $0.argumentLabel + type($0.type) }.joined(separator: ", ")))"
      }
    }

    /// Whether an attribute says that the case must not be used at all.
    var isUnavailable: Bool {
      declaration.attributes.contains {
        guard let attribute = $0.as(AttributeSyntax.self), attribute.name == "available",
          let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
        else { return false }
        return arguments.contains { $0.argument.trimmedDescription == "unavailable" }
      }
    }
  }

  let items: [Item]

  init(of declaration: EnumDeclSyntax) {
    items = Self.items(declaration.memberBlock.members)
  }

  private static func items(_ members: MemberBlockItemListSyntax) -> [Item] {
    members.flatMap { member -> [Item] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map {
          .element(Element($0, in: declaration))
        }
      }
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = conditional.clauses.map { clause in
        Clause(
          condition: clause.condition?.trimmedDescription,
          items: clause.elements?.as(MemberBlockItemListSyntax.self).map(items) ?? [])
      }
      guard clauses.contains(where: { !$0.items.isEmpty }) else { return [] }
      return [.conditional(clauses)]
    }
  }

  /// Every case, whatever `#if` block it stands in.
  var elements: [Element] {
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

  /// Reports cases that differ in their labels only: there can be just one path of each name.
  func diagnoseDuplicates(macro: String, _ context: some MacroExpansionContext) -> Bool {
    let duplicates = duplicates
    for duplicate in duplicates {
      context.diagnose(
        .init(
          of: macro,
          "requires cases to differ in their names, but there are several '\(duplicate.name.text)'",
          "duplicateCase"),
        at: duplicate.syntax.name)
    }
    return !duplicates.isEmpty
  }

  /// The cases whose name another has before them, labels aside.
  ///
  /// The branches of an `#if` exclude each other, so each is held against what stands outside.
  private var duplicates: [Element] {
    var duplicates: [Element] = []
    func visit(_ items: [Item], seen: inout Set<String>) {
      for item in items {
        switch item {
        case .element(let element):
          if !seen.insert(element.name.text).inserted { duplicates.append(element) }
        case .conditional(let clauses):
          var union = seen
          for clause in clauses {
            var branch = seen
            visit(clause.items, seen: &branch)
            union.formUnion(branch)
          }
          seen = union
        }
      }
    }
    var seen: Set<String> = []
    visit(items, seen: &seen)
    return duplicates
  }

  /// Whether any case stands in an `#if` block.
  var isConditional: Bool { items.contains { if case .conditional = $0 { true } else { false } } }

  /// Writes a piece of code for each case, inside `#if` blocks like those the cases stand in.
  ///
  /// Branches without any code are left out, for there are places where they must not be empty.
  func map(_ transform: (Element) -> String?) -> String {
    func write(_ items: [Item]) -> [String] {
      items.flatMap { item -> [String] in
        switch item {
        case .element(let element): transform(element).map { [$0] } ?? []
        case .conditional(let clauses):
          Self.block(clauses.map { (condition: $0.condition, code: write($0.items)) })
        }
      }
    }
    return write(items).joined(separator: "\n")
  }

  private static func block(_ branches: [(condition: String?, code: [String])]) -> [String] {
    var lines: [String] = []
    // What the conditions of later branches must not hold, now that it has no branch of its own.
    var excluded: [String] = []
    for (condition, code) in branches {
      if code.isEmpty {
        if let condition { excluded.append("!(\(condition))") }
        continue
      }
      let own = condition.map { excluded.isEmpty ? $0 : "(\($0))" }
      let full = (excluded + [own].compactMap { $0 }).joined(separator: " && ")
      let keyword = lines.isEmpty ? "#if" : full.isEmpty ? "#else" : "#elseif"
      lines.append(full.isEmpty ? keyword : "\(keyword) \(full)")
      lines += code
    }
    return lines.isEmpty ? [] : lines + ["#endif"]
  }
}

extension EnumCaseParameterSyntax {
  /// The label that an argument for the parameter needs, if it does.
  var argumentLabel: String {
    guard let label = firstName, label.tokenKind != .wildcard else { return "" }
    return "\(label.trimmed.text): "
  }
}
#endif
