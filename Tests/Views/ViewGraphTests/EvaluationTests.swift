#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct EvaluationTests {
  @Observable final class Model {
    var count = 0
    var name = "n"
    var isOn = false
  }

  struct Parent: View {
    let model: Model
    @State private var taps = 0

    var body: some View {
      Text(model.name)
      Button("Tap \(taps)") { taps += 1 }
      CountView(model: model)
      PlainView(number: 1, word: "w", model: model)
      ClosureView { model.count += 1 }
      EqualView(number: 1, noise: taps)
      BindingView(taps: $taps)
      ContentView { Text("fixed") }
    }
  }

  struct CountView: View {
    let model: Model
    var body: some View { Text("count \(model.count)") }
  }

  struct PlainView: View {
    let number: Int
    let word: String
    let model: Model
    var body: some View { Text(word) }
  }

  struct ClosureView: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Add", action: action) }
  }

  struct EqualView: View, @MainActor Equatable {
    let number: Int
    let noise: Int
    var body: some View { Text("equal \(noise)") }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
  }

  struct BindingView: View {
    @Binding var taps: Int
    var body: some View { Text("bound") }
  }

  struct ContentView<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
  }

  @Test("A change evaluates only the bodies that have read the changed value")
  func reads() throws {
    let model = Model()
    let harness = GraphHarness(Parent(model: model))
    #expect(harness.graph.totalBodyEvaluations == 7)
    harness.graph.resetBodyEvaluations()
    model.count += 1
    harness.graph.flush()
    #expect(harness.texts.contains("count 1"))
    #expect(harness.graph.bodyEvaluationsByType == ["CountView": 1])
    model.isOn = true
    harness.graph.flush()
    #expect(harness.graph.totalBodyEvaluations == 1)
  }

  @Test("A parent's evaluation skips children that are equal or unchanged")
  func skipping() throws {
    let harness = GraphHarness(Parent(model: Model()))
    harness.graph.resetBodyEvaluations()
    try harness.tap("Tap 0")
    #expect(harness.graph.bodyEvaluations(of: Parent.self) == 1)
    #expect(harness.graph.bodyEvaluations(of: CountView.self) == 0)
    #expect(harness.graph.bodyEvaluations(of: PlainView.self) == 0)
    #expect(harness.graph.bodyEvaluations(of: EqualView.self) == 0)
    #expect(harness.graph.bodyEvaluations(of: BindingView.self) == 0)
    #expect(harness.graph.bodyEvaluations(of: ContentView<Text>.self) == 0)
    #expect(harness.graph.bodyEvaluations(of: ClosureView.self) == 1)
    #expect(harness.texts.contains("equal 0"))
  }

  @Test("Many changes before a flush evaluate each body once, in one pass")
  func batching() {
    let model = Model()
    let harness = GraphHarness(Parent(model: model))
    harness.graph.resetBodyEvaluations()
    for _ in 0..<10 {
      model.count += 1
      model.name += "x"
    }
    harness.graph.flush()
    #expect(harness.graph.bodyEvaluations(of: Parent.self) == 1)
    #expect(harness.graph.bodyEvaluations(of: CountView.self) == 1)
    #expect(harness.renderer.passes.count == 1)
    harness.graph.flush()
    #expect(harness.renderer.passes.count == 1)
  }

  @Test("A change is drawn without a flush, on a later turn of the main actor")
  func scheduling() async {
    let model = Model()
    let harness = GraphHarness(CountView(model: model))
    #expect(harness.graph.isIdle)
    model.count = 7
    #expect(!harness.graph.isIdle)
    while !harness.graph.isIdle { await Task.yield() }
    #expect(harness.texts == ["count 7"])
  }

  @Test("A change from another thread is drawn without a flush")
  func otherThread() async {
    let box = Box()
    let harness = GraphHarness(BoxView(box: box))
    await Task.detached { box.number.wrappedValue = 5 }.value
    while !harness.graph.isIdle { await Task.yield() }
    #expect(harness.texts == ["5"])
  }

  final class Box: Sendable {
    let number: Binding<Int>
    init() {
      let cell = Cell()
      number = Binding(get: { cell.value }, set: { cell.value = $0 })
    }
  }

  @Observable final class Cell: @unchecked Sendable {
    // Safe: the test waits for the other thread.
    var value = 0
  }

  struct BoxView: View {
    let box: Box
    var body: some View { Text("\(box.number.wrappedValue)") }
  }

  struct Toggling: View {
    let model: Model
    var body: some View {
      if model.isOn { CountView(model: model) } else { Text("off") }
    }
  }

  @Test("A removed view is not evaluated again")
  func removed() {
    let model = Model()
    model.isOn = true
    let harness = GraphHarness(Toggling(model: model))
    model.isOn = false
    model.count += 1
    harness.graph.flush()
    harness.graph.resetBodyEvaluations()
    model.count += 1
    harness.graph.flush()
    #expect(harness.graph.totalBodyEvaluations == 0)
    #expect(harness.texts == ["off"])
  }

  struct Looping: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { count += 1 }
    }
  }

  @Test("Views that change each other endlessly are stopped and logged")
  func looping() {
    let harness = GraphHarness(Looping())
    #expect(
      harness.log.messages == [
        """
        error: Views kept changing each other for 100 rounds: Looping. They are shown as they \
        are now. The usual cause is a body, onChange or onAppear that always changes what \
        another body reads.
        """
      ])
    #expect(harness.texts == ["99"])
  }

  @Test("An unmounted graph ignores changes and refuses events")
  func unmounted() throws {
    let model = Model()
    let harness = GraphHarness(Parent(model: model))
    let button = try harness.node(.button, "Add")
    harness.graph.unmount()
    harness.graph.resetBodyEvaluations()
    model.count += 1
    harness.graph.flush()
    #expect(harness.graph.totalBodyEvaluations == 0)
    #expect(harness.renderer.passes.isEmpty)
    #expect(
      harness.graph.handle(ViewEvent(node: button.id, kind: .tap)) == .refused(.unknownNode))
    #expect(model.count == 1)
  }

  @Test("A graph without an owner is released")
  func release() {
    let model = Model()
    weak var graph: ViewGraph?
    do {
      let harness = GraphHarness(Parent(model: model))
      graph = harness.graph
    }
    #expect(graph == nil)
    model.count += 1
  }
}
#endif
