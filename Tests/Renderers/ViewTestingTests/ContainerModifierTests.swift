#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// Modifiers of containers and controls.
@MainActor
struct ContainerModifierTests {
  private struct Rows: View {
    var body: some View {
      List {
        Text("A")
        Text("B")
        Section {
          Text("C")
          Text("D")
        }
      }
    }
  }

  /// The distances between the four rows.
  private func gaps(_ view: some View) -> [Double] {
    let frames = ViewTester(view).rows.map(\.frame)
    return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
  }

  @Test("rows and sections have the space between them that the views set")
  func listSpacing() {
    let usual = gaps(Rows())
    #expect(usual[0] == 0 && usual[2] == 0)
    #expect(gaps(Rows().listRowSpacing(10)) == [10, usual[1], 10])
    #expect(gaps(Rows().listSectionSpacing(50)) == [0, usual[1] + 15, 0])
    #expect(gaps(VStack { Rows().listSectionSpacing(.compact) }) == [0, usual[1] - 27, 0])
    #expect(gaps(Rows().listSectionSpacing(.default)) == usual)
    #expect(gaps(Rows().listRowSpacing(.infinity)) == usual)
  }

  private struct Columns<Sidebar: View>: View {
    @ViewBuilder let sidebar: Sidebar

    var body: some View {
      NavigationSplitView {
        sidebar
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test("a column of a split view has the width that a view in it asks for")
  func splitWidth() throws {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 1_008, height: 600)
    let screen = ViewTester(
      Columns { Text("Sidebar").navigationSplitViewColumnWidth(300) }, environment: environment)
    #expect(screen.root.all(.navigation).map(\.frame.width) == [300, 700])
    let limited = ViewTester(
      Columns {
        Text("Sidebar").navigationSplitViewColumnWidth(min: 200, ideal: 280, max: 240)
      }, environment: environment)
    #expect(
      try limited.find(.splitView).tree.element.style.columns
        == [.flexible(minimum: 200, maximum: 240), .flexible(minimum: 0)])
    let usual = ViewTester(Columns { Text("Sidebar") })
    #expect(try usual.find(.splitView).tree.element.style.columns == nil)
  }

  private func effects(
    of role: ViewElement.Role, on screen: ViewTester
  ) throws -> ElementEffects {
    try screen.find(role).tree.element.style.effects
  }

  private func area(
    _ view: some View, _ role: ViewElement.Role = .text
  ) throws -> ElementHitArea? {
    try effects(of: role, on: ViewTester(view)).hitArea
  }

  @Test("the bar of a screen has the colour of the first view that sets one")
  func barColor() throws {
    struct Bar: View {
      @State var isRed = true
      var body: some View {
        NavigationStack {
          VStack {
            if isRed { Text("Red").toolbarBackground(Color.red, for: .navigationBar) }
            Text("Blue").toolbarBackground(Color.blue, for: .navigationBar)
            Button("Change") { isRed.toggle() }
          }
        }
      }
    }
    let screen = ViewTester(Bar())
    #expect(try effects(of: .screen, on: screen).barColor == .named(.red))
    try screen.button("Change").tap()
    #expect(try effects(of: .screen, on: screen).barColor == .named(.blue))
  }

  @Test("a content shape is the area of the element that has it, also of a button")
  func contentShape() throws {
    let text = Text(verbatim: "a")
    #expect(try area(text.contentShape(Circle())) == .clip(.circle))
    #expect(try area(text.contentShape(Ellipse())) == .clip(.ellipse))
    #expect(try area(text.contentShape(RoundedRectangle(cornerRadius: 5))) == .rounded(5))
    #expect(try area(text.contentShape(Capsule())) == .rounded(.infinity))
    #expect(try area(text.contentShape(Rectangle())) == nil)
    #expect(try area(text.contentShape(.dragPreview, Circle())) == nil)
    #expect(try area(Button("a") {}.contentShape(Circle()), .button) == .clip(.circle))
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    guard case .clip(.polygons(let figures, false)) = try area(text.contentShape(Corner())) else {
      Issue.record("The corner is no polygon")
      return
    }
    #expect(figures.map { $0.prefix(3).map { [$0.x, $0.y] } } == [[[0, 0], [1, 0], [0, 1]]])
  }

  @Test("a visual effect gets the geometry of the view without the effect")
  func visualEffect() throws {
    struct Moved: View {
      var body: some View {
        Text(verbatim: "a").frame(width: 50, height: 20)
          .visualEffect { content, proxy in
            content.offset(x: proxy.size.width).opacity(proxy.size.height / 40)
          }
      }
    }
    let style = try ViewTester(Moved()).find(.text, "a").tree.element.style
    #expect(style.offset == ElementOffset(x: 50, y: 0))
    #expect(style.opacity == 0.5)
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("Before")
        Menu(configuration)
      }
    }
  }

  @Test("a menu style of one's own is around the menu, whose items still work")
  func menuStyle() throws {
    struct Sorting: View {
      @State var order = "none"
      var body: some View {
        VStack {
          Text(order)
          Menu {
            Button("By name") { order = "name" }
          } label: {
            Text("Sort")
          } primaryAction: {
            order = "primary"
          }
        }
        .menuStyle(Framed())
      }
    }
    let screen = ViewTester(Sorting())
    #expect(screen.texts == ["none", "Before", "Sort"])
    try screen.menu("Sort").button("By name").tap()
    #expect(screen.texts == ["name", "Before", "Sort"])
    try screen.menu("Sort").button("Sort").tap()
    #expect(screen.texts == ["primary", "Before", "Sort"])
    let usual = ViewTester(Sorting().menuStyle(.button))
    #expect(usual.texts == ["none", "Before", "Sort"])
    #expect(ViewTester(Menu("Sort") { Text("A") }.menuStyle(.borderlessButton)).has(.menu, "Sort"))
  }

  @Test("an image that cannot be loaded fails its phase, until it has another address")
  func asyncImage() throws {
    struct Remote: View {
      @State var name = "a"
      var body: some View {
        VStack {
          AsyncImage(url: URL(string: "https://example.com/\(name).png")) { phase in
            if let error = phase.error {
              Text(error.localizedDescription)
            } else if let image = phase.image {
              image.resizable()
            }
          }
          Button("Other") { name = "b" }
          Image("no picture")
        }
      }
    }
    let screen = ViewTester(Remote())
    #expect(screen.texts == [])
    try screen.find(.picture).failToLoad()
    #expect(screen.texts == ["The image at https://example.com/a.png cannot be loaded"])
    #expect(!screen.has(.picture))
    try screen.button("Other").tap()
    #expect(screen.texts == [])
    #expect(screen.has(.picture))
  }
}
#endif
