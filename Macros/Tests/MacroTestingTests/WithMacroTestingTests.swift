import MacroTesting
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros
import Testing

@Suite struct WithMacroTestingTests {
  @Test("An operation's assertions expand its macros, indented as it says")
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

  @Test("So do those of an asynchronous one")
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

  @Test("What an inner one does not say, an outer one says")
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
    "The trait of a test says its macros by their names", .macros(["text": StringifyMacro.self]))
  func trait() {
    assertMacro(record: .never) {
      "#text(1)"
    } expansion: {
      """
      (1, "1")
      """
    }
  }

  @Test("Edits are applied to a tree")
  func edits() {
    let tree = Parser.parse(source: "let a = 1")
    let edit = SourceEdit(
      range: AbsolutePosition(utf8Offset: 4)..<AbsolutePosition(utf8Offset: 5), replacement: "b")
    #expect(FixItApplier.apply(edits: [edit], to: tree) == "let b = 1")
  }

  @Test("The fix-its of a diagnostic are carried out by their messages, or the first is")
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
