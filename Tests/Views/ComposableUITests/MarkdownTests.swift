#if PortableViews
import Testing

@testable import ComposableUI

struct MarkdownTests {
  /// The parts of a text, with a sign for each look.
  private func parts(_ text: Text) -> [String] {
    text.runs(in: Localization()).map { run in
      var looks = ""
      if (run.style.font?.weight ?? 400) > 400 { looks += "b" }
      if run.style.font?.isItalic == true { looks += "i" }
      if run.style.font?.design == .monospaced { looks += "c" }
      if run.style.textDecoration?.isStruckThrough == true { looks += "s" }
      if let destination = run.destination { looks += "→\(destination)" }
      return looks.isEmpty ? run.string : "\(run.string)|\(looks)"
    }
  }

  @Test(
    "Markup in a literal sets styles; incomplete markup stays text",
    arguments: [
      ("plain", []), ("**bold**", ["bold|b"]), ("a *b* c", ["a ", "b|i", " c"]),
      ("__a__ _b_", ["a|b", " ", "b|i"]), ("***both***", ["both|bi"]),
      ("**a *b* c**", ["a |b", "b|bi", " c|b"]), ("`**x**`", ["**x**|c"]),
      ("~~gone~~", ["gone|s"]), ("[here](https://a.b)", ["here|→https://a.b"]),
      ("2 * 3 * 4", []), ("snake_case_name", []), ("**open", []), ("a ** b", []),
      ("[x]", []), ("[x]()", []), ("*", []), ("", []), ("****", []), ("`", []),
    ] as [(String, [String])])
  func markup(literal: String, expected: [String]) {
    let text = Text(LocalizedStringKey(literal))
    #expect(parts(text) == expected)
    if expected.isEmpty { #expect(text.string == literal) }
  }

  @Test("A backslash escapes a markup character")
  func escapes() {
    #expect(Text("\\*a\\*").string == "*a*")
    #expect(parts(Text("**a\\*b**")) == ["a*b|b"])
  }

  @Test("Interpolated values and strings are never markup")
  func interpolation() {
    let name = "*Ann*_[x](y)"
    #expect(Text("**Hi** \(name)").string == "Hi *Ann*_[x](y)")
    #expect(parts(Text("**Hi** \(name)")) == ["Hi|b", " *Ann*_[x](y)"])
    #expect(parts(Text(name)) == [])
    #expect(Text(verbatim: "**a**").string == "**a**")
  }

  @Test("Joined texts keep their own styles and add the whole's")
  func joined() {
    let text = (Text("a").bold() + Text("b")).italic() + Text("c")
    #expect(text.string == "abc")
    #expect(parts(text) == ["a|bi", "b|i", "c"])
    #expect(parts(Text("a") + Text("b")) == [])
  }
}
#endif
