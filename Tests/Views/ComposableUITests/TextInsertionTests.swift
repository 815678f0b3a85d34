#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

@Suite("Formatted texts and images within texts")
@MainActor
struct TextInsertionTests {
  private func runs(_ text: Text) -> [TextRun] { text.runs(in: Localization()) }

  private var bold: ElementStyle { Text("").bold().style }

  @Test("a text within a text keeps its formatting")
  func formats() {
    let text = Text("Hello, \(Text("Ada").bold()), it is \(9)")
    #expect(text.string == "Hello, Ada, it is 9")
    #expect(
      runs(text) == [
        TextRun(string: "Hello, "), TextRun(string: "Ada", style: bold),
        TextRun(string: ", it is 9"),
      ])
  }

  @Test("a text without formatting is part of the text around it")
  func plain() {
    let text = Text("Hello, \(Text("Ada"))")
    #expect(runs(text) == [])
    #expect(text.string == "Hello, Ada")
  }

  @Test("an image stands in place of letters, also alone and in a sum of texts")
  func images() {
    let star = Image(systemName: "star")
    #expect(
      runs(Text("Tap \(star) twice")) == [
        TextRun(string: "Tap "), TextRun(string: "", image: star), TextRun(string: " twice"),
      ])
    #expect(runs(Text("\(star)")) == [TextRun(string: "", image: star)])
    #expect(
      runs(Text(star) + Text(" 5")) == [
        TextRun(string: "", image: star), TextRun(string: " 5"),
      ])
    #expect(Text("Tap \(star) twice").string == "Tap  twice")
  }

  @Test("markup around an insertion formats it too, and links it")
  func markup() {
    let italic = Text("").italic().style
    let found = runs(
      Text("**\(Text("both").italic())** and [\(Text("link").italic())](https://a.example)"))
    #expect(found.map(\.string) == ["both", " and ", "link"])
    #expect(found[0].style.font?.weight == 700)
    #expect(found[0].style.font?.isItalic == true)
    #expect(found[2] == TextRun(string: "link", style: italic, destination: "https://a.example"))
  }

  @Test("an insertion within an insertion keeps both formats")
  func nested() {
    let inner = Text("in \(Text("deep").bold())").italic()
    let found = runs(Text("out \(inner)"))
    #expect(found.map(\.string) == ["out ", "in ", "deep"])
    #expect(found.map { $0.style.font?.isItalic ?? false } == [false, true, true])
    #expect(found.map { $0.style.font?.weight == 700 } == [false, false, true])
  }

  @Test("the mark of insertions, in a text of the user, inserts nothing")
  func marks() {
    let mark = "\u{10FFFD}"
    let found = runs(Text("a\(mark)0\(mark)b\(mark) \(Text("x").bold())"))
    #expect(found.map(\.string) == ["a", "0", "b", " ", "x"])
    #expect(found.last == TextRun(string: "x", style: bold))
    let combined = runs(Text("\(Text("o").bold())\u{308}"))
    #expect(combined == [TextRun(string: "o", style: bold), TextRun(string: "\u{308}")])
  }
}
#endif
