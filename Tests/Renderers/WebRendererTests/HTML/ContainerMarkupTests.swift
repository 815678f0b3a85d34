#if PortableViews && Web
import Testing

@testable import ComposableUI
@testable import WebRenderer

/// HTML of containers.
@MainActor
struct ContainerMarkupTests {
  @Test("a cell of a grid has its columns and its place")
  func gridCell() {
    let cell = element {
      $0.effects.gridPlace = ElementGridPlace(
        column: 2, span: 3, horizontal: .trailing, vertical: .firstTextBaseline)
    }
    #expect(cell.css == "grid-column:3/span 3;justify-self:end;align-self:first baseline")
    let unsized = element { $0.effects.gridCell = ElementGridCell() }
    #expect(unsized.css == nil)
    let flat = element {
      var cell = ElementGridCell()
      cell.unsizedAxes = [.horizontal, .vertical]
      $0.effects.gridCell = cell
    }
    #expect(flat.css == "width:0px;min-width:100%;height:0px;min-height:100%")
  }

  @Test("a grid of rows has a distance for each axis, one of columns has one for both")
  func spacing() {
    let rows = element(.grid) {
      $0.spacing = 5
      $0.effects.rowSpacing = 7
    }
    #expect(rows.css == "column-gap:5px;row-gap:7px")
    let columns = element(.grid) {
      $0.spacing = 5
      $0.columns = [.fixed(10)]
    }
    #expect(columns.css == "gap:5px;grid-template-columns:10px")
  }

  @Test("lists have the spaces between rows and sections as variables")
  func listSpacing() {
    let list = element(.list) {
      $0.effects.rowSpacing = 10
      $0.effects.sectionSpacing = 8
    }
    #expect(list.css == "--rows-gap:10px;--sections-gap:8px")
    #expect(list.cssClasses.split(separator: " ").contains("look-spaced"))
    let dense = element(.list) { $0.effects.sectionSpacing = 8 }
    #expect(!dense.cssClasses.split(separator: " ").contains("look-spaced"))
  }

  @Test("the margins of scrolled content stay free where it snaps, and so does padding of a stack")
  func snapping() {
    let scroll = element(.scroll) {
      $0.effects.contentMargins = ElementMargins(top: 4, leading: 20)
    }
    let padding = "padding-top:4px;padding-inline-start:20px"
    #expect(
      scroll.css == padding + ";scroll-padding-block:4px 0px;scroll-padding-inline:20px 0px")
    var stack = element(.horizontalStack) {
      $0.padding = EdgeLengths(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(stack.css?.contains("--snap") == false)
    stack.traits.hasScrollTargets = true
    #expect(stack.css?.hasSuffix(";--snap:1px 2px 3px 2px") == true)
  }

  @Test("a row that does not clip has space for shadows, which the views around it do not lose")
  func unclipped() throws {
    var details = ScrollDetails(.horizontal)
    details.isUnclipped = true
    var scroll = ViewElement(details: .scroll(details))
    #expect(scroll.css == "padding-top:32px;padding-bottom:32px;margin-block:-32px")
    #expect(scroll.cssClasses.split(separator: " ").contains("look-unclipped"))
    scroll.style.effects.contentMargins = ElementMargins(top: 8)
    let css = try #require(scroll.css)
    #expect(css.hasPrefix("padding-top:40px;padding-bottom:32px;margin-block:-32px"))
  }

  @Test("a view that ignores inverted colours inverts them again")
  func inversion() {
    let photo = element(.picture) { $0.effects.ignoresInversion = true }
    #expect(photo.cssClasses.split(separator: " ").contains("look-uninverted"))
    let other = element(.picture) { $0.effects.ignoresInversion = false }
    #expect(!other.cssClasses.contains("look-uninverted"))
  }

  @Test("bars have colours, and hit areas are shapes")
  func areas() {
    #expect(element(.screen) { $0.effects.barColor = .named(.red) }.css == "--own-bar:var(--red)")
    #expect(element(.row) { $0.effects.separatorColor = .named(.red) }.css == "--rule:var(--red)")
    let sheet = element(.sheet) { $0.effects.hasDragIndicator = true }
    #expect(sheet.cssClasses.split(separator: " ").contains("look-grabber"))
    let rounded = element { $0.effects.hitArea = .rounded(5) }
    #expect(rounded.css == "--hit:inset(0 round 5px)")
    #expect(rounded.cssClasses == "box look-hit")
    #expect(
      element { $0.effects.hitArea = .rounded(.infinity) }.css == "--hit:inset(0 round 9999px)")
    #expect(element { $0.effects.hitArea = .rounded(.nan) }.css == "--hit:inset(0 round 9999px)")
    let circle = element { $0.effects.hitArea = .clip(.circle) }.css
    #expect(circle == element { $0.clip = .circle }.css?.replacing("clip-path", with: "--hit"))
  }

