#if !canImport(SwiftUI)
  import ComposableUI
  import Observation
  import Testing

  @testable import ViewGraph

  @MainActor
  @Suite struct RegistrationTests {
    @Observable final class Model {
      var changing = 0
      var constant = 0
      var isShown = true
    }

    struct Root: View {
      let model: Model
      var body: some View {
        if model.isShown {
          Text(verbatim: "\(model.changing) \(model.constant)")
          // Evaluated again for a reason other than what it observes itself.
          Reader(model: model, number: model.changing)
        }
      }
    }

    struct Reader: View {
      let model: Model
      let number: Int
      var body: some View { Text(verbatim: "\(model.constant) \(number)") }
    }

    /// Each registration that is still there holds the graph's invalidations.
    private func registrations(_ harness: GraphHarness) -> UInt {
      _getRetainCount(harness.graph.invalidations)
    }

    @Test("Evaluating a body again leaves none of its earlier registrations behind")
    func evaluations() {
      let model = Model()
      let harness = GraphHarness(Root(model: model))
      model.changing += 1
      harness.graph.flush()
      let before = registrations(harness)
      for _ in 0..<100 {
        model.changing += 1
        harness.graph.flush()
      }
      #expect(registrations(harness) == before)
    }

    @Test("A view that has gone observes nothing any more")
    func removal() {
      let model = Model()
      let harness = GraphHarness(Root(model: model))
      model.isShown = false
      harness.graph.flush()
      let without = registrations(harness)
      for _ in 0..<10 {
        model.isShown = true
        harness.graph.flush()
        #expect(registrations(harness) > without)
        model.isShown = false
        harness.graph.flush()
      }
      #expect(registrations(harness) == without)
      harness.graph.unmount()
      #expect(registrations(harness) < without)
    }
  }
#endif
