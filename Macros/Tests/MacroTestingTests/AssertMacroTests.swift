import IssueReportingTestSupport
import MacroTesting
import SwiftSyntaxMacros
import Testing

@testable import ComposableMacros

@Suite(.macros([StringifyMacro.self, ShoutedMacro.self], record: .never))
struct AssertMacroTests {
  @Test("assertMacro passes when the expansion is as expected")
  func expansion() {
    assertMacro {
      """
      let pair = #stringify(a + b * c)
      """
    } expansion: {
      """
      let pair = (a + b * c, "a + b * c")
      """
    }
  }

  @Test("assertMacro accepts macros by name")
  func namedMacros() {
    assertMacro(["text": StringifyMacro.self]) {
      "#text(1)"
    } expansion: {
      """
      (1, "1")
      """
    }
  }

  @Test("a freestanding macro is also found by its type's name")
  func nameOfType() {
    assertMacro([StringifyMacro.self]) {
      "(#Stringify(1), #stringify(2))"
    } expansion: {
      """
      ((1, "1"), (2, "2"))
      """
    }
  }

  @Test("an error is shown below its source, and nothing is expanded")
  func error() {
    assertMacro([CasePathableMacro.self]) {
      """
      @CasePathable struct Feature {
      }
      """
    } diagnostics: {
      """
      @CasePathable struct Feature {
                    ┬─────
                    ╰─ 🛑 '@CasePathable' requires an enum, but 'Feature' is a struct
      }
      """
    }
  }

  @Test("a note is shown with its error, below the code that it is about")
  func note() {
    assertMacro {
      """
      @Shouted
      var quiet = 0
      """
    } diagnostics: {
      """
      @Shouted
      ┬───────
      ├─ 🛑 '@Shouted' is for functions
      ╰─ ℹ️ This is none
      var quiet = 0
      """
    }
  }

  @Test("a fix-it is shown below its message, and the fixed source expanded")
  func fixIt() {
    assertMacro {
      """
      @Shouted
      func quiet() {}
      """
    } diagnostics: {
      """
      @Shouted
      func quiet() {}
           ┬────
           ╰─ 🛑 'quiet' is not loud enough
              ✏️ Shout 'QUIET'
      """
    } fixes: {
      """
      @Shouted
      func QUIET() {}
      """
    } expansion: {
      """
      func QUIET() {}

      func QUIET_PEER() {
          print(0)
      }
      """
    }
  }

  @Test("warnings in several columns are shown, and the source is expanded")
  func warnings() {
    assertMacro {
      """
      @Shouted
      func RUN(_ first: Int, _ second: Int) {}
      """
    } diagnostics: {
      """
      @Shouted
      func RUN(_ first: Int, _ second: Int) {}
               ┬             ┬
               │             ╰─ ⚠️ 'second' has no label
               ╰─ ⚠️ 'first' has no label
      """
    } expansion: {
      """
      func RUN(_ first: Int, _ second: Int) {}

      func RUN_PEER() {
          print(0)
      }
      """
    }
  }

  @Test("source that does not parse fails with the parser's error")
  func syntaxError() {
    assertMacro {
      """
      let = 1
      """
    } diagnostics: {
      """
      let = 1
          ┬
          ╰─ 🛑 expected pattern in variable
             ✏️ insert pattern
      """
    } fixes: {
      """
      let <#pattern#> = 1
      """
    } expansion: {
      """
      let <#pattern#> = 1
      """
    }
  }

  @Test("an unexpected expansion fails with a diff")
  func otherExpansion() {
    withKnownIssue {
      assertMacro {
        "#stringify(1)"
      } expansion: {
        """
        (1, "2")
        """
      }
    } matching: { issue in
      issue.description.hasSuffix(
        #"""
        "assertMacro" has another expansion than expected.

          − #"(1, "2")"#
          + #"(1, "1")"#

        (Expected: −, Actual: +)

        To fix this, mend the macro, or have the block written anew by 'record: .failed'.
        """#)
    }
  }

  @Test("a block without anything to compare fails")
  func superfluousBlock() {
    withKnownIssue {
      assertMacro {
        "#stringify(1)"
      } diagnostics: {
        "Everything is wrong"
      } expansion: {
        """
        (1, "1")
        """
      }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "assertMacro" expected diagnostics, and there are none.

          Everything is wrong

        To fix this, remove the block 'diagnostics', or have it removed by 'record: .failed'.
        """)
    }
  }

  @Test("a missing block fails when recording is off")
  func missingBlock() {
    withKnownIssue {
      assertMacro {
        "#stringify(1)"
      }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "assertMacro" has an expansion that was not expected.

          (1, "1")

        To fix this, mend the macro, or have the block written by 'record: .missing'.
        """)
    }
  }

  @Test("assertMacro without macros fails")
  func noMacros() {
    withKnownIssue {
      assertMacro([String: any Macro.Type]()) {
        "#stringify(1)"
      }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "assertMacro" was called without macros.

        To fix this, pass the macros that the source uses, such as '["stringify": StringifyMacro.self]', or \
        name them for the whole suite by the trait '.macros(_:)' or by 'withMacroTesting(macros:)'.
        """)
    }
  }

  @Test("an error thrown by the source closure is reported")
  func thrown() {
    struct Unreadable: Error {}
    withKnownIssue {
      assertMacro {
        throw Unreadable()
      }
    } matching: { issue in
      issue.description.hasSuffix(
        """
        "assertMacro" could not expand the source:

          Unreadable()
        """)
    }
  }
}
