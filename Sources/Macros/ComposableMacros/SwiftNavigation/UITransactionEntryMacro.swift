#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the key of a transaction's value, and the accessors that look it up.
struct UITransactionEntryMacro: EntryMacro {
  static let name = "UITransactionEntry"
  static let extendedTypes = ["UITransaction"]
  static let requiredProperty = "a 'var' that is not computed"

  let keyName: String
  let key: String

  init?(
    _ variable: VariableDeclSyntax, named name: TokenSyntax, of extendedType: String,
    attribute: AttributeSyntax, in context: (any MacroExpansionContext)?
  ) {
    keyName = "__Key_\(name.unescaped)"
    let type = variable.type
    guard let value = Self.defaultValue(of: variable, in: context) else { return nil }
    key = """
      private enum \(keyName): SwiftNavigation.UITransactionKey {
        static let defaultValue\(type.map { ": \($0)" } ?? "") = \(value)
      }
      """
  }
}
#endif
