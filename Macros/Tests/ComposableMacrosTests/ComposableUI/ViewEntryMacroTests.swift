import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = ["Entry": MacroSpec(type: ViewEntryMacro.self)]

struct ViewEntryMacroTests {
  @Test("an entry of the environment becomes a value with a generated key")
  func environment() {
    assertMacro(
      macros,
      """
      extension EnvironmentValues {
        @Entry var weekStart: Int = 2
        @Entry public var theme = makeTheme()
        @Entry var name: String?
      }
      """,
      expandsTo: """
        extension EnvironmentValues {
          var weekStart: Int {
            get {
              self[__Key_weekStart.self]
            }
            set {
              self[__Key_weekStart.self] = newValue
            }
          }

          private enum __Key_weekStart: ComposableUI.EnvironmentKey {
            static var defaultValue: Int { 2 }
          }
          public var theme {
            get {
              self[__Key_theme.self]
            }
            set {
              self[__Key_theme.self] = newValue
            }
          }

          private enum __Key_theme: ComposableUI.EnvironmentKey {
            static let defaultValue = makeTheme()
          }
          var name: String? {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }

          private enum __Key_name: ComposableUI.EnvironmentKey {
            static var defaultValue: String? { nil }
          }
        }
        """)
  }

  @Test("entries of transactions, of container values and of focused values have the keys of those")
  func others() {
    assertMacro(
      macros,
      """
      extension Transaction {
        @Entry var isSilent = false
      }
      extension ContainerValues {
        @Entry var isPinned = false
      }
      extension FocusedValues {
        @Entry var count: Int?
      }
      """,
      expandsTo: """
        extension Transaction {
          var isSilent {
            get {
              self[__Key_isSilent.self]
            }
            set {
              self[__Key_isSilent.self] = newValue
            }
          }

          private enum __Key_isSilent: ComposableUI.TransactionKey {
            static var defaultValue: Swift.Bool { false }
          }
        }
        extension ContainerValues {
          var isPinned {
            get {
              self[__Key_isPinned.self]
            }
            set {
              self[__Key_isPinned.self] = newValue
            }
          }

          private enum __Key_isPinned: ComposableUI.ContainerValueKey {
            static var defaultValue: Swift.Bool { false }
          }
        }
        extension FocusedValues {
          var count: Int? {
            get {
              self[__Key_count.self]
            }
            set {
              self[__Key_count.self] = newValue
            }
          }

          private enum __Key_count: ComposableUI.FocusedValueKey {
            typealias Value = Int
          }
        }
        """)
  }

  @Test("an entry elsewhere, without a default, or focused with one is an error")
  func mistakes() {
    assertMacro(
      macros,
      """
      extension Model {
        @Entry var isSilent = false
      }
      extension EnvironmentValues {
        @Entry var speed: Int
      }
      extension FocusedValues {
        @Entry var count: Int = 1
      }
      """,
      expandsTo: """
        extension Model {
          var isSilent = false
        }
        extension EnvironmentValues {
          var speed: Int
        }
        extension FocusedValues {
          var count: Int = 1
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Entry' requires a property in an extension of 'EnvironmentValues', 'Transaction', \
            'ContainerValues', 'FocusedValues'
            """,
          line: 2, column: 3),
        DiagnosticSpec(message: "'@Entry' requires a default value", line: 5, column: 14),
        DiagnosticSpec(
          message: "'@Entry' requires an optional type and no default value in 'FocusedValues'",
          line: 8, column: 14),
      ])
  }
}
