#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the key of a transaction's value, and the accessors that look it up.
enum UITransactionEntryMacro: TextMacro {}

extension UITransactionEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, attribute: node, in: context, reports: false) else {
      return []
    }
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

extension UITransactionEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration, attribute: node, in: context, reports: true) else {
      return []
    }
    let type = entry.type.map { ": \($0)" } ?? ""
    return [
      DeclSyntax(
        text: """
          private enum \(entry.keyName): SwiftNavigation.UITransactionKey {
            static let defaultValue\(type) = \(entry.value)
          }
          """)
    ]
  }
}

/// A property that `@UITransactionEntry` can be attached to.
private struct Entry {
  let keyName: String
  let type: TypeSyntax?
  let value: ExprSyntax

  init?(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    in context: some MacroExpansionContext, reports: Bool
  ) {
    func report(_ message: String, id: String, at node: some SyntaxProtocol) {
      guard reports else { return }
      context.diagnose(
        MacroDiagnostic(
          "'@UITransactionEntry' requires \(message)", macro: "UITransactionEntry", id: id),
        at: node)
    }
    guard let scope = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
      scope.extendedType.names("UITransaction")
    else {
      report(
        "a property in an extension of 'UITransaction'", id: "requiresExtension", at: attribute)
      return nil
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.isStoredInstanceVariable, let name = variable.identifier
    else {
      report("a 'var' that is not computed", id: "requiresVariable", at: declaration)
      return nil
    }
    type = variable.type
    keyName = "__Key_\(name.unescaped)"
    if let value = variable.initialValue {
      self.value = value
    } else if type?.wrappedType != nil {
      value = "nil"
    } else {
      report("a default value", id: "requiresDefaultValue", at: variable.bindings)
      return nil
    }
  }
}
#endif
