import ComposableArchitecture
import Foundation
import Testing

@testable import SketchPad

@MainActor
struct DrawFeatureTests {
  private func testStore(_ change: (inout DrawFeature.State) -> Void = { _ in })
    -> TestStoreOf<DrawFeature>
  {
    var state = DrawFeature.State()
    change(&state)
    return TestStore(initialState: state) { DrawFeature() }
  }

  @Test("a stroke joins its layer when the pen is lifted, and can be undone and redone")
  func stroke() async {
    let store = testStore { ($0.ink, $0.width) = (.blue, 3) }
    let stroke = Stroke(points: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)], ink: .blue, width: 3)
    await store.send(.penMoved(CGPoint(x: 1, y: 2))) {
      $0.stroke = Stroke(points: [CGPoint(x: 1, y: 2)], ink: .blue, width: 3)
    }
    await store.send(.penMoved(CGPoint(x: 3, y: 4))) { $0.stroke = stroke }
    await store.send(.penMoved(CGPoint(x: 3, y: 4)))
    await store.send(.penLifted) {
      $0.stroke = nil
      $0.sketch.layers[id: 1]?.strokes = [stroke]
      $0.past = [Sketch()]
    }
    let drawn = store.state.sketch
    await store.send(.undoButtonTapped) {
      $0.sketch = Sketch()
      $0.past = []
      $0.future = [drawn]
    }
    await store.send(.redoButtonTapped) {
      $0.sketch = drawn
      $0.past = [Sketch()]
      $0.future = []
    }
  }

  @Test("nothing is drawn on a hidden layer")
  func hidden() async {
    let store = testStore { $0.sketch.layers[id: 1]?.isVisible = false }
    await store.send(.penMoved(.zero))
    await store.send(.penLifted)
  }

  @Test("undoing the addition of a layer selects one that is there, and the last one stays")
  func layers() async {
    let store = testStore()
    await store.send(.addLayerButtonTapped) {
      $0.sketch.layers.append(Layer(id: 2))
      $0.selectedLayer = 2
      $0.past = [Sketch()]
    }
    await store.send(.undoButtonTapped) {
      $0.future = [$0.sketch]
      $0.sketch = Sketch()
      $0.selectedLayer = 1
      $0.past = []
    }
    await store.send(.removeLayerButtonTapped(1))
  }

  @Test("only the last hundred changes can be undone")
  func limit() async {
    let store = testStore()
    store.exhaustivity = .off
    for x in 0..<102 {
      await store.send(.penMoved(CGPoint(x: x, y: 0)))
      await store.send(.penLifted)
    }
    #expect(store.state.past.count == 100)
    #expect(store.state.past.first?.layers[id: 1]?.strokes.count == 2)
  }

  @Test("a document has the visible layers, and a stroke of one point is a dot")
  func svg() throws {
    var sketch = Sketch(layers: [
      Layer(id: 1, strokes: [Stroke(points: [CGPoint(x: 1.26, y: 2)], ink: .red, width: 4)]),
      Layer(id: 2, strokes: [Stroke(points: [.zero, CGPoint(x: 9, y: 9)], ink: .blue, width: 1)]),
    ])
    sketch.layers[id: 2]?.isVisible = false
    #expect(
      sketch.svg == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" fill="none" \
        stroke-linecap="round" stroke-linejoin="round">
          <g id="layer-1">
            <polyline points="1.3,2 1.3,2" stroke="#D70015" stroke-width="4"/>
          </g>
        </svg>

        """)
    let read = try #require(Sketch(svg: sketch.svg))
    #expect(
      read.layers == [
        Layer(id: 1, strokes: [Stroke(points: [CGPoint(x: 1.3, y: 2)], ink: .red, width: 4)])
      ])
  }

  @Test(
    "a text that is no sketch is refused",
    arguments: [
      "", "<svg/>", "<polyline points=\"1,1\" stroke=\"#000000\" stroke-width=\"4\"/>",
      line(points: "1,1", stroke: "#123456"), line(points: "1,1", stroke: "#000000", width: 900),
      line(points: "", stroke: "#000000"), line(points: "a", stroke: "#000000"),
    ])
  func refusal(text: String) {
    #expect(Sketch(svg: text) == nil)
  }

  nonisolated private static func line(points: String, stroke: String, width: Int = 4) -> String {
    """
    <g id="layer-1">
    <polyline points="\(points)" stroke="\(stroke)" stroke-width="\(width)"/>
    """
  }

  @Test("a file replaces the sketch, which can be had back; no other file changes it")
  func opening() async {
    let sketch = Sketch(layers: [Layer(id: 3)])
    let files = LockIsolated<[URL: Sketch]>([URL(filePath: "/mine.svg"): sketch])
    let store = TestStore(initialState: DrawFeature.State()) {
      DrawFeature()
    } withDependencies: {
      $0.sketchFiles.read = { files.value[$0] }
    }
    await store.send(.openButtonTapped) { $0.isOpening = true }
    await store.send(\.binding.isOpening, false) { $0.isOpening = false }
    await store.send(.fileChosen(URL(filePath: "/mine.svg")))
    await store.receive(\.fileRead) {
      $0.sketch = sketch
      $0.selectedLayer = 3
      $0.past = [Sketch()]
    }
    await store.send(.fileChosen(URL(filePath: "/photo.svg")))
    await store.receive(\.fileRead) { $0.alert = .noSketch }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.undoButtonTapped) {
      ($0.sketch, $0.selectedLayer) = (Sketch(), 1)
      ($0.past, $0.future) = ([], [sketch])
    }
  }

  @Test("a reload keeps the sketch and the pen")
  func restoring() async throws {
    let store = testStore()
    #expect(store.state.draft == nil)
    await store.send(\.binding.ink, .green) { $0.ink = .green }
    await store.send(.penMoved(.zero)) {
      $0.stroke = Stroke(points: [.zero], ink: .green, width: 4)
    }
    await store.send(.penLifted) {
      $0.sketch.layers[id: 1]?.strokes = [Stroke(points: [.zero], ink: .green, width: 4)]
      $0.past = [Sketch()]
      $0.stroke = nil
    }
    let draft = try #require(store.state.draft)
    let data = try JSONEncoder().encode(draft)
    let other = testStore()
    await other.send(.restored(try JSONDecoder().decode(DrawFeature.Draft.self, from: data))) {
      $0.sketch = draft.sketch
      $0.ink = .green
    }
  }

  @Test("a file beyond the limit is not read")
  func size() async throws {
    let file = URL.temporaryDirectory.appending(path: "draw-\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Sketch().svg.utf8).write(to: file)
    #expect(await SketchFiles.liveValue.read(file) == Sketch())
    let spaces = Data(repeating: 0x20, count: SketchFiles.sizeLimit)
    try (Data(Sketch().svg.utf8) + spaces).write(to: file)
    #expect(await SketchFiles.liveValue.read(file) == nil)
  }
}
