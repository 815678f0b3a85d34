#if PortableViews
import Testing
import ViewTesting

@MainActor
struct NavigationTests {
  enum Route: String, Hashable, Sendable { case counter, favorites }

  struct Root: View {
    @State var path: [Route] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          NavigationLink("Counter", value: Route.counter)
          NavigationLink("Favorites", value: Route.favorites)
        }
        .navigationTitle("Menu")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .counter: CounterScreen(path: $path)
          case .favorites: Text("None yet").navigationTitle("Favorite primes")
          }
        }
      }
    }
  }

  struct CounterScreen: View {
    @Binding var path: [Route]
    @State var count = 0
    @Environment(\.dismiss) var dismiss

    var body: some View {
      VStack {
        Text("\(count)")
        Button("+") { count += 1 }
        Button("Leave") { dismiss() }
        NavigationLink("On", value: Route.favorites)
      }
      .navigationTitle("Counter demo")
      .toolbar { Button("Done") { path = [] } }
    }
  }

  @Test("A link pushes a screen, which back pops again")
  func pushAndPop() throws {
    let screen = ViewTester(Root())
    #expect(screen.title == "Menu")
    #expect(screen.location == "/")
    #expect(
      screen.snapshot() == """
        root
          navigation location=/
            screen "Menu"
              list
                row
                  link "Counter" destination=/counter
                row
                  link "Favorites" destination=/favorites
        """)
    try screen.link("Counter").tap()
    #expect(screen.title == "Counter demo")
    #expect(screen.location == "/counter")
    try screen.button("+").tap()
    try screen.link("On").tap()
    #expect(screen.location == "/counter/favorites")
    #expect(screen.texts == ["None yet"])
    try screen.navigateBack()
    #expect(screen.texts == ["1"])
    try screen.button("Leave").tap()
    #expect(screen.title == "Menu")
    #expect(throws: ViewTestError.self) { try screen.navigateBack() }
  }

  @Test("A toolbar's buttons are in the bar of their screen")
  func toolbar() throws {
    let screen = ViewTester(Root(path: [.counter]))
    #expect(screen.root.all(.screen).last?.children.first?.role == .toolbar)
    try screen.button("Done").tap()
    #expect(screen.location == "/")
  }

  @Test("Browser history changes the path, and forged locations are refused")
  func history() throws {
    let screen = ViewTester(Root(path: [.counter, .favorites]))
    try screen.navigate(to: "/counter")
    #expect(screen.title == "Counter demo")
    try screen.navigate(to: "/")
    #expect(screen.title == "Menu")
    try screen.navigate(to: "/counter/favorites")
    #expect(screen.title == "Favorite primes")
    for forged in ["/nowhere", "counter", "", "/counter/%zz"] {
      #expect(throws: ViewTestError.self) { try screen.navigate(to: forged) }
    }
    #expect(screen.location == "/counter/favorites")
  }

  @Test("A deep link starts on its screen, above the screens that lead there")
  func deepLink() throws {
    let screen = ViewTester(Root(), location: "/counter/favorites")
    #expect(screen.title == "Favorite primes")
    try screen.navigateBack()
    #expect(screen.title == "Counter demo")
    #expect(ViewTester(Root(), location: "/nowhere").title == "Menu")
  }
}
#endif
