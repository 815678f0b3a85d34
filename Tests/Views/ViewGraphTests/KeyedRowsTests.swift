#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct KeyedRowsTests {
  @Observable final class Model {
    var ids: [Int]
    init(_ ids: [Int]) { self.ids = ids }
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      VStack {
        Text("top")
        ForEach(model.ids, id: \.self) { id in Row(id: id) }
        Text("bottom")
      }
    }
  }

  struct Row: View {
    let id: Int
    var body: some View { Text(verbatim: "\(id)") }
  }

  /// The fewest moves that can do: all rows that stay but those in a longest increasing run.
  private func fewestMoves(from old: [Int], to new: [Int]) -> Int {
    let positions = new.compactMap { old.firstIndex(of: $0) }
    var lengths: [Int] = []
    for (index, position) in positions.enumerated() {
      let best = zip(positions[..<index], lengths).filter { $0.0 < position }.map(\.1).max() ?? 0
      lengths.append(best + 1)
    }
    return positions.count - (lengths.max() ?? 0)
  }

  /// All lists of distinct numbers below a bound.
  private func arrangements(of numbers: [Int]) -> [[Int]] {
    [[]]
      + numbers.flatMap { first in
        arrangements(of: numbers.filter { $0 != first }).map { [first] + $0 }
      }
  }

  @Test("Every change between small lists moves as few rows as possible")
  func allSmallChanges() throws {
    // Without loss of generality the old rows are in order.
    for count in 0...4 {
      let old = Array(0..<count)
      for new in arrangements(of: [0, 1, 2, 3, 4]) {
        let model = Model(old)
        let harness = GraphHarness(Rows(model: model))
        let before = Dictionary(
          uniqueKeysWithValues: harness.nodes.compactMap { node in
            node.element.text.map { ($0, node.id) }
          })
        harness.graph.resetBodyEvaluations()
        model.ids = new
        harness.graph.flush()
        try #require(
          harness.texts == ["top"] + new.map(String.init) + ["bottom"], "\(old) \(new)")
        for node in harness.nodes {
          guard let text = node.element.text, let id = before[text] else { continue }
          try #require(node.id == id, "\(text) of \(old) \(new)")
        }
        let patches = harness.renderer.takePasses().flatMap(\.self)
        let moves = patches.filter { if case .move = $0 { true } else { false } }
        let inserts = patches.filter { if case .insert = $0 { true } else { false } }
        let removals = patches.filter { if case .remove = $0 { true } else { false } }
        try #require(moves.count == fewestMoves(from: old, to: new), "\(old) \(new)")
        try #require(inserts.count == Set(new).subtracting(old).count, "\(old) \(new)")
        try #require(removals.count == Set(old).subtracting(new).count, "\(old) \(new)")
        try #require(patches.count == moves.count + inserts.count + removals.count)
        let inserted = Set(new).subtracting(old).count
        try #require(harness.graph.bodyEvaluations(of: Row.self) == inserted)
      }
    }
  }

  @Test("Repeated ids are logged once, and every row is shown")
  func duplicates() throws {
    let model = Model([1, 2, 1])
    let harness = GraphHarness(Rows(model: model))
    #expect(harness.texts == ["top", "1", "2", "1", "bottom"])
    #expect(
      harness.log.messages == [
        """
        warning: ForEach in Rows has more than one element with the id "1". All of them are \
        shown, but which row keeps which state is undefined.
        """
      ])
    for ids in [[1, 1, 2], [2, 1, 1, 1], [1], [3, 3, 1, 3], []] {
      model.ids = ids
      harness.graph.flush()
      #expect(harness.texts == ["top"] + ids.map(String.init) + ["bottom"])
    }
  }

  struct Colliding: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  struct CollidingRows: View {
    let model: Model
    var body: some View {
      ForEach(model.ids.map(Colliding.init), id: \.self) { Row(id: $0.number) }
    }
  }

  @Test("Rows whose keys have equal hashes are told apart")
  func collisions() throws {
    let model = Model([0, 1, 2, 3])
    let harness = GraphHarness(CollidingRows(model: model))
    func nodes() -> [Int: NodeID] {
      Dictionary(
        uniqueKeysWithValues: harness.nodes.compactMap { node in
          node.element.text.flatMap(Int.init).map { ($0, node.id) }
        })
    }
    for ids in [[3, 2, 1, 0], [1, 4, 3], [4, 0, 1, 2, 3], [2], [2, 5, 6]] {
      let before = nodes()
      model.ids = ids
      harness.graph.flush()
      #expect(harness.texts == ids.map(String.init))
      let after = nodes()
      for id in ids where before[id] != nil { #expect(after[id] == before[id]) }
    }
    #expect(harness.log.messages == [])
  }

  struct Counted: View {
    static var calls = 0
    let model: Model
    var body: some View {
      ForEach(model.ids, id: \.self) { Self.row($0) }
    }
    static func row(_ id: Int) -> Row {
      calls += 1
      return Row(id: id)
    }
  }

  @Test("A row closure without captures runs only for changed elements")
  func rowClosures() {
    let model = Model([1, 2, 3])
    Counted.calls = 0
    let harness = GraphHarness(Counted(model: model))
    #expect(Counted.calls == 3)
    model.ids = [1, 2, 3, 4]
    harness.graph.flush()
    model.ids = [4, 1, 3]
    harness.graph.flush()
    #expect(Counted.calls == 4)
    #expect(harness.texts == ["4", "1", "3"])
  }

  struct Draft: View {
    let id: Int
    @State private var taps = 0
    var body: some View {
      Button("row \(id): \(taps)") { taps += 1 }
    }
  }

  struct Drafts: View {
    let model: Model
    var body: some View {
      ForEach(model.ids, id: \.self) { Draft(id: $0) }
    }
  }

  @Test("A row's state moves with its key, and is lost when the row is removed")
  func rowState() throws {
    let model = Model([1, 2])
    let harness = GraphHarness(Drafts(model: model))
    try harness.tap("row 1: 0")
    model.ids = [2, 1]
    harness.graph.flush()
    #expect(harness.nodes.dropFirst().map(\.element.text) == ["row 2: 0", "row 1: 1"])
    model.ids = [2]
    harness.graph.flush()
    model.ids = [1, 2]
    harness.graph.flush()
    #expect(harness.nodes.dropFirst().map(\.element.text) == ["row 1: 0", "row 2: 0"])
  }

  struct Deletable: View {
    @State var names = ["a", "b", "c"]
    var body: some View {
      List {
        Text("header")
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test("Deleting a row removes its element at the current position")
  func delete() throws {
    let harness = GraphHarness(Deletable())
    #expect(
      harness.outline == """
        list
          row
            text "header"
          row
            text "a"
          row
            text "b"
          row
            text "c"

        """)
    let rows = harness.nodes.filter { $0.element.role == .row }
    #expect(rows.map(\.element.events) == [[], [.delete], [.delete], [.delete]])
    #expect(harness.graph.handle(ViewEvent(node: rows[1].id, kind: .delete)) == .handled)
    #expect(harness.texts == ["header", "b", "c"])
    #expect(harness.graph.handle(ViewEvent(node: rows[3].id, kind: .delete)) == .handled)
    #expect(harness.texts == ["header", "b"])
    #expect(
      harness.graph.handle(ViewEvent(node: rows[3].id, kind: .delete)) == .refused(.unknownNode))
  }
}
#endif
