import IssueReportingTestSupport
import MacroTesting
import SwiftSyntaxMacros
import Testing

@testable import ComposableMacros

@Suite(.macros([StringifyMacro.self, ShoutedMacro.self], record: .never))
struct AssertMacroTests {
  @Test("An expansion that is as expected is no failure")
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

  @Test("Macros can be named in the call")
  func namedMacros() {
    assertMacro(["text": StringifyMacro.self]) {
      "#text(1)"
    } expansion: {
      """
      (1, "1")
      """
    }
  }

  @Test("A freestanding macro goes by the name of its type too")
  func nameOfType() {
    assertMacro([StringifyMacro.self]) {
      "(#Stringify(1), #stringify(2))"
    } expansion: {
      """
      ((1, "1"), (2, "2"))
      """
    }
  }

  @Test("An error stands under what it marks, and leaves nothing to expand")
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

  @Test("A note stands where it belongs")
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

  @Test("A fix-it stands below its message, and the fixed source is expanded")
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

  @Test("Warnings in several columns stand below each other, and do not keep from expanding")
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

  @Test("Source that does not parse says so")
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

  @Test("Another expansion than expected is a failure with a difference")
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

  @Test("A block without anything to compare is a failure")
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

  @Test("Without recording, a missing block is a failure")
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

  @Test("Without macros there is nothing to assert")
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

  @Test("What a source throws is reported")
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
