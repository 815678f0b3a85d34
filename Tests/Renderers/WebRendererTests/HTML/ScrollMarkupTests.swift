#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

/// HTML of scrolling and directions.
@MainActor
struct ScrollMarkupTests {
  private func html(_ element: ViewElement) -> String {
    ElementTree(id: NodeID(rawValue: 1), element: element).html(in: MarkupContext()).string
  }

  private func classes(_ details: ScrollDetails) -> String {
    ViewElement(details: .scroll(details)).cssClasses
  }

  @Test("the way of scrolling is written as classes")
  func looks() {
    #expect(classes(ScrollDetails()) == "scroll")
    #expect(
      classes(ScrollDetails(.horizontal, isDisabled: true, snapping: .singleViews))
        == "scroll axis-horizontal look-still snap-singleViews")
    #expect(classes(ScrollDetails(hiddenIndicators: .both)) == "scroll look-unmarked")
    #expect(classes(ScrollDetails(hiddenIndicators: .vertical)) == "scroll look-unmarked")
    // A browser hides the bars of both axes or of none.
    #expect(classes(ScrollDetails(.both, hiddenIndicators: .vertical)) == "scroll axis-both")
    let list = ListDetails(isPlain: true, scrolling: ScrollDetails(isDisabled: true))
    #expect(ViewElement(details: .list(list)).cssClasses == "list look-plain look-still")
    var stack = ViewElement(.verticalStack)
    stack.traits.hasScrollTargets = true
    #expect(stack.cssClasses == "verticalStack targets")
  }

  @Test("anchors are written where the script needs them")
  func anchors() {
    var scroll = ViewElement(
      details: .scroll(ScrollDetails(anchor: .bottom, positionAnchor: .center)))
    #expect(html(scroll) == #"<div id="n1" class="scroll fill-x fill-y" data-start="0.5 1"></div>"#)
    scroll.events = [.scroll]
    #expect(html(scroll).contains(#"data-start="0.5 1" data-anchor="0.5 0.5" data-e="c""#))
    scroll.details = .scroll(ScrollDetails())
    #expect(!html(scroll).contains("data-anchor"))
  }

  @Test("an element with a direction of its own has it as an attribute")
  func direction() {
    var stack = ViewElement(.horizontalStack)
    stack.style.layoutDirection = .rightToLeft
    #expect(html(stack) == #"<div id="n1" class="horizontalStack" dir="rtl"></div>"#)
    stack.style.layoutDirection = .leftToRight
    #expect(html(stack).contains(#"dir="ltr""#))
  }

  @Test("symbols that point forward or backward turn with the text")
  func symbols() {
    #expect(Symbols.drawing("chevron.forward").cssClasses == "symbol directed")
    #expect(Symbols.drawing("forward.fill").cssClasses == "symbol directed")
    #expect(Symbols.drawing("chevron.right").cssClasses == "symbol")
  }
}
#endif
