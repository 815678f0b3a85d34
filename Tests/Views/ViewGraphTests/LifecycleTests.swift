#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct LifecycleTests {
  @Observable final class Model {
    var isShown = true
    var number = 0
    @ObservationIgnored var events: [String] = [] {
      didSet { if events.count >= awaitedCount { waiter.take()?.resume() } }
    }
    @ObservationIgnored private var awaitedCount = 0
    @ObservationIgnored private var waiter: CheckedContinuation<Void, Never>?

    /// Waits until there have been a number of events.
    @MainActor
    func wait(forEvents count: Int) async {
      guard events.count < count else { return }
      awaitedCount = count
      await withCheckedContinuation { waiter = $0 }
    }
  }

  struct Host: View {
    let model: Model
    var body: some View {
      if model.isShown { Guest(model: model) }
    }
  }

  struct Guest: View {
    let model: Model
    var body: some View {
      Text("\(model.number)")
        .onAppear { model.events.append("appear") }
        .onDisappear { model.events.append("disappear") }
        .onChange(of: model.number) { old, new in model.events.append("\(old) to \(new)") }
        .task(id: model.number) { [number = model.number] in
          model.events.append("start \(number)")
          // The stream ends when the task is cancelled.
          let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
          for await _ in stream {}
          continuation.finish()
          model.events.append("cancel \(number)")
        }
    }
  }

  @Test("'onAppear', 'onChange', 'task' and 'onDisappear' follow their view")
  func life() async {
    let model = Model()
    let harness = GraphHarness(Host(model: model))
    #expect(model.events == ["appear"])
    await model.wait(forEvents: 2)
    #expect(model.events == ["appear", "start 0"])
    model.events = []
    model.number = 1
    harness.graph.flush()
    #expect(model.events == ["0 to 1"])
    await model.wait(forEvents: 3)
    #expect(Set(model.events) == ["0 to 1", "cancel 0", "start 1"])
    model.events = []
    model.isShown = false
    harness.graph.flush()
    #expect(model.events == ["disappear"])
    await model.wait(forEvents: 2)
    #expect(model.events == ["disappear", "cancel 1"])
  }

  @Test("Unmounting a graph cancels its tasks and runs its onDisappear actions")
  func unmount() async {
    let model = Model()
    let harness = GraphHarness(Host(model: model))
    await model.wait(forEvents: 2)
    harness.graph.unmount()
    await model.wait(forEvents: 4)
    #expect(model.events == ["appear", "start 0", "disappear", "cancel 0"])
  }

  @Test("A view that disappears before its task's first turn never starts it")
  func disappearsAtOnce() async {
    let model = Model()
    let harness = GraphHarness(Host(model: model))
    model.isShown = false
    harness.graph.flush()
    model.isShown = true
    harness.graph.flush()
    await model.wait(forEvents: 4)
    #expect(model.events == ["appear", "disappear", "appear", "start 0"])
  }

  @Test("State that 'onAppear' changes is part of the first drawing")
  func appearBeforeMount() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    let harness = GraphHarness(Loading())
    #expect(harness.texts == ["loaded"])
    #expect(harness.renderer.passes.isEmpty)
    #expect(harness.renderer.mountCount == 1)
  }

  @Test("A changed 'id' resets the view's state")
  func identity() throws {
    struct Keyed: View {
      @State private var key = 0
      var body: some View {
        Button("Next") { key += 1 }
        Inner().id(key)
      }
    }
    struct Inner: View {
      @State private var taps = 0
      var body: some View { Button("taps \(taps)") { taps += 1 } }
    }
    let harness = GraphHarness(Keyed())
    try harness.tap("taps 0")
    #expect(try harness.tap("taps 1") == .handled)
    try harness.tap("Next")
    #expect(try harness.tap("taps 0") == .handled)
  }
}
#endif
