#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Views in the rows of others.
@MainActor
struct RowLayerTests {
  private struct Behind: View {
    @State var count = 0
    var isStriped = true

    var body: some View {
      List {
        Button("\(count)") { count += 1 }
          .listRowInsets(EdgeInsets())
          .listRowBackground(
            HStack {
              Color.red
              Text("behind \(count)")
            }
          )
          .listRowSeparator(.hidden)
      }
    }
  }

  private func roles(_ element: TestElement) -> [ViewElement.Role] {
    element.tree.children.map(\.element.role)
  }

  @Test("the background of a row may be any view, behind the view of the row")
  func background() throws {
    let screen = ViewTester(Behind())
    let row = try screen.find(.row)
    #expect(roles(row) == [.layer, .button])
    #expect(row.tree.element.style.background == Color.clear.resolvedColor)
    #expect(row.tree.element.style.isIsolated == nil)
    #expect(row.tree.element.style.padding == EdgeLengths())
    #expect(row.tree.element.style.hidesSeparators == true)
    #expect(row.tree.element.layout == .fillsWidth)
    #expect(screen.has(.text, "behind 0"))
    try screen.button("0").tap()
    #expect(screen.has(.text, "behind 1"))
    #expect(roles(try screen.find(.row)) == [.layer, .button])
  }

  @Test("each row of several views has its own background, which ends with the row")
  func severalRows() throws {
    struct Rows: View {
      @State var names = ["a", "b"]
      var body: some View {
        Button("Remove") { names.removeLast() }
        List {
          ForEach(names, id: \.self) { Text($0) }.listRowBackground(
            Toggle("On", isOn: .constant(true)))
        }
      }
    }
    let screen = ViewTester(Rows())
    #expect(screen.root.all(.row).map(roles) == [[.layer, .text], [.layer, .text]])
    try screen.button("Remove").tap()
    #expect(screen.root.all(.row).map(roles) == [[.layer, .text]])
    #expect(screen.root.all(.toggle).count == 1)
  }

  @Test("a background that is no longer wanted is removed, and a new type of view replaces it")
  func changes() throws {
    struct Chosen: View {
      @State var step = 0
      var body: some View {
        List {
          Button("Next") { step += 1 }
            .listRowBackground(step == 0 ? AnyView(Divider()) : AnyView(Text("two")))
          if step < 2 { Text("row").listRowBackground(step == 0 ? Divider() : nil) }
        }
      }
    }
    let screen = ViewTester(Chosen())
    #expect(screen.root.all(.row).map(roles) == [[.layer, .button], [.layer, .text]])
    #expect(screen.root.all(.divider).count == 2)
    try screen.button("Next").tap()
    #expect(screen.root.all(.row).map(roles) == [[.layer, .button], [.text]])
    #expect(screen.root.all(.divider).isEmpty)
    #expect(screen.has(.text, "two"))
  }

  @Test("outside of a list, a view has neither a background of a row nor its actions")
  func noRow() {
    let view = Text("Alone").listRowBackground(Divider()).swipeActions { Button("Archive") {} }
    let screen = ViewTester(view)
    #expect(screen.root.all(.divider).isEmpty)
    #expect(!screen.has(.button, "Archive"))
  }

  @Test("swipe actions are beside the view of the row, which keeps its looks and its selection")
  func swipeActions() throws {
    var archived = 0
    let screen = ViewTester(
      NavigationStack {
        List {
          NavigationLink("Open") { Text("Opened") }
            .listRowSeparator(.hidden)
            .badge(3)
            .swipeActions { Button("Archive") { archived += 1 } }
            .swipeActions(edge: .leading) { Button("Pin") {} }
        }
      })
    let row = try screen.find(.row)
    #expect(roles(row) == [.box, .box, .link])
    #expect(row.tree.element.style.hidesSeparators == true)
    // The badge of a link is before its chevron.
    #expect(row.tree.element.style.effects.badge == nil)
    #expect(try screen.find(.link, "Open").tree.element.style.effects.badge == "3")
    try screen.button("Archive").tap()
    #expect(archived == 1)
    try screen.find(.link, "Open").tap()
    #expect(screen.has(.text, "Opened"))
  }

  @Test("the preview of a drag is an element beside the view, hidden from screen readers")
  func dragPreview() throws {
    let screen = ViewTester(Text("Pear").draggable("pear") { Text("A pear") })
    let layers = try screen.find(.layers).tree
    #expect(layers.children.map(\.element.role) == [.text, .box])
    #expect(layers.children[1].element.details == .box(.dragPreview))
    #expect(layers.children[1].element.traits.isHidden)
    #expect(layers.children[0].element.events.contains(.drag))
  }
}
#endif
