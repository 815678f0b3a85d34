#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// HTML of text sizes, hover effects and further words.
@MainActor
struct BehaviorMarkupTests {
  private func html(_ element: ViewElement) -> String {
    ElementTree(id: NodeID(rawValue: 1), element: element, children: [])
      .html(in: MarkupContext()).string
  }

  @Test("a text has the size of its style, a container tells those inside all sizes")
  func textSizes() {
    var font = ElementFont(textStyle: .title)
    font.typeSize = .xxLarge
    #expect(element(.text) { $0.font = font }.css == "font-size:32px")
    font.size = 11
    #expect(element(.text) { $0.font = font }.css == "font-size:11px")
    font = ElementFont()
    font.typeSize = .xSmall
    #expect(
      element { $0.font = font }.css == """
        font-size:14px;--font-largeTitle:31px;--font-title:25px;--font-title2:19px;\
        --font-title3:17px;--font-subheadline:12px;--font-body:14px;--font-callout:13px;\
        --font-footnote:12px;--font-caption:11px;--font-caption2:11px
        """)
  }

  @Test("the sizes of text styles in the style sheet are those without a size of texts")
  func styleSheet() throws {
    let sheet = PageAssets.styleSheet
    for style in ElementFont.TextStyle.allCases where style != .headline {
      let size = Int(DynamicTypeSize.large.pointSize(of: style))
      #expect(
        sheet.contains("font-size:var(--font-\(style.rawValue),\(size)px)"), "\(style.rawValue)")
    }
  }

  @Test("the lines of a section are shadows, which take no space")
  func sectionLines() {
    var lines = ElementSectionLines()
    lines.top = true
    lines.bottom = true
    lines.bottomColor = .named(.red)
    let section = element(.section) { $0.effects.sectionLines = lines }
    #expect(section.css == "box-shadow:0 -1px var(--line),0 1px var(--red)")
    #expect(element(.text) { $0.effects.sectionLines = lines }.css == nil)
    lines.top = false
    lines.bottom = nil
    #expect(element(.section) { $0.effects.sectionLines = lines }.css == nil)
  }

  @Test("hover effects, repeating buttons and forms without groups have classes")
  func classes() {
    func classes(_ element: ViewElement) -> [Substring] { element.cssClasses.split(separator: " ") }
    #expect(classes(element { $0.effects.hoverEffect = .lift }).contains("look-lift"))
    #expect(classes(element { $0.effects.hoverEffect = .highlight }).contains("look-highlight"))
    #expect(classes(element(.form) { $0.effects.isUngrouped = true }).contains("look-ungrouped"))
    var button = ButtonDetails()
    #expect(!classes(ViewElement(details: .button(button))).contains("look-repeating"))
    button.repeats = true
    #expect(classes(ViewElement(details: .button(button))).contains("look-repeating"))
  }

  @Test("further words come after the hint, words of high importance first")
  func notes() {
    var text = ViewElement(.text, text: "Photo")
    text.style.effects.notes = [
      ElementNote(text: "Size: 3 MB", isImportant: false),
      ElementNote(text: "Place: \"Rome\"", isImportant: true),
    ]
    #expect(
      html(text).contains(#"aria-description="Place: &quot;Rome&quot;, Size: 3 MB""#))
    text.traits.hint = "Opens"
    #expect(
      html(text).contains(#"aria-description="Opens, Place: &quot;Rome&quot;, Size: 3 MB""#))
  }

  @Test("a language is an attribute")
  func language() {
    #expect(html(element { $0.effects.language = "de" }).contains(#" lang="de""#))
  }

  @Test("the brightness as opacity is a filter in an address without quotes and spaces")
  func luminance() {
    #expect(
      element { $0.filters = [.luminanceToAlpha] }.css == """
        filter:url(data:image/svg+xml,%3Csvg%20xmlns=%27http://www.w3.org/2000/svg%27%3E%3Cfilter%20\
        id=%27m%27%20color-interpolation-filters=%27sRGB%27%3E%3CfeColorMatrix%20\
        type=%27luminanceToAlpha%27/%3E%3C/filter%3E%3C/svg%3E#m)
        """)
  }
}
#endif
