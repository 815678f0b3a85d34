import SwiftSyntax

/// The names that a file uses, by how they are written.
///
/// Comments and literals have none.
struct SourceUses: Codable, Sendable {
  /// Identifiers, keywords, operators and punctuation.
  var words: Set<String> = []
  /// The beginnings of calls: `name(label:`, `name(`, `name()` and `name{`.
  var calls: Set<String> = []
  /// Names after a dot or a backslash that are not called.
  var references: Set<String> = []
  /// The first labels of subscripts.
  var subscripts: Set<String> = []
  /// Names after `@` and `#`.
  var attributes: Set<String> = []
  /// Operators in front of their operands.
  var prefixOperators: Set<String> = []
  /// The known phrases that occur: tokens that follow each other, with blanks between.
  var phrases: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    let collector = CallCollector(viewMode: .sourceAccurate)
    collector.walk(tree)
    calls = collector.calls
    subscripts = collector.subscripts
    attributes = collector.attributes
    phrases = Set(collector.attributesOfEnums.map { "@ \($0) enum" })
    readTokens(of: tree)
  }

  private mutating func readTokens(of tree: SourceFileSyntax) {
    let tokens = tree.tokens(viewMode: .sourceAccurate).filter {
      if case .stringSegment = $0.tokenKind { false } else { true }
    }
    let texts = tokens.map(Self.text)
    for (index, token) in tokens.enumerated() {
      let text = texts[index]
      words.insert(text)
      if case .prefixOperator = token.tokenKind { prefixOperators.insert(text) }
      // The projection of a property is a use of the property.
      if text.hasPrefix("$") { words.formUnion(["$", String(text.dropFirst())]) }
      if index > 0, [".", "\\"].contains(texts[index - 1]),
        !(index + 1 < texts.count && texts[index + 1] == "(")
      {
        references.insert(text)
      }
      for phrase in Clue.phrases[text] ?? [] where phrase.matches(texts[index...]) {
        phrases.insert(phrase.text)
      }
    }
  }

  /// A literal of a string is `""`, one of an integer `0`.
  private static func text(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote: "\"\""
    case .integerLiteral: "0"
    default: token.text.filter { $0 != "`" }
    }
  }
}

/// Tokens that follow each other.
///
/// `…` stands for any one of them.
struct Phrase: Sendable {
  var text: String
  var tokens: [String]

  init(_ text: String) {
    self.text = text
    tokens = text.split(separator: " ").map(String.init)
  }

  func matches(_ texts: ArraySlice<String>) -> Bool {
    texts.count >= tokens.count && zip(tokens, texts).allSatisfy { $0 == $1 || $0 == "…" }
  }
}

private final class CallCollector: SyntaxVisitor {
  var calls: Set<String> = []
  var subscripts: Set<String> = []
  var attributes: Set<String> = []
  var attributesOfEnums: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = name(of: node.calledExpression) else { return .visitChildren }
    if node.leftParen != nil { note(name, node.arguments.map { $0.label?.text }) }
    if node.trailingClosure != nil { insert(name, "{") }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A function by its full name, such as `print(_:to:)`.
    if let names = node.argumentNames { note(node.baseName.text, names.arguments.map(\.name.text)) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // A declaration that fulfills a requirement.
    note(node.name.text, node.signature.parameterClause.parameters.map(\.firstName.text))
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    for case .attribute(let attribute) in node.attributes {
      if let name = name(of: attribute) { attributesOfEnums.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let name = name(of: node) else { return .visitChildren }
    attributes.insert(name)
    if case .argumentList(let arguments) = node.arguments {
      note(name, arguments.map { $0.label?.text })
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    attributes.insert(node.macroName.text)
    note(node.macroName.text, node.arguments.map { $0.label?.text })
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    attributes.insert(node.macroName.text)
    note(node.macroName.text, node.arguments.map { $0.label?.text })
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label?.text { subscripts.insert(label) }
    return .visitChildren
  }

  override func visit(_ node: KeyPathSubscriptComponentSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label?.text { subscripts.insert(label) }
    return .visitChildren
  }

  private func note(_ name: String, _ labels: [String?]) {
    guard let first = labels.first else { return insert(name, "()") }
    let label = first.flatMap { $0 == "_" ? nil : $0 }
    insert(name, label.map { "(\($0):" } ?? "(")
  }

  private func insert(_ name: String, _ opening: String) {
    calls.insert(name.filter { $0 != "`" } + opening)
  }

  private func name(of attribute: AttributeSyntax) -> String? {
    let type = attribute.attributeName
    return type.as(IdentifierTypeSyntax.self)?.name.text
      ?? type.as(MemberTypeSyntax.self)?.name.text
  }

  /// Returns the last name of an expression that is called.
  private func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return name(of: optional.expression)
    } else if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return name(of: forced.expression)
    }
    return nil
  }
}
