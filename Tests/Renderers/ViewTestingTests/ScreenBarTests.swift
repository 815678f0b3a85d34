#if PortableViews
import Foundation
import Testing
import ViewTesting

@testable import ComposableUI

/// The bars and the background of a screen.
@MainActor
struct ScreenBarTests {
  private func window(_ width: Double, _ height: Double) -> RendererEnvironment {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: width, height: height)
    return environment
  }

  private func screen(_ tester: ViewTester) throws -> ViewElement {
    try tester.find(.screen).tree.element
  }

  struct Titled: View {
    @State var count = 0
    @State var isShown = true

    var body: some View {
      NavigationStack {
        VStack {
          Button("Count") { count += 1 }
          Button("Hide") { isShown = false }
          if isShown { Text("Content").navigationSubtitle("\(count) files") }
        }
        .navigationTitle("Folder")
      }
    }
  }

  @Test("a screen has the line below its title as long as a view inside sets it")
  func subtitle() throws {
    let tester = ViewTester(Titled())
    #expect(try screen(tester).style.effects.subtitle == "0 files")
    try tester.button("Count").tap()
    #expect(try screen(tester).style.effects.subtitle == "1 files")
    #expect(tester.title == "Folder")
    try tester.button("Hide").tap()
    #expect(try screen(tester).style.isEmpty)
  }

  @Test("a large title makes space for the line below it")
  func subtitleSpace() throws {
    func top(_ subtitle: String?) throws -> Double {
      let view = Color.red.accessibilityIdentifier("content").navigationTitle("Folder")
      let tester = ViewTester(
        NavigationStack {
          if let subtitle { view.navigationSubtitle(subtitle) } else { view }
        }, environment: window(390, 780))
      return try tester.element(identifiedBy: "content").frame.minY
    }
    let space = try top("2 files") - top(nil)
    #expect(space == 18)
  }

  @Test(
    "bars have colour schemes of their own",
    arguments: [
      (ColorScheme.dark, ScreenBar.dark, ScreenBar.darkBottom),
      (.light, .light, .lightBottom),
    ])
  func schemes(scheme: ColorScheme, top: ScreenBar, bottom: ScreenBar) throws {
    func bar(_ view: some View) throws -> ScreenBar {
      try screen(ViewTester(NavigationStack { view })).traits.bar
    }
    let text = Text("Content")
    #expect(try bar(text.toolbarColorScheme(scheme)) == top)
    #expect(try bar(text.toolbarColorScheme(scheme, for: .navigationBar)) == top)
    #expect(try bar(text.toolbarColorScheme(scheme, for: .bottomBar, .tabBar)) == bottom)
    #expect(try bar(text.toolbarColorScheme(scheme, for: .windowToolbar)) == [])
    #expect(try bar(text.toolbarColorScheme(nil)) == [])
    // The view inside decides.
    let other = ColorScheme.allCases.first { $0 != scheme }
    #expect(try bar(text.toolbarColorScheme(scheme).toolbarColorScheme(other)) == top)
  }

  @Test("the bar of an editor has its title at the start")
  func role() throws {
    func bar(_ role: ToolbarRole) throws -> ScreenBar {
      try screen(ViewTester(NavigationStack { Text("Content").toolbarRole(role) })).traits.bar
    }
    #expect(try bar(.editor) == .leadingTitle)
    #expect(try bar(.browser) == .leadingTitle)
    #expect(try bar(.navigationStack) == [])
    #expect(try bar(.automatic) == [])
  }

  @Test("the bar of tabs has the colour scheme that the views of the chosen tab want")
  func tabScheme() throws {
    struct Tabs: View {
      @State var isDark = true
      var body: some View {
        TabView {
          VStack {
            Button("Toggle") { isDark.toggle() }
            Text("One").toolbarColorScheme(isDark ? .dark : nil, for: .tabBar)
          }
          .tabItem { Text("First") }
          NavigationStack { Text("Two").toolbarColorScheme(.light, for: .tabBar) }
            .tabItem { Text("Second") }
          Text("Three").tabItem { Text("Third") }
        }
      }
    }
    let tester = ViewTester(Tabs())
    func bar() throws -> ScreenBar {
      let tabs = try tester.find(.tabs)
      return tabs.tree.element.traits.bar
    }
    #expect(try bar() == .darkTabs)
    try tester.button("Toggle").tap()
    #expect(try bar() == [])
    try tester.button("Toggle").tap()
    try tester.tabs().select("Second")
    #expect(try bar() == .lightTabs)
    try tester.tabs().select("Third")
    #expect(try bar() == [])
    try tester.tabs().select("First")
    #expect(try bar() == .darkTabs)
  }

  @Test("a background of a container fills the screen behind its content")
  func background() throws {
    let tester = ViewTester(
      NavigationStack {
        Text("Content").accessibilityIdentifier("content").padding(10)
          .containerBackground(.red, for: .navigation)
          .navigationTitle("Title")
      }, environment: window(900, 760))
    let screen = try tester.find(.screen)
    let layer = try screen.find(.layer)
    #expect(layer.tree.element.details == .layer(isInFront: false))
    #expect(layer.frame == screen.frame)
    #expect(layer.all(.box).last?.frame == screen.frame)
    #expect(layer.all(.box).last?.tree.element.style.background == .named(.red))
    // The content is where it is without a background.
    let middle = try tester.element(identifiedBy: "content").frame.midX
    #expect(middle == 450)
  }

  @Test("views behind the content of a container keep their sizes, and are aligned")
  func backgroundViews() throws {
    let tester = ViewTester(
      NavigationStack {
        Text("Content").containerBackground(for: .navigation, alignment: .bottomTrailing) {
          Color.red.frame(width: 40, height: 30).accessibilityIdentifier("mark")
        }
      }, environment: window(900, 760))
    let frame = try tester.element(identifiedBy: "mark").frame
    #expect(frame == CGRect(x: 860, y: 730, width: 40, height: 30))
  }

  @Test("a widget's background has no place on a screen")
  func widget() throws {
    let tester = ViewTester(
      NavigationStack { Text("Content").containerBackground(.red, for: .widget) })
    #expect(!tester.has(.layer))
  }
}
#endif
