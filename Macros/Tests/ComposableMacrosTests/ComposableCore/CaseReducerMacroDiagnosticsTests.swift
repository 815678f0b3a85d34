import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["CaseReducer", "Reducer"])
]

struct CaseReducerMacroDiagnosticsTests {
  @Test("cases with one name are an error, unless they exclude each other")
  func duplicates() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        #if DEBUG
          case debug(Edit)
        #else
          case debug(Other)
        #endif
        case edit(other: Other)
      }
      """,
      expandsTo: #"""
        enum Destination {
          case edit(Edit)
          #if DEBUG
            case debug(Edit)
          #else
            case debug(Other)
          #endif
          case edit(other: Other)
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' requires cases to differ in their names, but there are several 'edit'
            """,
          line: 9, column: 8)
      ])
  }

  @Test(
    "a case with a plain value is an error, which an attribute fixes",
    arguments: ["Int", "String", "Article?", "[Article]", "(Article, Int)", "() -> Void"])
  func values(type: String) {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        // An article.
        case article(\(type))
      }
      """,
      expandsTo: """
        enum Destination {
          case edit(Edit)
          // An article.
          case article(\(type))
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' requires 'article' to hold a reducer, but '\(type)' is none",
          line: 5, column: 16,
          fixIts: [FixItSpec(message: "Mark the case with '@ReducerCaseIgnored'")])
      ],
      fixedSource: """
        @Reducer
        enum Destination {
          case edit(Edit)
          // An article.
          @ReducerCaseIgnored case article(\(type))
        }
        """)
  }

  @Test("no fix-it is offered if a declaration has several cases")
  func valuesInOneDeclaration() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit), article(Int)
      }
      """,
      expandsTo: #"""
        enum Destination {
          case edit(Edit), article(Int)
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' requires 'article' to hold a reducer, but 'Int' is none",
          line: 3, column: 28)
      ])
  }

  @Test("a handwritten State or Action that lacks a feature's case is an error")
  func missingCases() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        case edit(Edit)
        case view(item: Item)
        case alert(AlertState<Never>)
        enum State: CaseReducerState {
          typealias StateReducer = Destination
          case edit(Edit.State)
          case alert(AlertState<Never>)
        }
        enum Action {}
      }
      """,
      expandsTo: #"""
        enum Destination {
          case edit(Edit)
          case view(item: Item)
          @ComposableCore.ReducerCaseEphemeral
          case alert(AlertState<Never>)
          @CasePaths.CasePathable @dynamicMemberLookup @ComposableCore.ObservableState
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case edit(Edit.State)
            case alert(AlertState<Never>)
          }
          @CasePaths.CasePathable
          enum Action {}
        }

        extension Destination: ComposableCore.CaseReducer, ComposableCore.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' requires 'State' to have a case for each feature, but 'view' is missing
            """,
          line: 6, column: 8,
          fixIts: [FixItSpec(message: "Add the missing case")]),
        DiagnosticSpec(
          message: """
            '@Reducer' requires 'Action' to have a case for each feature, but 'edit', 'view' are \
            missing
            """,
          line: 11, column: 8,
          fixIts: [FixItSpec(message: "Add the missing cases")]),
      ],
      fixedSource: """
        @Reducer
        enum Destination {
          case edit(Edit)
          case view(item: Item)
          case alert(AlertState<Never>)
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case edit(Edit.State)
            case alert(AlertState<Never>)
            case view(item: Item.State)
          }
          enum Action {
            case edit(Edit.Action)
            case view(item: Item.Action)
          }
        }
        """)
  }

  @Test(
    "@Reducer on a type that is not a struct or an enum is an error", arguments: ["class", "actor"])
  func kinds(kind: String) {
    let article = kind == "class" ? "a" : "an"
    assertMacro(
      macros,
      """
      @Reducer
      \(kind) Feature {
      }
      """,
      expandsTo: """
        \(kind) Feature {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' requires a struct or an enum, but 'Feature' is \(article) \(kind)",
          line: 2, column: 1)
      ])
  }
}
