#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Badges, pages, margins and headers.
@MainActor
struct BadgeAndPageTests {
  private func effects(_ element: TestElement) -> ElementEffects {
    element.tree.element.style.effects
  }

  @Test("a badge is on the view's row, and none for zero")
  func rows() throws {
    struct Inbox: View {
      @State var count = 2
      var body: some View {
        List {
          Button("Read") { count -= 1 }.badge(count)
        }
      }
    }
    let screen = ViewTester(Inbox())
    #expect(effects(try screen.find(.row)).badge == "2")
    try screen.button("Read").tap()
    #expect(effects(try screen.find(.row)).badge == "1")
    try screen.button("Read").tap()
    #expect(effects(try screen.find(.row)).badge == nil)
    let texts = ViewTester(List { Text("Draft").badge(Text("new")).badge("outer") })
    #expect(effects(try texts.find(.row)).badge == "new")
    let none = ViewTester(List { Text("Draft").badge(nil as Text?) })
    #expect(effects(try none.find(.row)).badge == nil)
  }

  @Test("a badge is on a link that fills its row, and on the row around a link in a box")
  func links() throws {
    func badges(_ row: some View) throws -> [String?] {
      let screen = ViewTester(NavigationStack { List { row.badge(3) } })
      return [try screen.find(.row), try screen.find(.link, "Open")].map { effects($0).badge }
    }
    let link = NavigationLink("Open") { Text("Opened") }
    #expect(try badges(link) == [nil, "3"])
    #expect(try badges(link.padding()) == ["3", nil])
  }

  @Test("a badge is on the view's tab")
  func tabs() throws {
    let screen = ViewTester(
      TabView {
        Text("One").tabItem { Text("First") }.badge(3)
        Tab("Second", systemImage: "star") { Text("Two") }.badge("!")
      })
    #expect(effects(try screen.find(.tabItem, "First")).badge == "3")
    #expect(effects(try screen.find(.tabItem, "Second")).badge == "!")
  }

  @Test("pages have dots as their style says, and a number for a name")
  func pages() throws {
    func look(_ view: some View) throws -> ElementPages? {
      effects(try ViewTester(view).find(.tabs)).pages
    }
    let tabs = TabView {
      Text("One")
      Text("Two")
    }
    #expect(try look(tabs) == nil)
    #expect(try look(tabs.tabViewStyle(.sidebarAdaptable)) == nil)
    #expect(try look(tabs.tabViewStyle(.page)) == .dots)
    #expect(try look(tabs.tabViewStyle(.page(indexDisplayMode: .never))) == .undotted)
    #expect(try look(TabView { Text("One") }.tabViewStyle(.page)) == .undotted)
    #expect(
      try look(
        tabs.tabViewStyle(.page(indexDisplayMode: .always))
          .indexViewStyle(.page(backgroundDisplayMode: .always))) == .dotsOnBackground)
    let screen = ViewTester(tabs.tabViewStyle(.page))
    #expect(screen.texts.contains("One"))
    try screen.find(.tabItem, "2").tap()
    #expect(screen.texts.contains("Two"))
  }

  @Test("content margins are for single edges, and the inner ones win")
  func margins() throws {
    let screen = ViewTester(
      List { Text("One") }
        .contentMargins(.horizontal, 8)
        .contentMargins(.vertical, 3, for: .scrollContent)
        .contentMargins(20)
        .contentMargins(9, for: .scrollIndicators))
    let margins = try #require(effects(try screen.find(.list)).contentMargins)
    #expect([margins.leading, margins.trailing] == [8, 8])
    #expect([margins.top, margins.bottom] == [3, 3])
  }

  @Test("headers are large, and bars have no background, where views say so")
  func headersAndBars() throws {
    let screen = ViewTester(
      NavigationStack {
        List {
          Section("Usual") { Text("One") }.headerProminence(.standard)
          Section("Large") { Text("Two") }.headerProminence(.increased)
        }
        .navigationTitle("List")
        .toolbarBackground(.hidden, for: .navigationBar)
      })
    #expect(effects(try screen.find(.section, "Usual")).hasLargeHeader == false)
    #expect(effects(try screen.find(.section, "Large")).hasLargeHeader == true)
    #expect(try screen.find(.screen, "List").tree.element.traits.bar == .noBackground)
  }

  @Test("the background of a row may be a filled rectangle")
  func rowBackground() throws {
    let screen = ViewTester(
      List { Text("One").listRowBackground(RoundedRectangle(cornerRadius: 8).fill(.red)) })
    let style = try screen.find(.row).tree.element.style
    #expect(style.background == .named(.red))
    #expect(style.cornerRadius == 8)
  }
}
#endif
