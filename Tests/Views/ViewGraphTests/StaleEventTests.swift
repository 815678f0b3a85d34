#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

/// Events for what has changed since it was drawn.
@MainActor
struct StaleEventTests {
  @Observable
  final class Model {
    var rows = ["a", "b", "c"]
    var deleted: [String] = []
    var isEnabled = true
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      List {
        ForEach(model.rows, id: \.self) { Text($0) }
          // As a reducer does: an index out of bounds would end the process.
          .onDelete { offsets in
            for offset in offsets { model.deleted.append(model.rows.remove(at: offset)) }
          }
        Button("Send") { model.deleted.append("sent") }
          .disabled(!model.isEnabled)
      }
    }
  }

  private let model = Model()

  private func delete(_ row: String, in harness: GraphHarness) throws -> ViewEvent {
    let rows = harness.nodes.filter { $0.element.role == .row }
    let node = try #require(rows.first { $0.children.first?.element.text == row })
    return ViewEvent(node: node.id, kind: .delete)
  }

  @Test("Deleting a row that is about to be removed is refused")
  func removedRow() throws {
    let harness = GraphHarness(Rows(model: model))
    let event = try delete("c", in: harness)
    model.rows = ["a"]
    #expect(harness.graph.handle(event) == .refused(.unknownNode))
    #expect(model.rows == ["a"])
    #expect(model.deleted == [])
    harness.check()
  }

  @Test("Deleting a row that is about to move deletes that row")
  func movedRow() throws {
    let harness = GraphHarness(Rows(model: model))
    let event = try delete("c", in: harness)
    model.rows = ["c", "b"]
    #expect(harness.graph.handle(event) == .handled)
    #expect(model.deleted == ["c"])
    harness.check()
  }

  @Test("A tap on a button that is about to be disabled is refused")
  func disabledButton() throws {
    let harness = GraphHarness(Rows(model: model))
    let button = try harness.node(.button, "Send")
    model.isEnabled = false
    #expect(
      harness.graph.handle(ViewEvent(node: button.id, kind: .tap)) == .refused(.disabled))
    #expect(model.deleted == [])
  }
}
#endif
