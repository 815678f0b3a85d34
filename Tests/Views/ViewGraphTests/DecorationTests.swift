#if PortableViews
import ComposableUI
import Observation
import Testing

@testable import ViewGraph

@MainActor
struct DecorationTests {
  @Observable final class Model {
    var opacity = 1.0
    var width = 10.0
    var offset = 0.0
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Counter()
        .opacity(model.opacity)
        .frame(width: model.width)
        .offset(x: model.offset)
    }
  }

  @Test("Modifiers right inside of each other have one node")
  func nodes() throws {
    let harness = GraphHarness(Root(model: Model()))
    var types: [String] = []
    func visit(_ node: ViewNode) {
      types.append("\(type(of: node))")
      node.forEachChild(visit)
    }
    visit(try #require(harness.graph.root))
    #expect(types.filter { $0 == "DecorationNode" }.count == 1)
  }

  @Test("A change of any of them reaches the element, and keeps the state below")
  func changes() throws {
    let model = Model()
    let harness = GraphHarness(Root(model: model))
    try harness.tap("0")
    harness.graph.flush()
    let changes: [(Model) -> Void] = [
      { $0.width = 20 }, { $0.offset = 5 }, { $0.opacity = 0.5 },
    ]
    var styles: [[Double?]] = []
    for change in changes {
      change(model)
      harness.graph.flush()
      let all = harness.nodes.map(\.element.style)
      styles.append([
        all.compactMap(\.opacity).first, all.compactMap(\.width).first,
        all.compactMap(\.offset).first?.x,
      ])
    }
    #expect(styles == [[1, 20, 0], [1, 20, 5], [0.5, 20, 5]])
    #expect(harness.graph.bodyEvaluations(of: Root.self) == 4)
    #expect(harness.graph.bodyEvaluations(of: Counter.self) == 2)
  }
}
#endif
