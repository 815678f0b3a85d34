#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the key of a dependency, and the accessors that look it up.
struct DependencyEntryMacro: EntryMacro {
  static let name = "DependencyEntry"
  static let extendedTypes = ["DependencyValues"]
  static let requiredProperty = "a 'var' with a name and no accessors"

  let keyName: String
  private let variable: VariableDeclSyntax
  private let type: TypeSyntax?
  private let testValue: ExprSyntax
  private let liveValue: ExprSyntax?
  private let previewValue: ExprSyntax?
  private let isKeyNamed: Bool

  init?(
    _ variable: VariableDeclSyntax, named name: TokenSyntax, of extendedType: String,
    attribute: AttributeSyntax, in context: (any MacroExpansionContext)?
  ) {
    guard let value = variable.initialValue else {
      context?.diagnose(
        .init(
          of: Self.name, "requires an initial value, which is the value for tests",
          "requiresTestValue"),
        at: variable.bindings, fixIts: Self.insertingValue(variable))
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
    let given = argument(nil)
    isKeyNamed = given != nil
    let text = given?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    keyName = text ?? "__Key_\(name.unescaped)"
    if let given, !(text.map(MethodName.isIdentifier) ?? false) {
      context?.diagnose(
        .init(
          of: Self.name,
          "requires the name of the key to be an identifier written as a string literal",
          "invalidKeyName"),
        at: given)
      return nil
    }
  }

  var key: String {
    let access = isKeyNamed ? AccessLevel(variable.modifiers).prefix : ""
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
    return [
      .replacing(
        binding, with: binding.with(initialValue: "<#\(type.type.trimmed)#>"),
        "Insert an initial value", macro: name, id: "insertTestValue")
    ]
  }
}

extension ExprSyntax {
  /// The type, where the expression itself names it.
  var obviousType: TypeSyntax? {
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
