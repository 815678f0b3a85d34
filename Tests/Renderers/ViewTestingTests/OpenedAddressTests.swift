#if PortableViews
import Foundation
import Observation
import Testing
import ViewTesting

@MainActor
struct OpenedAddressTests {
  enum Route: String, Hashable, Sendable { case menu, dishes }

  @Observable
  final class Addresses {
    var opened: [String] = []
  }

  struct Restaurant: View {
    let addresses: Addresses
    @State var path: [Route] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("Menu", value: Route.menu)
          .navigationTitle("Restaurant")
          .navigationDestination(for: Route.self) { route in
            NavigationLink("Dishes", value: Route.dishes).navigationTitle(route.rawValue)
          }
      }
      .onOpenURL { url in
        addresses.opened.append(url.absoluteString)
        if url.path == "/today" { path = [.menu, .dishes] }
      }
    }
  }

  struct Note: View {
    @State var text = "Nothing was opened"

    var body: some View {
      Text(text).onOpenURL { text = "\($0.path), \($0.query ?? "")" }
    }
  }

  @Test("'onOpenURL' gets the page's address and can set the path")
  func opening() {
    let addresses = Addresses()
    let screen = ViewTester(Restaurant(addresses: addresses), location: "/today?table=3")
    #expect(addresses.opened == ["/today?table=3"])
    #expect(screen.location == "/menu/dishes")
    #expect(screen.title == "dishes")
  }

  @Test("'onOpenURL' replaces the navigation stack's own reading of addresses")
  func precedence() {
    let addresses = Addresses()
    let screen = ViewTester(Restaurant(addresses: addresses), location: "/menu")
    #expect(addresses.opened == ["/menu"])
    #expect(screen.location == "/")
  }

  @Test("'onOpenURL' is not called for the start or for screens already shown")
  func history() throws {
    let addresses = Addresses()
    let screen = ViewTester(Restaurant(addresses: addresses))
    try screen.link("Menu").tap()
    try screen.navigate(to: "/")
    try screen.navigate(to: "/menu")
    #expect(screen.title == "menu")
    #expect(addresses.opened == [])
    try screen.navigate(to: "/menu/dishes")
    #expect(addresses.opened == ["/menu/dishes"])
    #expect(screen.location == "/menu")
    for forged in ["menu", "", "/menu/%zz"] {
      #expect(throws: ViewTestError.self) { try screen.navigate(to: forged) }
    }
    #expect(addresses.opened == ["/menu/dishes"])
  }

  @Test("'onOpenURL' works without a navigation stack")
  func withoutStack() {
    #expect(ViewTester(Note(), location: "/a?b=c").texts == ["/a, b=c"])
    #expect(ViewTester(Note()).texts == ["Nothing was opened"])
  }
}
#endif
