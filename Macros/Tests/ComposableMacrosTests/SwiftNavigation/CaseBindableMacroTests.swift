import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "CaseBindable": MacroSpec(type: CaseBindableMacro.self, conformances: ["CaseBindable"])
]

@Suite struct CaseBindableMacroTests {
  @Test("an enum gets a twin whose cases hold bindings")
  func expansion() {
    assertMacro(
      macros,
      """
      @CaseBindable
      public enum Destination {
        case edit(Item)
        case move(from: Int, _ to: Int)
        case help
        #if DEBUG
        case log(text: String)
        #endif
      }
      """,
      expandsTo: #"""
        public enum Destination {
          case edit(Item)
          case move(from: Int, _ to: Int)
          case help
          #if DEBUG
          case log(text: String)
          #endif

          public enum CaseBinding {
            case edit(SwiftNavigation.UIBinding<Item>)
            case move(SwiftNavigation.UIBinding<(from: Int, Int)>)
            case help
            #if DEBUG
            case log(SwiftNavigation.UIBinding<String>)
            #endif
          }

          public static func _$caseBinding(_ binding: SwiftNavigation.UIBinding<Destination>) -> CaseBinding {
            let value = binding.wrappedValue
            switch value {
            case .edit:
              return .edit(binding._$case(\.edit, of: value))
            case .move:
              return .move(binding._$case(\.move, of: value))
            case .help:
              return .help
            #if DEBUG
            case .log:
              return .log(binding._$case(\.log, of: value))
            #endif
            }
          }
        }

        extension Destination: SwiftNavigation.CaseBindable {
        }
        """#)
  }

  @Test("what is not an enum is diagnosed")
  func notEnum() {
    assertMacro(
      macros,
      """
      @CaseBindable
      struct Destination {
      }
      """,
      expandsTo: """
        struct Destination {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' requires an enum, but 'Destination' is a struct",
          line: 2, column: 1)
      ])
  }

  @Test("an enum without cases is diagnosed")
  func noCases() {
    assertMacro(
      macros,
      """
      @CaseBindable
      enum Destination {
      }
      """,
      expandsTo: """
        enum Destination {
        }

        extension Destination: SwiftNavigation.CaseBindable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CaseBindable' requires an enum with cases", line: 2, column: 6)
      ])
  }
}
