#if PortableViews && Web
import ComposableUI
import Testing

@testable import WebRenderer

@MainActor
@Suite("HTML of containers")
struct ContainerMarkupTests {
  private func element(
    _ role: ViewElement.Role = .box, _ change: (inout ElementStyle) -> Void
  ) -> ViewElement {
    var element = ViewElement(role)
    change(&element.style)
    return element
  }

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
}
#endif
