import MacroTestSupport
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import ComposableMacros

private let macros = [
  "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseEphemeralMacro.self),
  "ReducerCaseIgnored": MacroSpec(type: ReducerCaseIgnoredMacro.self),
]

struct ReducerCaseMacrosTests {
  @Test("attributes of cases generate no code")
  func marks() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        @ReducerCaseEphemeral case ask(Question)
        @ReducerCaseIgnored case article(Article), nowhere
      }
      """,
      expandsTo: """
        @Reducer
        enum Destination {
          case ask(Question)
          case article(Article), nowhere
        }
        """)
  }

  @Test(
    "attributes of cases are errors outside of enum reducers",
    arguments: ["ReducerCaseEphemeral", "ReducerCaseIgnored"])
  func elsewhere(name: String) {
    assertMacro(
      macros,
      """
      enum Destination {
        @\(name) case ask(Question)
      }
      @Reducer
      enum Other {
        @\(name) enum State {}
      }
      """,
      expandsTo: """
        enum Destination {
          case ask(Question)
        }
        @Reducer
        enum Other {
          enum State {}
        }
        """,
      diagnostics: [(2, 3), (6, 3)].map { line, column in
        DiagnosticSpec(
          message: "'@\(name)' requires a case of an enum that is marked '@Reducer'",
          line: line, column: column)
      })
  }

  @Test("@ReducerCaseEphemeral on a case without a single value is an error")
  func ephemeralValue() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        @ReducerCaseEphemeral case none, one(Question), two(Question, Int)
      }
      """,
      expandsTo: """
        @Reducer
        enum Destination {
          case none, one(Question), two(Question, Int)
        }
        """,
      diagnostics: [("none", 30), ("two", 51)].map { name, column in
        DiagnosticSpec(
          message: """
            '@ReducerCaseEphemeral' requires '\(name)' to hold one value, the state of an alert \
            or a dialog
            """,
          line: 3, column: column)
      })
  }

  @Test("a case with both attributes is an error")
  func both() {
    assertMacro(
      macros,
      """
      @Reducer
      enum Destination {
        @ReducerCaseIgnored @ReducerCaseEphemeral case ask(Question)
      }
      """,
      expandsTo: """
        @Reducer
        enum Destination {
          case ask(Question)
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ReducerCaseIgnored' requires a case without '@ReducerCaseEphemeral'",
          line: 3, column: 23,
          fixIts: [FixItSpec(message: "Remove '@ReducerCaseEphemeral'")])
      ],
      fixedSource: """
        @Reducer
        enum Destination {
          @ReducerCaseIgnored case ask(Question)
        }
        """)
  }
}
