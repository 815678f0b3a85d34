#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct TransactionModifierTests {
  @Observable final class Model {
    var count = 0
  }

  private final class Recorder: Renderer {
    private(set) var animations: [Animation?] = []

    func mount(_ tree: ElementTree) {}
    func apply(_ patches: [Patch]) { animations.append(nil) }
    func apply(_ patches: [Patch], animation: Animation?) { animations.append(animation) }
  }

  private struct Counter: View {
    let model: Model

    var body: some View {
      let count = model.count
      Text(verbatim: "\(count)")
        .transaction(value: count > 2) { $0.animation = .linear(duration: 9) }
        .transaction { if count == 2 { $0.disablesAnimations = true } }
    }
  }

  @Test("a view changes the animation of its passes, always or when a value changes")
  func transactions() {
    let (model, recorder) = (Model(), Recorder())
    let graph = ViewGraph(Counter(model: model), renderer: recorder)
    graph.mount()
    for _ in 0..<4 {
      withAnimation(.linear(duration: 1)) { model.count += 1 }
      graph.flush()
    }
    #expect(
      recorder.animations == [
        .linear(duration: 1), nil, .linear(duration: 9), .linear(duration: 1),
      ])
    withTransaction(\.animation, .easeIn) { model.count += 1 }
    graph.flush()
    #expect(recorder.animations.last == .easeIn)
  }
}
#endif
