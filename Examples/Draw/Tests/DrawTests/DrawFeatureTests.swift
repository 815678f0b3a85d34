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

  @Test("an export has the visible layers, and a stroke of one point is a dot")
  func svg() {
    var sketch = Sketch(layers: [
      Layer(id: 1, strokes: [Stroke(points: [CGPoint(x: 1.26, y: 2)], ink: .red, width: 4)]),
      Layer(id: 2, strokes: [Stroke(points: [.zero, CGPoint(x: 9, y: 9)], ink: .blue, width: 1)]),
    ])
    sketch.layers[id: 2]?.isVisible = false
    #expect(
      sketch.svg(width: 640, height: 420) == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" fill="none" \
        stroke-linecap="round" stroke-linejoin="round">
          <g id="layer-1">
            <polyline points="1.3,2 1.3,2" stroke="red" stroke-width="4"/>
          </g>
        </svg>

        """)
  }

  @Test("an export never replaces a file")
  func files() async throws {
    let folder = URL.temporaryDirectory.appending(path: "draw-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = SketchFiles.folder(folder)
    let first = folder.appending(path: "Sketch 1.svg").path
    let second = folder.appending(path: "Sketch 2.svg").path
    #expect(await files.write("<svg/>") == .written(path: first))
    #expect(await files.write("<svg></svg>") == .written(path: second))
    #expect(try String(contentsOfFile: first, encoding: .utf8) == "<svg/>")
  }
}
