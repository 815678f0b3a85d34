#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct ScrollingTests {
  struct Lines: View {
    @State var count = 40

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { index in
                Color.red.accessibilityIdentifier("\(index)").frame(width: 50, height: 20)
              }
              Color.red.accessibilityIdentifier("end").frame(width: 50, height: 20).id("end")
            }
          }
          Button("To 20") { proxy.scrollTo(20) }.frame(height: 20)
          Button("To 20 on top") { proxy.scrollTo(20, anchor: .top) }.frame(height: 20)
          Button("To the end") { proxy.scrollTo("end", anchor: .top) }.frame(height: 20)
          Button("Nowhere") { proxy.scrollTo(400) }.frame(height: 20)
          Button("Add") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
          .frame(height: 20)
        }
      }
    }
  }

  private func makeScreen() -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 100, height: 200)
    return ViewTester(Lines(), environment: environment)
  }

  private func top(_ name: String, on screen: ViewTester) throws -> Double {
    try screen.element(identifiedBy: name).frame.minY
  }

  @Test("a view shows after as little scrolling as it needs")
  func nearest() throws {
    let screen = makeScreen()
    #expect(try top("20", on: screen) == 400)
    try screen.button("To 20").tap()
    #expect(try top("20", on: screen) == 80)
    #expect(try top("0", on: screen) == -320)
    #expect(screen.renderer.revealed.count == 1)
    try screen.button("To 20 on top").tap()
    try screen.button("To 20").tap()
    #expect(try top("20", on: screen) == 0)
  }

  @Test("a view goes to the anchor, as far as the content reaches")
  func anchors() throws {
    let screen = makeScreen()
    try screen.button("To 20 on top").tap()
    #expect(try top("20", on: screen) == 0)
    try screen.button("To the end").tap()
    #expect(try top("end", on: screen) == 80)
  }

  @Test("a view that the same action makes is found, and an unknown one has no effect")
  func afterChange() throws {
    let screen = makeScreen()
    try screen.button("Add").tap()
    #expect(try top("40", on: screen) == 80)
    try screen.button("Nowhere").tap()
    #expect(try top("40", on: screen) == 80)
    #expect(screen.renderer.revealed.count == 1)
  }
}
#endif
