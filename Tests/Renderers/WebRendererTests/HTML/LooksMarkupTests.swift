#if PortableViews && Web
import Testing

@testable import ComposableUI
import ViewGraph
@testable import WebRenderer

/// HTML of styles and placements.
@MainActor
struct LooksMarkupTests {
  private func html(_ element: ViewElement, _ children: ElementTree...) -> String {
    ElementTree(id: NodeID(rawValue: 1), element: element, children: children)
      .html(in: MarkupContext()).string
  }

  @Test("gradients are written as colours, points and sides")
  func gradients() {
    var box = ViewElement(.box)
    box.style.background = .named(.red)
    box.style.backdrop = gradient(
      .linear(start: .topLeading, end: .bottomTrailing), .init(color: .named(.red)),
      .init(color: .named(.blue, opacity: 0.5), location: 0.25))
    #expect(
      box.css == """
        background:linear-gradient(to bottom right,var(--red),\
        color-mix(in srgb,var(--blue) 50%,transparent) 25%)
        """)
    box.style.backdrop = gradient(
      .linear(start: .bottom, end: .top), .init(color: .named(.red), location: .nan))
    #expect(box.css == "background:linear-gradient(to top,var(--red),var(--red))")
  }

  @Test("a gradient's points, radii and angles become CSS")
  func gradientGeometry() {
    func css(_ kind: ElementGradient.Kind) -> String? {
      var box = ViewElement(.box)
      box.style.backdrop = gradient(
        kind, .init(color: .named(.red)), .init(color: .named(.blue)))
      return box.css
    }
    let (low, high) = (UnitPoint(x: 0.5, y: 0.25), UnitPoint(x: 0.5, y: 0.75))
    #expect(
      css(.linear(start: low, end: high))
        == "background:linear-gradient(to bottom,var(--red) 25%,var(--blue) 75%)")
    #expect(
      css(.linear(start: high, end: low))
        == "background:linear-gradient(to top,var(--red) 25%,var(--blue) 75%)")
    #expect(
      css(.radial(center: .topLeading, startRadius: 10, endRadius: 50))
        == "background:radial-gradient(circle at 0% 0%,var(--red) 10px,var(--blue) 50px)")
    #expect(
      css(.radial(center: .center, startRadius: 50, endRadius: 10))
        == "background:radial-gradient(circle at 50% 50%,var(--blue) 10px,var(--red) 50px)")
    #expect(
      css(.elliptical(center: .center, startRadius: 0, endRadius: 0.5))
        == "background:radial-gradient(100% 100% at 50% 50%,var(--red) 0%,var(--blue) 50%)")
    #expect(
      css(.angular(center: .center, start: -90, end: 270))
        == "background:conic-gradient(from 0deg at 50% 50%,var(--red) 0deg,var(--blue) 360deg)")
    #expect(
      css(.angular(center: .center, start: 0, end: 180))
        == """
        background:conic-gradient(from 90deg at 50% 50%,var(--red) 0deg,var(--blue) 180deg,\
        var(--blue) 270deg,var(--red) 270deg)
        """)
  }

  private func gradient(
    _ kind: ElementGradient.Kind, _ stops: ElementGradient.Stop...
  ) -> ElementBackdrop {
    .gradient(ElementGradient(stops: stops, kind: kind))
  }

  @Test("an outline that clips is a function of CSS, in shares or in points")
  func clips() {
    func css(_ clip: ElementClip) -> String? {
      var box = ViewElement(.box)
      box.style.clip = clip
      return box.css
    }
    #expect(css(.circle) == "clip-path:circle()")
    #expect(css(.ellipse) == "clip-path:ellipse()")
    let corner = [UnitPoint.topLeading, .topTrailing, .bottom]
    #expect(
      css(.polygons([corner], isEvenOdd: true))
        == "clip-path:polygon(evenodd,0% 0%,100% 0%,50% 100%,0% 0%)")
    #expect(
      css(.path(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), isEvenOdd: false))
        == #"clip-path:path("M1 2L4 2L4 6L1 6Z")"#)
    #expect(css(.path(Path(), isEvenOdd: false)) == "clip-path:circle(0)")
    #expect(css(.polygons([], isEvenOdd: false)) == "clip-path:circle(0)")
  }

  @Test("a position moves the middle of a view from the top left")
  func position() {
    var box = ViewElement(.box)
    box.style.position = ElementOffset(x: 20, y: 7.5)
    #expect(box.css == "translate:calc(20px - 50%) calc(7.5px - 50%)")
  }

  @Test("a material is a tint with a blurred backdrop")
  func material() {
    var box = ViewElement(.box)
    box.style.background = .named(.gray, opacity: 0.2)
    box.style.backdrop = .material
    #expect(
      box.css == """
        background:color-mix(in srgb,var(--gray) 20%,transparent);backdrop-filter:blur(20px)
        """)
  }

  @Test("a view that disallows hit testing lets the pointer through")
  func hitTesting() {
    var box = ViewElement(.box)
    box.style.allowsHitTesting = false
    #expect(box.css == nil)
    #expect(box.cssClasses == "box look-inert")
  }

  @Test("a priority is a share of the space of a stack, which is 1 without one")
  func priority() {
    var text = ViewElement(.text)
    text.style.layoutPriority = 1
    #expect(text.css == "--share:1000")
    text.style.layoutPriority = -1
    #expect(text.css == "--share:0.001")
  }

  @Test("an element with a length of its own says so, unless it fills the space")
  func sized() {
    var box = ViewElement(.box)
    box.style.width = 20
    #expect(box.cssClasses == "box sized-x")
    box.style.maxHeight = 30
    #expect(box.cssClasses == "box sized-x sized-y")
    box.layout = .fillsWidth
    #expect(box.cssClasses == "box fill-x sized-y")
  }

  @Test("spaces and cases of letters are properties that texts inside inherit")
  func typesetting() {
    var text = ViewElement(.text)
    text.style.font = ElementFont()
    text.style.font?.letterSpacing = 1.5
    text.style.font?.lineSpacing = 4
    text.style.font?.letterCase = .asWritten
    #expect(
      text.css == "letter-spacing:1.5px;--leading:4px;text-transform:none;--case:none")
    text.style.font = nil
    text.style.isSelectable = false
    #expect(text.css == "user-select:none")
  }

  @Test("an order of drawing is a whole number, whatever the fraction")
  func order() {
    var box = ViewElement(.box)
    box.style.zIndex = 0.5
    #expect(box.css == "z-index:500")
    box.style.zIndex = -.greatestFiniteMagnitude
    #expect(box.css == "z-index:-1000000")
  }

  @Test("filters are functions in their order, without numbers that CSS refuses")
  func filters() {
    var box = ViewElement(.box)
    box.style.filters = [
      .blur(radius: 2), .brightness(1.5), .contrast(-1), .saturation(.nan), .grayscale(0.5),
      .hueRotation(-90), .inversion,
    ]
    #expect(
      box.css == """
        filter:blur(2px) brightness(1.5) contrast(0) grayscale(0.5) hue-rotate(-90deg) invert(1)
        """)
    box.style.filters = [.saturation(.infinity)]
    #expect(box.css == nil)
  }

  @Test("a blend mode has its name in CSS, and a group keeps it inside")
  func blendModes() {
    var box = ViewElement(.box)
    box.style.blendMode = .softLight
    #expect(box.css == "mix-blend-mode:soft-light")
    box.style.blendMode = .plusLighter
    box.style.isIsolated = true
    #expect(box.css == "mix-blend-mode:plus-lighter;isolation:isolate")
    #expect(!ElementBlendMode.allCases.contains { $0.rawValue.contains("normal") })
  }

  @Test("a spacer's least length is its basis, and lines have a colour of their own")
  func lengths() {
    var spacer = ViewElement(.spacer)
    spacer.style.spacing = 12
    #expect(spacer.css == "flex-basis:12px;flex-shrink:0")
    var text = ViewElement(.text)
    text.style.textDecoration = ElementTextDecoration(isUnderlined: true, color: .named(.red))
    #expect(text.css == "text-decoration-color:var(--red);text-decoration-line:underline")
    text.style.textDecoration = nil
    text.style.fixedAxes = .vertical
    #expect(text.css == nil)
    text.style.fixedAxes = .horizontal
    #expect(text.css == "flex-shrink:0;white-space:nowrap")
  }

  @Test("a row sets its colour and its insets as variables, and hides its lines")
  func rows() {
    var row = ViewElement(.row)
    row.style.background = .named(.red)
    row.style.padding = EdgeLengths(top: 1, leading: 2, bottom: 3, trailing: 4)
    row.style.hidesSeparators = true
    #expect(row.css == "--inset:1px 4px 3px 2px;--card:var(--red)")
    #expect(row.cssClasses == "row look-unseparated look-filled")
  }

  @Test("what is redacted, and what is not in it, has a class")
  func redaction() {
    var text = ViewElement(.text)
    text.style.isRedacted = true
    #expect(text.cssClasses == "text look-redacted")
    text.style.isRedacted = false
    #expect(text.cssClasses == "text look-shown")
  }

  @Test(
    "a field names its meaning with HTML's token; a password is that of the site by default",
    arguments: [
      (ElementDetails.textField(FieldDetails()), "off"),
      (.secureField(FieldDetails()), "current-password"),
    ])
  func completion(details: ElementDetails, token: String) {
    #expect(html(ViewElement(details: details)).contains(" autocomplete=\"\(token)\""))
    var tokens = Set<String>()
    for meaning in FieldDetails.Meaning.allCases {
      var field = FieldDetails()
      field.meaning = meaning
      field.isCorrected = false
      field.capitalization = .words
      let html = html(ViewElement(details: .textField(field)))
      #expect(html.contains(" autocapitalize=\"words\" autocorrect=\"off\" spellcheck=\"false\""))
      let match = html.firstMatch(of: /autocomplete="([a-z0-9-]+)"/)
      tokens.insert(match.map { String($0.1) } ?? "")
    }
    #expect(tokens.count == FieldDetails.Meaning.allCases.count && !tokens.contains(""))
  }

  @Test("columns have a maximum width if one is given")
  func columns() {
    var grid = ViewElement(.grid)
    grid.style.columns = [
      .flexible(minimum: 10, maximum: 90), .adaptive(minimum: 40, maximum: 60),
    ]
    grid.style.alignment = ElementAlignment(horizontal: .leading, vertical: .top)
    #expect(
      grid.css == """
        justify-items:start;align-items:start;grid-template-columns:minmax(10px,90px) \
        repeat(auto-fill,minmax(min(40px,100%),60px))
        """)
  }

  @Test("shortcuts, submit labels and image URLs are attributes if valid")
  func attributes() {
    var button = ViewElement(.button, text: "Save")
    button.traits.shortcut = KeyboardShortcut("s")
    #expect(html(button).contains(#"aria-keyshortcuts="Control+S""#))
    var field = ViewElement(details: .textField(FieldDetails(submitLabel: .search)), text: "Name")
    #expect(html(field).contains(#"enterkeyhint="search""#))
    field.details = .textField(FieldDetails())
    #expect(!html(field).contains("enterkeyhint"))
    let address = "https://example.com/a.png?b&c"
    var image = ViewElement(details: .picture(PictureDetails(address: address)))
    image.traits.label = "A cat"
    #expect(
      html(image) == """
        <span id="n1" class="picture"><img id="v1" src="https://example.com/a.png?b&amp;c" \
        alt="A cat" loading="lazy"></span>
        """)
    image.details = .picture(PictureDetails(address: "javascript:alert(1)"))
    #expect(!html(image).contains("src="))
  }

  @Test("transitions are styles, with different ones for removal behind a line")
  func transitions() {
    #expect(AnyTransition.opacity.combined(with: .scale).css == "opacity:0;scale:0")
    #expect(AnyTransition.slide.css == "translate:-100%|translate:100%")
    #expect(AnyTransition.identity.css == "")
    #expect(AnyTransition.asymmetric(insertion: .scale, removal: .identity).css == "scale:0|")
    #expect(
      Edge.allCases.map { AnyTransition.move(edge: $0).css }
        == ["translate:0 -100%", "translate:-100%", "translate:0 100%", "translate:100%"])
  }

  @Test("an announced element is a polite live region")
  func announcements() {
    var text = ViewElement(.text, text: "It is a draw.")
    text.traits.isAnnounced = true
    #expect(
      html(text) == #"<span id="n1" class="text" aria-live="polite">It is a draw.</span>"#)
    text.traits.isAnnounced = false
    #expect(html(text) == #"<span id="n1" class="text">It is a draw.</span>"#)
  }

  @Test("toolbars are placed in the bar of their screen")
  func toolbars() throws {
    func toolbar(_ id: Int, _ position: ToolbarPosition) -> ElementTree {
      ElementTree(
        id: NodeID(rawValue: id), element: ViewElement(details: .toolbar(position)))
    }
    let screen = ElementTree(
      id: NodeID(rawValue: 2), element: ViewElement(.screen),
      children: [
        toolbar(3, .trailing), toolbar(4, .leading), toolbar(5, .principal), toolbar(6, .bottom),
        ElementTree(id: NodeID(rawValue: 7), element: ViewElement(.text, text: "Content")),
      ])
    var tree = ElementTree(
      id: NodeID(rawValue: 1), element: ViewElement(.root), children: [screen])
    let markup = tree.html(in: MarkupContext()).string
    func place(_ text: String) throws -> String.Index {
      try #require(markup.range(of: text)).lowerBound
    }
    let order = [
      #"id="k2""#, #"id="n4""#, #"id="p2""#, #"id="n5""#, #"id="h2""#, #"id="n3""#, #"id="c2""#,
      #"id="n6""#, #"id="n7""#,
    ]
    #expect(try order.map(place) == order.map(place).sorted())
    // An element inserted before a sibling in another place goes last in its own place.
    let encoder = EncodedTree(tree)
    let document = try DocumentModel(tree.html(in: MarkupContext()))
    let inserted = toolbar(8, .trailing)
    let patch = Patch.insert(inserted, parent: NodeID(rawValue: 2), before: NodeID(rawValue: 4))
    for operation in encoder.encode(patch) { try document.apply(operation) }
    tree.children[0].children.insert(inserted, at: 1)
    #expect(document == (try DocumentModel(tree.html(in: MarkupContext()))))
  }

  @Test("a selected row is marked as selected")
  func selection() {
    var row = ViewElement(.row)
    row.events = [.tap]
    row.details = .row(isSelected: true)
    #expect(html(row).contains(#"tabindex="0" aria-current="true""#))
    row.details = .row(isSelected: false)
    #expect(!html(row).contains("aria-current"))
  }
}
#endif
