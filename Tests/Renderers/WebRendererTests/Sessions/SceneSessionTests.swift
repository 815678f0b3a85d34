#if PortableViews && Web
import ComposableUI
import Testing
import ViewGraph

@testable import WebRenderer

@Suite("The values of a scene over several pages of a tab", .timeLimit(.minutes(10)))
@MainActor
struct SceneSessionTests {
  private let clock = ManualClock()
  private let log = LogRecorder()
  private let browser = RandomIdentifier()

  private struct Counter: View {
    @SceneStorage("count") private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  /// The graphs of the pages that a store has made.
  @MainActor
  private final class Graphs {
    var all: [ViewGraph] = []

    func title(_ index: Int) -> String? { button(index)?.element.text }

    func button(_ index: Int) -> ElementTree? { all[index].tree.children.first }
  }

  private func makeStore(_ graphs: Graphs) -> SessionStore {
    SessionStore(limits: SessionLimits(), clock: clock.serverClock, logger: log.logger) {
      renderer, _, _ in
      let graph = ViewGraph(Counter(), renderer: renderer)
      graphs.all.append(graph)
      return graph
    }
  }

  @Test("a page takes over the values of the earlier page before it connects, not after")
  func restoring() throws {
    let graphs = Graphs()
    let store = makeStore(graphs)
    let (first, _) = try store.makeSession(browser: browser, address: "a", location: "/")
    store.connect(FakeSocket(), to: first, lastPatch: 0)
    let button = try #require(graphs.button(0))
    store.receive(ClientEvent(node: button.id, kind: .tap), sequence: 1, for: first)
    let (second, _) = try store.makeSession(browser: browser, address: "a", location: "/")
    #expect([graphs.title(0), graphs.title(1)] == ["Count 1", "Count 0"])
    second.restoreScene(of: first)
    #expect([graphs.title(0), graphs.title(1)] == ["Count 1", "Count 1"])

    store.connect(FakeSocket(), to: second, lastPatch: 0)
    let other = try #require(graphs.button(1))
    store.receive(ClientEvent(node: other.id, kind: .tap), sequence: 1, for: second)
    second.restoreScene(of: first)
    #expect([graphs.title(0), graphs.title(1)] == ["Count 1", "Count 2"])
  }
}
#endif
