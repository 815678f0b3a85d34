import CustomDump
import Foundation
import SwiftNavigation
import Testing

struct TextStateTests {
  @Test("every initializer of TextState yields its string")
  func create() {
    let number = 3
    #expect(String(state: TextState(verbatim: "a")) == "a")
    #expect(String(state: TextState("a")) == "a")
    #expect(String(state: TextState("\(number)rd")) == "3rd")
    #expect(String(state: TextState("\(100) % of \(TextState("a"))")) == "100 % of a")
    let price = IntegerFormatStyle<Int>(locale: Locale(identifier: "de_DE"))
    #expect(String(state: TextState("for \(1_234, format: price)")) == "for 1.234")
    #expect(String(state: TextState("abc".dropFirst())) == "bc")
    #expect(String(state: "literal \(number)" as TextState) == "literal 3")
    #expect(String(state: TextState("a"), locale: Locale(identifier: "de")) == "a")
  }

  @Test("joined text states read as one string")
  func join() {
    let text = TextState("a") + TextState("b").bold() + TextState("c")
    #expect(String(state: text) == "abc")
    #expect(String(state: text, locale: Locale(identifier: "de")) == "abc")
  }

  @Test("text states with equal strings and modifiers are equal")
  func equality() {
    let ab = TextState("ab")
    #expect(ab == TextState(verbatim: "ab"))
    #expect(ab == TextState("a") + TextState("b"))
    #expect(ab == TextState("") + TextState("ab") + TextState(""))
    #expect(ab.bold() == TextState("a").bold() + TextState("b").bold())
    #expect(ab.bold() == (TextState("a") + TextState("b")).bold())
    #expect(
      (TextState("a") + (TextState("b") + TextState("c"))).hashValue == TextState("abc").hashValue)
    #expect(ab != TextState("ba"))
    #expect(ab != ab.bold())
    #expect(ab.bold() != ab.italic())
    #expect(ab.bold() != TextState("a").bold() + TextState("b"))
    #expect(ab.kerning(1) != ab.kerning(2))
    #expect(ab.bold() != ab.bold(false))
    #expect(TextState("a") + TextState("b").bold() != TextState("a").bold() + TextState("b"))
  }

  @Test("text states with different modifiers are unequal")
  func modifiersDiffer() {
    let text = TextState("a")
    let modified = [
      text, text.accessibilityHeading(.h1), text.accessibilityHeading(.unspecified),
      text.accessibilityLabel("b"), text.accessibilityLabel("c"),
      text.accessibilityTextContentType(.console), text.accessibilityTextContentType(.plain),
      text.baselineOffset(1), text.bold(), text.fontWidth(.compressed), text.fontWidth(nil),
      text.italic(), text.kerning(1), text.monospacedDigit(), text.speechAdjustedPitch(1),
      text.speechAlwaysIncludesPunctuation(), text.speechAnnouncementsQueued(),
      text.speechSpellsOutCharacters(), text.strikethrough(), text.strikethrough(pattern: .dot),
      text.tracking(1), text.underline(), text.underline(pattern: .solid),
    ]
    #expect(Set(modified).count == modified.count)
    #expect(modified.allSatisfy { String(state: $0) == "a" })
  }

  @Test("a text state is dumped as its string with markup for modifiers")
  func dump() {
    func dump(_ text: TextState) -> String { String(customDumping: text) }
    let text = TextState("a")
    #expect(dump(text) == #""a""#)
    #expect(dump(text.bold()) == #""**a**""#)
    #expect(dump(text.bold(false)) == #""a""#)
    #expect(dump(text.italic()) == #""_a_""#)
    #expect(dump(text.italic(false)) == #""a""#)
    #expect(dump(text.bold().italic()) == #""_**a**_""#)
    #expect(dump(text + TextState("b").bold()) == #""a**b**""#)
    #expect(dump((text + TextState("b").bold()).italic()) == #""_a**b**_""#)
    #expect(dump(text.strikethrough()) == #""~~a~~""#)
    #expect(dump(text.strikethrough(false)) == #""a""#)
    #expect(dump(text.strikethrough(pattern: .dash)) == #""<s pattern=dash>a</s>""#)
    #expect(dump(text.underline()) == #""<u>a</u>""#)
    #expect(dump(text.underline(false)) == #""a""#)
    #expect(dump(text.underline(pattern: .dot)) == #""<u pattern=dot>a</u>""#)
    #expect(dump(text.kerning(0.5)) == #""<kerning=0.5>a</kerning>""#)
    #expect(dump(text.tracking(0.5)) == #""<tracking=0.5>a</tracking>""#)
    #expect(dump(text.baselineOffset(2)) == #""<baseline-offset=2.0>a</baseline-offset>""#)
    #expect(dump(text.fontWidth(.expanded)) == #""<font-width=expanded>a</font-width>""#)
    #expect(dump(text.fontWidth(nil)) == #""a""#)
    #expect(dump(text.monospacedDigit()) == #""<monospaced-digit>a</monospaced-digit>""#)
    #expect(
      dump(text.accessibilityHeading(.h2))
        == #""<accessibility-heading-level=h2>a</accessibility-heading-level>""#)
    #expect(
      dump(text.accessibilityLabel(TextState("b")))
        == #""<accessibility-label=b>a</accessibility-label>""#)
    #expect(
      dump(text.accessibilityTextContentType(.sourceCode))
        == #""<accessibility-text-content-type=sourceCode>a</accessibility-text-content-type>""#)
    #expect(
      dump(text.speechAdjustedPitch(0.5))
        == #""<speech-adjusted-pitch=0.5>a</speech-adjusted-pitch>""#)
    #expect(
      dump(text.speechAlwaysIncludesPunctuation())
        == #""<speech-always-includes-punctuation=true>a</speech-always-includes-punctuation>""#)
    #expect(
      dump(text.speechAnnouncementsQueued(false))
        == #""<speech-announcements-queued=false>a</speech-announcements-queued>""#)
    #expect(
      dump(text.speechSpellsOutCharacters())
        == #""<speech-spells-out-characters=true>a</speech-spells-out-characters>""#)
  }
}
