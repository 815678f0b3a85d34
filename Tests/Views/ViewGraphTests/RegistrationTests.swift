#if PortableViews
import ComposableUI
import Observation
import Testing

@testable import ViewGraph

@MainActor
struct RegistrationTests {
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

  @Test("Evaluating a body again removes its earlier registrations")
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

  @Test("A removed view observes nothing")
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

  struct Shapes: View {
    let count: Int
    var body: some View {
      ForEach(0..<count, id: \.self) { _ in Circle().fill(.red) }
    }
  }

  @Test("Shapes that read no state register nothing")
  func shapes() {
    let one = GraphHarness(Shapes(count: 1))
    let many = GraphHarness(Shapes(count: 50))
    #expect(registrations(many) == registrations(one))
  }

  struct Still: View {
    let number: Int
    var body: some View { Text(verbatim: "\(number)") }
  }

  struct Stills: View {
    var body: some View {
      ForEach(0..<5) { Still(number: $0) }
    }
  }

  @Test("A body, or a row's closure, that reads nothing observes nothing")
  func nothingRead() {
    let harness = GraphHarness(Stills())
    #expect(harness.texts == ["0", "1", "2", "3", "4"])
    #expect(registrations(harness) == registrations(GraphHarness(Text("Still"))))
    #expect(registrations(harness) < registrations(GraphHarness(Root(model: Model()))))
  }

  struct Toggling: View {
    @State private var isOn = false
    @State private var number = 0
    var body: some View {
      Button(isOn ? "on" : "off") { isOn.toggle() }
      Button("next") { number += 1 }
      if isOn { Text(verbatim: "\(number)") }
    }
  }

  @Test("A view's own state registers nothing with Observation, and is released with the view")
  func ownState() throws {
    let harness = GraphHarness(Toggling())
    let before = registrations(harness)
    for _ in 0..<10 {
      try harness.tap("off")
      harness.graph.flush()
      try harness.tap("next")
      harness.graph.flush()
      try harness.tap("on")
      harness.graph.flush()
      // Nobody reads it.
      try harness.tap("next")
      harness.graph.flush()
    }
    #expect(harness.graph.bodyEvaluations(of: Toggling.self) == 31)
    #expect(registrations(harness) == before)
    #expect(harness.graph.signals.free == .max)
    harness.graph.unmount()
    #expect(registrations(harness) < before)
  }

  struct LateRoot: View {
    let model: Model
    var body: some View {
      Late(model: model, isReading: model.isShown)
      LateRows(model: model, isReading: model.isShown)
    }
  }

  struct Late: View {
    let model: Model
    let isReading: Bool
    var body: some View { Text(verbatim: isReading ? "\(model.changing)" : "-") }
  }

  struct LateRows: View {
    let model: Model
    let isReading: Bool
    var body: some View {
      ForEach(0..<2) { _ in
        Text(verbatim: isReading ? "row \(model.changing)" : "row -")
      }
    }
  }

  @Test("A value that a body or row closure reads later is observed from then")
  func readLater() {
    let model = Model()
    model.isShown = false
    let harness = GraphHarness(LateRoot(model: model))
    #expect(harness.texts == ["-", "row -", "row -"])
    model.changing = 1
    harness.graph.flush()
    #expect(harness.graph.bodyEvaluations(of: Late.self) == 1)

    model.isShown = true
    harness.graph.flush()
    #expect(harness.texts == ["1", "row 1", "row 1"])
    model.changing = 2
    harness.graph.flush()
    #expect(harness.texts == ["2", "row 2", "row 2"])
    #expect(harness.graph.bodyEvaluations(of: Late.self) == 3)
    #expect(harness.graph.bodyEvaluations(of: LateRoot.self) == 2)

    model.isShown = false
    harness.graph.flush()
    model.changing = 3
    harness.graph.flush()
    #expect(harness.texts == ["-", "row -", "row -"])
    #expect(harness.graph.bodyEvaluations(of: Late.self) == 4)
  }
}
#endif
