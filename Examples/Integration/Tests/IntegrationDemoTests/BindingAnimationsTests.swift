import ComposableArchitecture
import Testing
import ViewTesting

@testable import IntegrationDemo

@MainActor
@Suite("Integration: binding animations")
struct BindingAnimationsTests {
  @Test(
    "each way to animate a change changes what its owner shows, and nothing else",
    arguments: ["binding", "animated binding", "without animation", "with animation"])
  func ways(way: String) throws {
    let store = Store(initialState: BindingAnimationsDemo.State()) { BindingAnimationsDemo() }
    let screen = ViewTester(BindingAnimationsView(store: store))
    func change(_ owner: String) throws {
      if way.hasSuffix("binding") {
        try screen.toggle("\(owner): \(way)").toggle()
      } else {
        try screen.button("\(owner): \(way)").tap()
      }
    }
    #expect(screen.texts == ["Small", "Small"])
    try change("Store")
    #expect(screen.texts == ["Large", "Small"])
    #expect(store.withState(\.isLarge))
    try change("View")
    #expect(screen.texts == ["Large", "Large"])
    try change("Store")
    #expect(screen.texts == ["Small", "Large"])
  }

  @Test("an animated change evaluates as much as one that is not", .enabled(if: isDebugBuild))
  func log() throws {
    let store = Store(initialState: BindingAnimationsDemo.State()) { BindingAnimationsDemo() }
    let screen = ViewTester(BindingAnimationsView(store: store))
    let plain = try screen.switchOver("Store: binding")
    expectLog(
      plain,
      [
        "BindingAnimationsView.body.store",
        "WithViewStore<Bool, BindingAnimationsDemo.Action>.body",
      ])
    expectLog(try screen.switchOver("Store: animated binding"), plain)
    expectLog(try screen.tap("Store: without animation"), plain)
    expectLog(try screen.tap("Store: with animation"), plain)
  }
}
