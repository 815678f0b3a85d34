#if PortableViews && Web
import Foundation
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// SVG of drawings.
struct DrawingMarkupTests {
  private func html(_ drawing: DrawingDetails) -> String {
    ElementTree(
      id: NodeID(rawValue: 1), element: ViewElement(details: .drawing(drawing)), children: []
    )
    .html(in: MarkupContext()).string
  }

  private func marks(_ marks: DrawingMark...) -> String {
    HTMLWriter.write {
      DrawingWriter(of: NodeID(rawValue: 1), DrawingDetails(marks: marks)).write(to: &$0)
    }.string
  }

  private let square = DrawingOutline.path(Path(CGRect(x: 0, y: 0, width: 2, height: 2)))
  private let red = DrawingPaint.color(.named(.red))

  @Test("a stretched drawing has a box, and lines that keep their width")
  func stretched() {
    let drawing = DrawingDetails(
      width: 240, height: 240, fit: .stretched,
      marks: [.stroke(square, red, StrokeStyle(lineWidth: 3))])
    #expect(
      html(drawing) == """
        <span id="n1" class="drawing fill-x fill-y" aria-hidden="true"><svg id="y1" viewBox="0 0 240 240" \
        preserveAspectRatio="none" aria-hidden="true"><path d="M0 0L2 0L2 2L0 2Z" \
        style="stroke:var(--red);fill:none;stroke-width:3;stroke-miterlimit:10;\
        vector-effect:non-scaling-stroke"></path></svg></span>
        """)
  }

  @Test("a drawing in points has no box, one in a square keeps its proportions")
  func fits() {
    let points = html(DrawingDetails(width: 9, height: 9, fit: .points))
    #expect(!points.contains("viewBox"))
    let fitted = html(DrawingDetails(width: 9, height: 9, fit: .fitted))
    #expect(fitted.contains(#"viewBox="0 0 9 9" aria-hidden"#))
  }

  @Test("ends, corners and dashes of lines become SVG")
  func strokes() {
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 1.5], dashPhase: 3)
    #expect(
      marks(.stroke(square, red, style)) == """
        <path d="M0 0L2 0L2 2L0 2Z" style="stroke:var(--red);fill:none;stroke-width:2;\
        stroke-linecap:round;stroke-linejoin:bevel;stroke-dasharray:4 1.5;\
        stroke-dashoffset:3"></path>
        """)
    #expect(marks(.stroke(square, red, StrokeStyle(lineWidth: 0))) == "")
    #expect(marks(.stroke(square, red, StrokeStyle(lineWidth: .nan))) == "")
  }

  @Test("an even-odd fill and a frame with round corners are written as such")
  func fills() {
    #expect(
      marks(.fill(square, red, FillStyle(eoFill: true)))
        == #"<path d="M0 0L2 0L2 2L0 2Z" style="fill:var(--red);fill-rule:evenodd"></path>"#)
    #expect(
      marks(.fill(.frame(cornerRadius: 4), red, FillStyle()))
        == #"<rect width="100%" height="100%" rx="4" style="fill:var(--red)"></rect>"#)
  }

  @Test("a gradient has an identifier of its own, and points in the drawing")
  func gradients() {
    let stops: [ElementGradient.Stop] = [.init(color: .named(.red)), .init(color: .named(.blue))]
    func paint(_ kind: ElementGradient.Kind) -> DrawingPaint {
      .gradient(
        ElementGradient(stops: stops, kind: kind), x: 0, y: 10, width: 100, height: 50)
    }
    let linear = marks(
      .fill(square, paint(.linear(start: .top, end: .bottomTrailing)), FillStyle()))
    #expect(
      linear == """
        <linearGradient id="paint-1-0" gradientUnits="userSpaceOnUse" x1="50" y1="10" x2="100" \
        y2="60"><stop offset="0" style="stop-color:var(--red)"></stop><stop offset="1" \
        style="stop-color:var(--blue)"></stop></linearGradient><path d="M0 0L2 0L2 2L0 2Z" \
        style="fill:url(#paint-1-0)"></path>
        """)
    let radial = marks(
      .fill(square, paint(.radial(center: .center, startRadius: 30, endRadius: 5)), FillStyle()))
    #expect(
      radial.contains(
        #"cx="50" cy="35" r="30" fr="5"><stop offset="0" style="stop-color:var(--blue)""#))
    let elliptical = marks(
      .fill(
        square, paint(.elliptical(center: .center, startRadius: 0, endRadius: 0.5)), FillStyle()))
    #expect(elliptical.contains(#"r="0.5" fr="0" gradientTransform="matrix(100 0 0 50 0 10)""#))
    let angular = marks(
      .stroke(
        square, paint(.angular(center: .center, start: 0, end: 360)), StrokeStyle(lineWidth: 5)))
    #expect(
      angular.contains(
        #"<mask id="paint-1-0" maskUnits="userSpaceOnUse" x="-20" y="-10" width="140" height="90">"#
      ))
    #expect(angular.contains("conic-gradient(from 90deg at 50% 50%,var(--red) 0deg"))
  }

  @Test("a group is transformed and translucent inside of its clip")
  func groups() {
    var group = DrawingGroup()
    group.transform = CGAffineTransform(translationX: 5, y: 6)
    group.opacity = 0.5
    group.blendMode = .multiply
    group.clip = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      marks(.group(group, [.fill(square, red, FillStyle())])) == """
        <clipPath id="paint-1-0"><path d="M0 0L1 0L1 1L0 1Z"></path></clipPath>\
        <g style="clip-path:url(#paint-1-0)"><g transform="matrix(1 0 0 1 5 6)" \
        style="opacity:0.5;mix-blend-mode:multiply"><path d="M0 0L2 0L2 2L0 2Z" \
        style="fill:var(--red)"></path></g></g>
        """)
  }

  @Test("a text has its lines at an anchor, escaped, and an image of no web address is left out")
  func textsAndImages() {
    let text = DrawingText(
      lines: ["a<b", "c"], font: ElementFont(size: 12), color: .named(.primary), x: 4, y: 5,
      lineHeight: 16, alignment: .center)
    #expect(
      marks(.text(text)) == """
        <text class="text" y="5" style="font-size:12px;fill:var(--primary);\
        dominant-baseline:central;text-anchor:middle"><tspan x="4">a&lt;b</tspan>\
        <tspan x="4" dy="16">c</tspan></text>
        """)
    func image(_ source: DrawingImage.Source) -> String {
      marks(
        .image(
          DrawingImage(source: source, color: .named(.red), x: 1, y: 2, width: 3, height: 4)))
    }
    #expect(image(.address("javascript:x")) == "")
    #expect(image(.address("https://example.org/a.png")).hasPrefix("<image x=\"1\" y=\"2\""))
    let plus = image(.symbol("plus"))
    #expect(plus.contains(#"viewBox="0 0 640 640" style="fill:var(--red);width:3px"#))
    #expect(plus.contains(#"<path d="\#(SymbolShapes.outline(of: "plus"))"></path>"#))
  }

  @Test("a mask is an encoded image in black, with the opacities of its colours")
  func masks() {
    var box = ViewElement(.box)
    box.style.mask = DrawingDetails(
      width: 10, height: 20,
      marks: [.fill(square, .color(.named(.red, opacity: 0.5)), FillStyle())])
    #expect(
      box.css == """
        mask:url("data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 \
        font-family=%22system-ui,sans-serif%22 width=%2210%22 \
        height=%2220%22%3E%3Cpath d=%22M0 0L2 0L2 2L0 2Z%22 \
        style=%22fill:rgb%280 0 0/0.5%29%22%3E%3C/path%3E%3C/svg%3E") 0 0/auto no-repeat
        """)
    box.style.mask = DrawingDetails(
      width: 10, height: 20, fit: .stretched,
      marks: [
        .text(
          DrawingText(
            lines: ["\")url(x"], font: ElementFont(size: 9), color: .named(.red), x: 0, y: 0,
            lineHeight: 9, alignment: .leading))
      ])
    let css = box.css ?? ""
    #expect(css.hasSuffix("0 0/100% 100% no-repeat"))
    // The text cannot end the address.
    #expect(css.filter { $0 == "\"" }.count == 2)
    #expect(css.filter { $0 == ")" }.count == 1)
  }

  @Test("a shadow of a drawing follows its outline")
  func shadows() {
    var drawing = ViewElement(.drawing)
    drawing.style.shadow = ElementShadow(
      color: .named(.black), radius: 3, offset: ElementOffset(x: 1, y: 2))
    #expect(drawing.css == "filter:drop-shadow(1px 2px 3px var(--black))")
  }

  @Test("another mark is an operation on the drawing, another size alone is none")
  func patches() {
    func facets(_ drawing: DrawingDetails) -> Facets {
      Facets(ViewElement(details: .drawing(drawing)), language: .english)
    }
    let id = NodeID(rawValue: 7)
    let old = DrawingDetails(width: 1, height: 1, marks: [.fill(square, red, FillStyle())])
    var new = old
    new.width = 2
    #expect(FacetDifference(node: id, from: facets(old), to: facets(new)).operations == [])
    new.marks = []
    let html = HTMLWriter.write { _ in }
    #expect(
      FacetDifference(node: id, from: facets(old), to: facets(new)).operations
        == [.drawing(.init(node: id, part: .symbol), html)])
  }
}
#endif
