#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// HTML of rare effects.
@MainActor
struct EffectMarkupTests {
  private func css(_ role: ViewElement.Role = .box, _ change: (inout ElementStyle) -> Void)
    -> String?
  {
    var element = ViewElement(role, text: role == .text ? "Sky" : nil)
    change(&element.style)
    return element.css
  }

  @Test("transforms are functions around the middle, the outermost first")
  func transforms() {
    #expect(
      css {
        $0.effects.transforms = [
          .offset(x: 5, y: 0), .rotation(degrees: 10, anchor: .center),
          .scale(x: 1, y: 0.5, anchor: .bottom),
        ]
      } == """
        transform:translate(0%,50%) scale(1,0.5) translate(0%,-50%) rotate(10deg) translate(5px,0px)
        """)
    let axis = ElementRotationAxis(x: 0, y: 1, z: 0, anchorZ: 8, perspective: 0.5)
    #expect(
      css { $0.effects.transforms = [.rotation3D(degrees: 180, axis)] } == """
        transform:perspective(800px) translate3d(0%,0%,8px) rotate3d(0,1,0,180deg) \
        translate3d(0%,0%,-8px)
        """)
    #expect(
      css { $0.effects.transforms = [.affine(a: 1, b: 0, c: 0.5, d: 1, x: 3, y: 4)] }
        == "transform:translate(-50%,-50%) matrix(1,0,0.5,1,3,4) translate(50%,50%)")
    #expect(css { $0.effects.transforms = [.scale(x: .nan, y: 1, anchor: .center)] } == nil)
  }

  @Test("a text has its gradient in front of its background")
  func textGradient() {
    let gradient = ElementGradient(
      stops: [.init(color: .named(.red)), .init(color: .lightened(.blue, by: 0.2))],
      kind: .linear(start: .leading, end: .trailing))
    #expect(
      css(.text) { $0.effects.textGradient = gradient } == """
        background:linear-gradient(to right,var(--red),color-mix(in srgb,var(--blue),#fff 20%));\
        -webkit-background-clip:text;-webkit-text-fill-color:transparent
        """)
    #expect(
      css(.text) {
        $0.effects.textGradient = gradient
        $0.background = .named(.white)
      } == """
        background:linear-gradient(to right,var(--red),color-mix(in srgb,var(--blue),#fff 20%)),\
        var(--white);-webkit-background-clip:text,border-box;-webkit-text-fill-color:transparent
        """)
    #expect(css { $0.effects.textGradient = gradient } == nil)
  }

  @Test("shadows are of boxes, on their inside, and of letters")
  func shadows() {
    let shadow = ElementShadow(
      color: .named(.black), radius: 2, offset: ElementOffset(x: 0, y: 1))
    #expect(
      css {
        $0.shadow = shadow
        $0.effects.innerShadows = [shadow]
      } == "box-shadow:0px 1px 4px var(--black),inset 0px 1px 4px var(--black)")
    #expect(css(.text) { $0.shadow = shadow } == "filter:drop-shadow(0px 1px 2px var(--black))")
    #expect(
      css(.text) { $0.effects.textShadow = shadow } == "text-shadow:0px 1px 4px var(--black)")
  }

  @Test("a text of one line is cut off at its head, and shrinks to fit")
  func fitting() {
    var head = ViewElement(.text, text: "Sky")
    head.style.lineLimit = 1
    head.style.effects.truncation = .head
    #expect(head.css == "display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis")
    #expect(head.cssClasses == "text look-headless")
    var text = ViewElement(.text, text: "Sky")
    text.style.effects.leastScale = 0.5
    #expect(Facets(text, language: .english).attributes.map(\.name).contains(.dataFit) == false)
    text.style.lineLimit = 1
    #expect(attribute(.dataFit, of: text) == "0.5")
  }

  private func attribute(_ name: HTMLAttribute, of element: ViewElement) -> String? {
    Facets(element, language: .english).attributes.first { $0.name == name }?.value
  }

  @Test("transitions are styles, with numbers that are none left out")
  func transitions() {
    func style(_ transition: AnyTransition) -> String? {
      var box = ViewElement(.box)
      box.traits.transition = transition
      return attribute(.dataTransition, of: box)
    }
    #expect(
      style(.push(from: .bottom))
        == "translate:0 100%;opacity:0|translate:0 -100%;opacity:0")
    #expect(style(.blurReplace) == "filter:blur(10px);opacity:0;scale:0.9")
    #expect(style(.offset(x: 3, y: -4)) == "translate:3px -4px")
    #expect(style(.scale(scale: .nan)) == "scale:1")
  }

  @Test("motions of symbols and contents are attributes")
  func motions() {
    var image = ViewElement(.image)
    image.style.effects.contentTransition = .numericText(countsDown: true)
    #expect(attribute(.dataContent, of: image) == "d")
    image.style.effects.contentTransition = .symbolEffect(.replace)
    #expect(attribute(.dataContent, of: image) == "s")
    image.style.effects.measuresContainer = true
    #expect(attribute(.dataContainer, of: image) == "")
    #expect(attribute(.dataSymbol, of: image) == nil)
  }
}
#endif
