import MacroTesting
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros
import Testing

struct WithMacroTestingTests {
  @Test("withMacroTesting applies its macros and indentation to assertions")
  func operation() {
    let result = withMacroTesting(
      indentationWidth: .spaces(4), record: .never, macros: ["Shouted": ShoutedMacro.self]
    ) {
      assertMacro {
        """
        struct Crowd {
          @Shouted
          func RUN() {
          }
        }
        """
      } expansion: {
        """
        struct Crowd {
          func RUN() {
          }

          func RUN_PEER() {
              print(0)
          }
        }
        """
      }
      return 42
    }
    #expect(result == 42)
  }

  @Test("withMacroTesting applies its macros in an async operation")
  func asynchronousOperation() async {
    await withMacroTesting(record: .never, macros: [StringifyMacro.self]) {
      await Task { @MainActor in }.value
      assertMacro {
        "#stringify(1)"
      } expansion: {
        """
        (1, "1")
        """
      }
    }
  }

  @Test("a nested withMacroTesting inherits the settings that it omits")
  func nested() {
    withMacroTesting(macros: ["text": StringifyMacro.self]) {
      withMacroTesting(record: .never, macros: nil as [String: any Macro.Type]?) {
        assertMacro {
          "#text(1)"
        } expansion: {
          """
          (1, "1")
          """
        }
      }
    }
  }

  @Test(
    "the macros trait applies macros by their names", .macros(["text": StringifyMacro.self]))
  func trait() {
    assertMacro(record: .never) {
      "#text(1)"
    } expansion: {
      """
      (1, "1")
      """
    }
  }

  @Test("FixItApplier applies edits to a syntax tree")
  func edits() {
    let tree = Parser.parse(source: "let a = 1")
    let edit = SourceEdit(
      range: AbsolutePosition(utf8Offset: 4)..<AbsolutePosition(utf8Offset: 5), replacement: "b")
    #expect(FixItApplier.apply(edits: [edit], to: tree) == "let b = 1")
  }

  @Test("FixItApplier applies fix-its by message, or the first one")
  func fixIts() {
    let tree = Parser.parse(source: "quiet")
    func fixIt(_ name: String) -> FixIt {
      .replace(
        message: MacroExpansionFixItMessage("Say '\(name)'"), oldNode: tree.statements,
        newNode: Parser.parse(source: name).statements)
    }
    let diagnostic = Diagnostic(
      node: tree, message: MacroExpansionErrorMessage("Too quiet"),
      fixIts: [fixIt("loud"), fixIt("LOUD")])
    #expect(FixItApplier.applyFixes(from: [diagnostic], filterByMessages: nil, to: tree) == "loud")
    #expect(
      FixItApplier.applyFixes(from: [diagnostic], filterByMessages: ["Say 'LOUD'"], to: tree)
        == "LOUD")
  }
}
