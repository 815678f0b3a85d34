import ComposableArchitecture
import Testing
import ViewTesting

@MainActor
struct TextStateAppearanceTests {
  @Test("text states with different fonts, weights or colours are unequal")
  func equality() {
    let text = TextState("a")
    let modified = [
      text, text.font(.title), text.font(.body), text.font(nil), text.fontWeight(.bold),
      text.fontWeight(.light), text.fontWeight(nil), text.foregroundColor(.red),
      text.foregroundColor(.blue), text.foregroundColor(nil), text.strikethrough(),
      text.strikethrough(color: .red), text.strikethrough(pattern: .dot, color: .red),
      text.underline(), text.underline(color: .red), text.underline(false, color: .red),
    ]
    #expect(Set(modified).count == modified.count)
    #expect(text.font(.title) == text.font(.title))
    #expect(text.strikethrough(color: nil) == text.strikethrough())
    #expect(modified.allSatisfy { String(state: $0) == "a" })
  }

  @Test("font, weight, colour and lines of a text state are dumped as markup")
  func dump() {
    func dump(_ text: TextState) -> String { String(customDumping: text) }
    let text = TextState("a")
    #expect(dump(text.fontWeight(.semibold)) == #""<font-weight=semibold>a</font-weight>""#)
    #expect(dump(text.fontWeight(nil)) == #""a""#)
    #expect(dump(text.font(nil)) == #""a""#)
    #expect(dump(text.font(.title)) == #""<font=title>a</font>""#)
    #expect(dump(text.foregroundColor(.red)) == #""<foreground-color=red>a</foreground-color>""#)
    #expect(dump(text.underline(false, color: .red)) == #""a""#)
    #expect(dump(text.underline(color: nil)) == #""<u>a</u>""#)
    #expect(
      dump(text.strikethrough(pattern: .dot, color: .red)) == #""<s pattern=dot color=red>a</s>""#)
  }

  #if PortableViews
  @Test(
    "fonts are dumped as they are written",
    arguments: [
      (Font.system(size: 12), "system(size: 12.0)"),
      (.title.bold(), "system(.title, weight: .bold)"),
      (.system(.body, design: .serif).italic(), "system(.body, design: .serif).italic()"),
      (.caption.monospacedDigit(), "system(.caption).monospacedDigit()"),
    ])
  func fonts(font: Font, name: String) {
    #expect(String(customDumping: TextState("a").font(font)) == "\"<font=\(name)>a</font>\"")
  }

  @Test(
    "colours are dumped by their names or components",
    arguments: [
      (Color.accentColor, "accent"), (.red.opacity(0.5), "50% red"),
      (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
      (Color(white: 0, opacity: 0.2), "#00000033"),
    ])
  func colors(color: Color, name: String) {
    let dump = String(customDumping: TextState("a").foregroundColor(color))
    #expect(dump == "\"<foreground-color=\(name)>a</foreground-color>\"")
    #expect(color.description == name)
  }

  @Test("a Text of a text state has its font, weight, colour and lines")
  func drawn() {
    #expect(Text(TextState("a")) == Text("a"))
    #expect(Text(TextState("a").bold()) == Text("a").bold())
    #expect(
      Text(TextState("a") + TextState("b").italic().foregroundColor(.red))
        == Text("a") + Text("b").italic().foregroundColor(.red))
    #expect(
      Text(TextState("a").font(.title).fontWeight(.light).underline(color: .red))
        == Text("a").font(.title).fontWeight(.light).underline(color: .red))
    #expect(
      Text(TextState("a").accessibilityLabel("b"))
        == Text("a").accessibilityLabel(Text("b")))
  }

  @Test("Text formats literals as localized keys while features are imported")
  func literals() {
    #expect(ViewTester(Text("\(1_234) \(Text("a"))")).texts == ["1,234 a"])
    #expect(ViewTester(Text(TextState("\(1_234) a"))).texts == ["1234 a"])
  }
  #endif
}
