#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct ScreenBarTests {
  @Observable
  final class Model {
    var isHidden = false
    var isLarge = true
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      Text("Content")
        .navigationBarTitleDisplayMode(model.isLarge ? .large : .inline)
        .navigationBarHidden(model.isHidden)
    }
  }

  private func bar(_ tree: ElementTree) -> ScreenBar? {
    if tree.element.role == .screen { return tree.element.traits.bar }
    return tree.children.lazy.compactMap(bar).first
  }

  @Test("a screen has its views' requests to the bar, as they change")
  func changes() {
    let model = Model()
    let harness = GraphHarness(NavigationStack { Content(model: model) })
    #expect(bar(harness.graph.tree) == .largeTitle)
    model.isHidden = true
    model.isLarge = false
    harness.graph.flush()
    #expect(bar(harness.graph.tree) == [.inlineTitle, .hidden])
  }

  @Test("of two requests of one kind, the first one holds; automatic visibility is no request")
  func conflicts() {
    let views = VStack {
      Text("First").toolbar(.automatic, for: .navigationBar).navigationBarBackButtonHidden()
      Text("Second").toolbar(.hidden, for: .navigationBar).navigationBarBackButtonHidden(false)
      Text("Third").toolbarVisibility(.visible, for: .navigationBar)
    }
    let harness = GraphHarness(NavigationStack { views })
    #expect(bar(harness.graph.tree) == [.hidden, .noBackButton])
  }
}
#endif
