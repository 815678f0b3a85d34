#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the key of a dependency, and the accessors that look it up.
enum DependencyEntryMacro: TextMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = DependencyEntry(declaration, attribute: node, in: context, reports: false)
    else { return [] }
    return [
      """
      get {
        self[\(entry.keyName).self]
      }
      """,
      """
      set {
        self[\(entry.keyName).self] = newValue
      }
      """,
    ]
    .map(AccessorDeclSyntax.init(text:))
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = DependencyEntry(declaration, attribute: node, in: context, reports: true)
    else { return [] }
    return [DeclSyntax(text: entry.key)]
  }
}

/// A property that `@DependencyEntry` can be attached to, and what the attribute says.
private struct DependencyEntry {
  let variable: VariableDeclSyntax
  let type: TypeSyntax?
  let testValue: ExprSyntax
  let liveValue: ExprSyntax?
  let previewValue: ExprSyntax?
  let keyName: String
  let isKeyNamed: Bool

  init?(
    _ declaration: some DeclSyntaxProtocol,
    attribute: AttributeSyntax,
    in context: some MacroExpansionContext,
    reports: Bool
  ) {
    func report(
      _ diagnostic: MacroDiagnostic, _ node: some SyntaxProtocol, fixIts: [FixIt] = []
    ) {
      if reports { context.diagnose(diagnostic, at: node, fixIts: fixIts) }
    }
    guard
      let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
      scope.extendedType.names("DependencyValues")
    else {
      report(.requiresExtension, attribute)
      return nil
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.isStoredInstanceVariable, let name = variable.identifier
    else {
      report(.requiresVariable, declaration)
      return nil
    }
    guard let value = variable.initialValue else {
      report(.requiresTestValue, variable.bindings, fixIts: Self.insertingValue(variable))
      return nil
    }
    self.variable = variable
    testValue = value
    type = variable.type ?? value.obviousType

    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    func argument(_ label: String?) -> ExprSyntax? {
      arguments?.first { $0.label?.text == label }?.expression
    }
    liveValue = argument("liveValue")?.trimmed
    previewValue = argument("previewValue")?.trimmed
    if let given = argument(nil) {
      guard let text = given.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        MethodName.isIdentifier(text)
      else {
        report(.invalidKeyName, given)
        return nil
      }
      keyName = text
      isKeyNamed = true
    } else {
      keyName = "__Key_\(name.unescaped)"
      isKeyNamed = false
    }
  }

  /// The declaration of the key.
  var key: String {
    let access = isKeyNamed ? MemberAccess(variable.modifiers).prefix : ""
    let values = [
      ("liveValue", liveValue), ("previewValue", previewValue), ("testValue", testValue),
    ]
    .compactMap { name, value in value.map { member(name, $0, access) } }
    return """
      \(variable.attributes.availability)\(isKeyNamed ? access : "private ")\
      enum \(keyName): Dependencies.\(liveValue == nil ? "Test" : "")DependencyKey {
        \(values.joined(separator: "\n").indented())
      }
      """
  }

  private func member(_ name: String, _ value: ExprSyntax, _ access: String) -> String {
    // Computed where possible: a value with identity must not be shared between tests.
    guard let type else { return "\(access)static let \(name) = \(value)" }
    return """
      \(access)static var \(name): \(type) {
        \(value)
      }
      """
  }

  private static func insertingValue(_ variable: VariableDeclSyntax) -> [FixIt] {
    guard let binding = variable.bindings.first, let type = binding.typeAnnotation else {
      return []
    }
    let value: ExprSyntax = "<#\(type.type.trimmed)#>"
    let fixed = binding.trimmed
      .with(\.typeAnnotation, type.trimmed)
      .with(
        \.initializer,
        InitializerClauseSyntax(
          equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: value))
    return [
      FixIt(
        message: MacroDiagnostic.insertTestValue,
        changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(fixed))])
    ]
  }
}

extension ExprSyntax {
  /// The type, where the expression itself names it.
  fileprivate var obviousType: TypeSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr: return "Swift.Bool"
    case .integerLiteralExpr: return "Swift.Int"
    case .floatLiteralExpr: return "Swift.Double"
    case .stringLiteralExpr: return "Swift.String"
    case .functionCallExpr(let call):
      let name = call.calledExpression.trimmedDescription
      let isType = name.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
      return isType ? "\(raw: name)" : nil
    default: return nil
    }
  }
}
#endif