  @Test("transitions with looks of one's own are written as styles, also their other effects")
  func transitions() {
    var look = ElementStyle()
    look.opacity = 0.5
    look.rotation = 30
    #expect(AnyTransition.Effect.styled(look).css == "opacity:0.5;rotate:30deg")
    #expect(
      [
        AnyTransition.Effect.fade, .scale, .leading, .trailing, .top, .bottom, .scaled(.nan), .blur,
        .offset(x: 3, y: .infinity), .styled(ElementStyle()),
      ].map(\.css) == [
        "opacity:0", "scale:0", "translate:-100%", "translate:100%", "translate:0 -100%",
        "translate:0 100%", "scale:1", "filter:blur(10px)", "translate:3px 0px", "",
      ])
  }

  @Test("sheets fit their content, popovers are at edges, and modeless ones are marked")
  func presentations() {
    let fitted = element(.sheet) { $0.fixedAxes = [.horizontal, .vertical] }
    #expect(fitted.css == "width:fit-content;height:fit-content")
    #expect(element(.sheet) { $0.fixedAxes = .vertical }.css == "height:fit-content")
    let places = [Edge.top, .leading, .bottom, .trailing].map { edge in
      element(.popover) { $0.effects.popoverEdge = edge }.css
    }
    #expect(
      places == [
        "--edge:top", "--edge:inline-start", "--edge:bottom", "--edge:inline-end",
      ])
    let modeless = element(.sheet) { $0.effects.isModeless = true }
    #expect(modeless.cssClasses == "sheet look-modeless")
  }

  @Test("menus have a mark for a chevron, and for staying open")
  func menus() {
    let marked = element(.menu) { $0.effects.hasMenuIndicator = true }
    #expect(marked.cssClasses == "menu look-indicated")
    let classes = [true, false].map { keeps in
      element(.menu) { $0.effects.keepsMenuOpen = keeps }.cssClasses
    }
    #expect(classes == ["menu look-lasting", "menu look-closing"])
  }

  @Test("the line below a title is an attribute of the heading, and shows the bar by itself")
  func subtitle() {
    let screen = element(.screen) { $0.effects.subtitle = "2 files" }
    #expect(screen.cssClasses == "screen")
    let facets = Facets(screen, language: .english)
    #expect(
      facets.attributes.contains(
        Facets.Attribute(part: .label, name: .dataSubtitle, value: "2 files")))
    #expect(ViewElement(.screen).cssClasses == "screen look-barless")
  }

  @Test("bars of a colour scheme have a class of their screen each")
  func barSchemes() {
    var screen = ViewElement(.screen, text: "Title")
    screen.traits.bar = [.light, .darkBottom]
    #expect(screen.cssClasses == "screen look-light-bar look-dark-bottom")
    screen.traits.bar = [.dark, .lightBottom]
    #expect(screen.cssClasses == "screen look-dark-bar look-light-bottom")
    screen.traits.bar = .leadingTitle
    #expect(screen.cssClasses == "screen look-leading-title")
    var tabs = ViewElement(.tabs)
    tabs.traits.bar = .lightTabs
    #expect(tabs.cssClasses == "tabs look-light-tabs")
    tabs.traits.bar = .darkTabs
    #expect(tabs.cssClasses == "tabs look-dark-tabs")
  }
}
#endif
