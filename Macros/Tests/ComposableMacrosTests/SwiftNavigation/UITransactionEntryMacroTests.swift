import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = ["UITransactionEntry": MacroSpec(type: UITransactionEntryMacro.self)]

struct UITransactionEntryMacroTests {
  @Test("an entry becomes a transaction value with a generated key")
  func expansion() {
    assertMacro(
      macros,
      """
      extension UITransaction {
        @UITransactionEntry public var isSilent = false
        @UITransactionEntry var speed: Int?
      }
      """,
      expandsTo: """
        extension UITransaction {
          public var isSilent {
            get {
              self[__Key_isSilent.self]
            }
            set {
              self[__Key_isSilent.self] = newValue
            }
          }

          private enum __Key_isSilent: SwiftNavigation.UITransactionKey {
            static let defaultValue = false
          }
          var speed: Int? {
            get {
              self[__Key_speed.self]
            }
            set {
              self[__Key_speed.self] = newValue
            }
          }

          private enum __Key_speed: SwiftNavigation.UITransactionKey {
            static let defaultValue: Int? = nil
          }
        }
        """)
  }

  @Test("an entry outside of an extension of UITransaction is an error")
  func elsewhere() {
    assertMacro(
      macros,
      """
      extension Model {
        @UITransactionEntry var isSilent = false
      }
      """,
      expandsTo: """
        extension Model {
          var isSilent = false
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@UITransactionEntry' requires a property in an extension of 'UITransaction'",
          line: 2, column: 3)
      ])
  }

  @Test("an entry that is not a stored property is an error")
  func computed() {
    assertMacro(
      macros,
      """
      extension UITransaction {
        @UITransactionEntry var isSilent: Bool { false }
      }
      """,
      expandsTo: """
        extension UITransaction {
          var isSilent: Bool { false }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@UITransactionEntry' requires a 'var' that is not computed",
          line: 2, column: 3)
      ])
  }

  @Test("an entry without an initial value is an error")
  func noDefault() {
    assertMacro(
      macros,
      """
      extension UITransaction {
        @UITransactionEntry var speed: Int
      }
      """,
      expandsTo: """
        extension UITransaction {
          var speed: Int
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@UITransactionEntry' requires a default value", line: 2, column: 27)
      ])
  }
}
