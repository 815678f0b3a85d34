#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes a type with the views of a preview, which a tool finds by its conformance.
struct PreviewMacro: DeclarationMacro, TextMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let body = body(of: node), let location = context.location(of: node) else { return [] }
    let name = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    let type = context.makeUniqueName("Preview")
    let (properties, statements) = split(body)
    var (wrapper, content) = ("", "\(body.trimmed)")
    if !properties.isEmpty {
      content = "{ __Content() }"
      wrapper = """
            struct __Content: ComposableUI.View {
              \(properties.joined(separator: "\n"))
              var body: some ComposableUI.View {
                \(statements)
              }
            }

        """
    }
    return [
      DeclSyntax(
        text: """
          enum \(type): ComposableUI._DeclaredPreview {
          \(wrapper)  static var _preview: ComposableUI._PreviewDeclaration {
              ComposableUI._PreviewDeclaration(
                \(name.map { "\($0.trimmed)" } ?? "nil"), fileID: \(location.file), line: \(location.line)
              ) \(content)
            }
          }
          """)
    ]
  }

  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// Returns the properties marked `@Previewable`, without the mark, and the other statements.
  private static func split(_ body: ClosureExprSyntax) -> (properties: [String], rest: String) {
    var properties: [String] = []
    var rest = ""
    for statement in body.statements {
      if var variable = statement.item.as(VariableDeclSyntax.self),
        let index = variable.attributes.firstIndex(where: {
          $0.as(AttributeSyntax.self)?.name == "Previewable"
        })
      {
        variable.attributes.remove(at: index)
        properties.append("\(variable.trimmed)")
      } else {
        rest += "\(statement)"
      }
    }
    return (properties, rest)
  }
}

/// Expands to nothing: the property of a preview is moved to the view that `#Preview` writes.
struct PreviewableMacro: PeerMacro, TextMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
#endif
