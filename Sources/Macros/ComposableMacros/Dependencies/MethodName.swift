#if Macros
import SwiftSyntax

/// The `method` argument of `@DependencyEndpoint`.
struct MethodName {
  var name: String?

  /// The argument's expression, if it is not a name.
  var invalidNode: ExprSyntax?

  init(_ attribute: AttributeSyntax) {
    guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self),
      let argument = arguments.first(where: { $0.label?.text == "method" })?.expression
    else { return }
    let literal = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard literal?.isEmpty != true else { return }
    guard let literal, Self.isIdentifier(literal) else {
      invalidNode = argument
      return
    }
    name = literal
  }

  static func isIdentifier(_ text: String) -> Bool {
    let isEscaped = text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
    let name = isEscaped ? text.dropFirst().dropLast() : text[...]
    guard let first = name.first, first == "_" || first.isLetter else { return false }
    return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }
}

extension ClosureExprSyntax {
  /// The call of `fatalError` that is all that the closure does.
  var fatalError: ExprSyntax? {
    guard statements.count == 1, let statement = statements.first else { return nil }
    var expression = statement.item.as(ExprSyntax.self)
    if let result = statement.item.as(ReturnStmtSyntax.self) { expression = result.expression }
    guard let call = expression?.as(FunctionCallExprSyntax.self),
      ["fatalError", "Swift.fatalError"].contains(call.calledExpression.trimmedDescription)
    else { return nil }
    return ExprSyntax(call)
  }
}
#endif
