#if PortableViews
import ComposableUI
import Foundation
import Testing

struct TextTests {
  @Test("a text has at most the size of three words")
  func size() {
    #expect(MemoryLayout<Text>.size <= 3 * MemoryLayout<Int>.size)
  }

  @Test("texts are equal if their strings and styles are equal")
  func equality() {
    #expect(Text("a") == Text("a").foregroundColor(nil))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").bold() != Text("a").italic())
    #expect(Text("a").accessibilityLabel(Text("b")) != Text("a"))
    #expect(Text("**a** b") == Text("**a** b"))
    #expect(Text("**a** b") != Text("*a* b"))
  }

  @Test("changing a copy of a text leaves the original unchanged")
  func copies() {
    let plain = Text("a")
    let bold = plain.bold()
    let labelled = bold.accessibilityLabel(Text("b"))
    #expect(plain.style.isEmpty)
    #expect(bold.label == nil)
    #expect(labelled.label == Text("b"))
    #expect(labelled.style == bold.style)
  }

  @MainActor
  @Test("texts with equal values have the same content, unless a value may change with time")
  func sameContent() {
    #expect(Text("a").hasSameContent(as: Text("a")))
    #expect(!Text("a").hasSameContent(as: Text("b")))
    #expect(Text("\(1) a").hasSameContent(as: Text("\(1) a")))
    #expect(!Text("\(1) a").hasSameContent(as: Text("\(2) a")))
    let date = Text(Date(timeIntervalSince1970: 0), style: .relative)
    for text in [date, Text("\(date) ago"), Text("a").accessibilityLabel(date), Text("a") + date] {
      #expect(!text.hasSameContent(as: text), "\(text)")
    }
  }
}
#endif
