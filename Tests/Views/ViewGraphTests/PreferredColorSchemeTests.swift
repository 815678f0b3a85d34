#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

/// A preferred colour scheme.
@MainActor
struct PreferredColorSchemeTests {
  @Observable final class Model {
    var scheme: ColorScheme? = .dark
    var isShown = false
  }

  struct Root: View {
    let model: Model
    var body: some View {
      SchemeReader()
      Wish(model: model)
      if model.isShown { Text("late").preferredColorScheme(.light) }
    }
  }

  struct Wish: View {
    let model: Model
    var body: some View { Text("wish").preferredColorScheme(model.scheme) }
  }

  struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: "\(scheme)") }
  }

  @Test("the renderer and the views get it before they are drawn")
  func initial() {
    let harness = GraphHarness(Root(model: Model()))
    #expect(harness.renderer.preferredColorScheme == .dark)
    #expect(harness.renderer.mountCount == 1)
    #expect(harness.renderer.passes.isEmpty)
    #expect(harness.texts == ["dark", "wish"])
  }

  @Test("without one, the user's scheme is shown")
  func none() {
    let model = Model()
    let harness = GraphHarness(Root(model: model))
    harness.graph.resetBodyEvaluations()
    model.scheme = nil
    harness.graph.flush()
    #expect(harness.renderer.preferredColorScheme == nil)
    #expect(harness.texts == ["light", "wish"])
    #expect(harness.graph.bodyEvaluationsByType == ["Wish": 1, "SchemeReader": 1])
    harness.graph.environment.colorScheme = .dark
    harness.graph.flush()
    #expect(harness.texts == ["dark", "wish"])
  }

  @Test("the user's scheme changes nothing while the views prefer one")
  func override() {
    let harness = GraphHarness(Root(model: Model()))
    harness.graph.resetBodyEvaluations()
    harness.graph.environment.colorScheme = .dark
    harness.graph.flush()
    #expect(harness.graph.totalBodyEvaluations == 0)
    #expect(harness.texts == ["dark", "wish"])
  }

  @Test("the first view decides, until it has no preference")
  func first() {
    let model = Model()
    let harness = GraphHarness(Root(model: model))
    model.isShown = true
    harness.graph.flush()
    #expect(harness.renderer.preferredColorScheme == .dark)
    model.scheme = nil
    harness.graph.flush()
    #expect(harness.renderer.preferredColorScheme == .light)
  }

  @Test("a sheet's preference does not reach the screen below")
  func sheet() {
    struct Presenter: View {
      var body: some View {
        SchemeReader().sheet(isPresented: .constant(true)) {
          Text("sheet").preferredColorScheme(.dark)
        }
      }
    }
    let harness = GraphHarness(Presenter())
    #expect(harness.renderer.preferredColorScheme == nil)
    #expect(harness.texts == ["light", "sheet"])
  }
}
#endif
