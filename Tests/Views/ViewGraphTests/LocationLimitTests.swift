#if PortableViews
import ComposableUI
import HeadlessRenderer
import Testing
import ViewGraph

/// URL paths that strangers send.
@MainActor
struct LocationLimitTests {
  struct Numbers: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path.append(path.count + 1) }
          .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
  }

  private func path(_ depth: Int) -> String {
    depth == 0 ? "/" : (1...depth).map { "/\($0)" }.joined()
  }

  private func screens(_ harness: GraphHarness) -> Int {
    harness.nodes.count { $0.element.role == .screen }
  }

  @Test(
    "A path of the maximum depth is shown, a deeper one refused",
    arguments: [32, 33])
  func depth(_ depth: Int) throws {
    let harness = GraphHarness(Numbers())
    let outcome = try harness.send(.navigate, to: .navigation, value: path(depth))
    #expect(outcome == (depth == 32 ? .handled : .refused(.invalidValue)))
    #expect(screens(harness) == (depth == 32 ? 33 : 1))
  }

  @Test("A path of more than the maximum bytes is refused")
  func length() throws {
    let harness = GraphHarness(Numbers())
    let zeros = String(repeating: "0", count: 2_046)
    #expect(try harness.send(.navigate, to: .navigation, value: "/" + zeros + "1") == .handled)
    #expect(
      try harness.send(.navigate, to: .navigation, value: "/" + zeros + "12")
        == .refused(.invalidValue))
    #expect(screens(harness) == 2)
  }

  @Test("A lower limit of depth refuses a deeper first path")
  func configuration() throws {
    let graph = ViewGraph(Numbers(), renderer: HeadlessRenderer(), location: "/1/2")
    graph.locationLimits.maximumDepth = 1
    graph.mount()
    graph.flush()
    #expect(graph.locationOutcome == .unknown)
  }

  @Test("Going back works from deeper than a path may lead")
  func backFromBeyond() throws {
    let harness = GraphHarness(Links())
    for number in 1...40 {
      let link = try #require(harness.nodes.last { $0.element.role == .link }, "\(number)")
      #expect(harness.graph.handle(ViewEvent(node: link.id, kind: .tap)) == .handled)
    }
    #expect(screens(harness) == 41)
    #expect(try harness.send(.navigate, to: .navigation, value: path(39)) == .handled)
    #expect(screens(harness) == 40)
    // It was forty, which is deeper than a path may lead.
    #expect(
      try harness.send(.navigate, to: .navigation, value: path(40)) == .refused(.invalidValue))
  }

  struct Links: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Next", value: 1)
          .navigationDestination(for: Int.self) { NavigationLink("Next", value: $0 + 1) }
      }
    }
  }

  @Test(
    "A graph reports whether it found the screens of its path",
    arguments: [
      ("/", LocationOutcome.shown), ("/1/2", .shown), ("/1/x", .unknown), ("/+1", .shown),
      ("/1/+1/2", .shown), ("/1/+v1", .shown), ("/1/+x", .unknown), ("/x/+1", .unknown),
    ])
  func outcome(location: String, expected: LocationOutcome) {
    let harness = GraphHarness(Numbers(), location: location)
    harness.graph.flush()
    #expect(harness.graph.locationOutcome == expected)
  }

  @Test("A path without a navigation stack stays pending")
  func noStack() {
    let harness = GraphHarness(Text("Hello"), location: "/1")
    #expect(harness.graph.locationOutcome == .waiting)
    #expect(GraphHarness(Text("Hello")).graph.locationOutcome == .shown)
  }

  @Test("An unknown path is logged with at most 200 characters")
  func log() throws {
    let harness = GraphHarness(Numbers(), location: "/x" + String(repeating: "y", count: 1_000))
    harness.graph.flush()
    let start = "warning: No screen of the navigation stack has the location "
    #expect(harness.log.messages == [start + "/x" + String(repeating: "y", count: 197) + "…"])
  }
}
#endif
