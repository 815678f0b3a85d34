#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the key of a value that views share, and the accessors that look it up.
struct ViewEntryMacro: EntryMacro {
  static let name = "Entry"
  static let extendedTypes = [
    "EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues",
  ]
  static let requiredProperty = "a 'var' that is not computed"

  let keyName: String
  let key: String

  init?(
    _ variable: VariableDeclSyntax, named name: TokenSyntax, of extendedType: String,
    attribute: AttributeSyntax, in context: (any MacroExpansionContext)?
  ) {
    keyName = "__Key_\(name.unescaped)"
    let type = variable.type
    if extendedType == "FocusedValues" {
      guard let wrapped = type?.wrappedType, variable.initialValue == nil else {
        context?.diagnose(
          .init(
            of: Self.name, "requires an optional type and no default value in 'FocusedValues'",
            "requiresOptional"),
          at: variable.bindings)
        return nil
      }
      key = """
        private enum \(keyName): ComposableUI.FocusedValueKey {
          typealias Value = \(wrapped)
        }
        """
      return
    }
    guard let value = Self.defaultValue(of: variable, in: context) else { return nil }
    let keyType =
      switch extendedType {
      case "Transaction": "TransactionKey"
      case "ContainerValues": "ContainerValueKey"
      default: "EnvironmentKey"
      }
    key = """
      private enum \(keyName): ComposableUI.\(keyType) {
        \(Self.defaultValue(value, type ?? value.obviousType))
      }
      """
  }

  /// Returns the declaration of the default value: computed where the type is known, because a stored
  /// one must be sendable.
  private static func defaultValue(_ value: ExprSyntax, _ type: TypeSyntax?) -> String {
    guard let type else { return "static let defaultValue = \(value)" }
    return "static var defaultValue: \(type) { \(value) }"
  }
}
#endif
