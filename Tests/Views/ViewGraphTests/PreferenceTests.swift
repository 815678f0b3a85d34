#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

private struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct CountKey: PreferenceKey {
  static let defaultValue = 7
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
struct PreferenceTests {
  @Observable final class Model {
    var names = ["a", "b", "c"]
    var suffix = ""
    var count = 1
    var isShown = true
    @ObservationIgnored var received: [[String]] = []
    @ObservationIgnored var counts: [Int] = []
  }

  struct Named: View {
    let name: String
    let model: Model
    var body: some View {
      Text(verbatim: name).preference(key: NamesKey.self, value: [name + model.suffix])
    }
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { Named(name: $0, model: model) }
        if model.isShown { Named(name: "last", model: model) }
      }
    }
  }

  struct Reader: View {
    let model: Model
    var body: some View {
      Rows(model: model)
        .onPreferenceChange(NamesKey.self) { model.received.append($0) }
    }
  }

  @Test("an observer gets the values in the order of the views, once at first")
  func initial() {
    let model = Model()
    _ = GraphHarness(Reader(model: model))
    #expect(model.received == [["a", "b", "c", "last"]])
  }

  @Test("inserted, removed and moved rows give their values in the new order")
  func rows() {
    let model = Model()
    let harness = GraphHarness(Reader(model: model))
    func change(_ change: (Model) -> Void) -> [[String]] {
      model.received = []
      change(model)
      harness.graph.flush()
      harness.check()
      return model.received
    }
    #expect(change { $0.names.insert("x", at: 1) } == [["a", "x", "b", "c", "last"]])
    #expect(change { $0.names.reverse() } == [["c", "b", "x", "a", "last"]])
    #expect(change { $0.names.removeFirst(2) } == [["x", "a", "last"]])
    #expect(change { $0.isShown = false } == [["x", "a"]])
    #expect(change { $0.names = [] } == [[]])
    #expect(change { $0.isShown = true } == [["last"]])
    #expect(change { $0.names = ["z"] } == [["z", "last"]])
  }

  @Test("a changed value evaluates its view alone, and reaches the observer once")
  func change() {
    let model = Model()
    let harness = GraphHarness(Reader(model: model))
    harness.graph.resetBodyEvaluations()
    model.received = []
    model.suffix = "!"
    harness.graph.flush()
    #expect(model.received == [["a!", "b!", "c!", "last!"]])
    #expect(harness.graph.bodyEvaluationsByType == ["Named": 4])
  }

  @Test("an equal value does not reach the observer")
  func equal() {
    let model = Model()
    let harness = GraphHarness(Reader(model: model))
    model.received = []
    model.names[0] = "a"
    model.suffix = ""
    harness.graph.flush()
    #expect(model.received == [])
  }

  struct Count: View {
    let model: Model
    var body: some View { Text("count").preference(key: CountKey.self, value: model.count) }
  }

  @Test("a value outside replaces those inside, a transform changes their sum")
  func nesting() {
    struct Nested: View {
      let model: Model
      var body: some View {
        VStack {
          VStack { Count(model: model) }.preference(key: CountKey.self, value: 10)
          Count(model: model).transformPreference(CountKey.self) { $0 *= 2 }
          Text("none").transformPreference(CountKey.self) { $0 += 100 }
          Text("none")
        }
        .onPreferenceChange(CountKey.self) { model.counts.append($0) }
      }
    }
    let model = Model()
    let harness = GraphHarness(Nested(model: model))
    model.count = 5
    harness.graph.flush()
    #expect(model.counts == [10 + 2 + 107, 10 + 10 + 107])
  }

  @Test("an observer without values inside gets the default value")
  func defaultValue() {
    let model = Model()
    _ = GraphHarness(
      Text("none").onPreferenceChange(CountKey.self) { model.counts.append($0) })
    #expect(model.counts == [7])
  }

  @Test("every observer on the way up gets the value, and each key is collected on its own")
  func observers() {
    let model = Model()
    let view = VStack { Count(model: model) }
      .onPreferenceChange(CountKey.self) { model.counts.append($0) }
      .onPreferenceChange(NamesKey.self) { model.received.append($0) }
      .onPreferenceChange(CountKey.self) { model.counts.append($0 * 10) }
    let harness = GraphHarness(view)
    #expect(model.counts == [1, 10])
    #expect(model.received == [[]])
    model.count = 2
    harness.graph.flush()
    #expect(model.counts == [1, 10, 2, 20])
    #expect(model.received == [[]])
  }

  struct Layers: View {
    let model: Model
    var body: some View {
      VStack { Count(model: model) }
        .overlayPreferenceValue(CountKey.self) { Overlay(text: "front \($0)") }
        .backgroundPreferenceValue(CountKey.self, alignment: .top) { Overlay(text: "behind \($0)") }
    }
  }

  struct Overlay: View {
    let text: String
    var body: some View { Text(verbatim: text) }
  }

  @Test("layers are made from the value, once at first and once for each change")
  func layers() {
    let model = Model()
    let harness = GraphHarness(Layers(model: model))
    #expect(harness.texts == ["count", "front 1", "behind 1"])
    #expect(harness.graph.bodyEvaluationsByType == ["Layers": 1, "Count": 1, "Overlay": 2])
    harness.graph.resetBodyEvaluations()
    model.count = 2
    harness.graph.flush()
    #expect(harness.texts == ["count", "front 2", "behind 2"])
    #expect(harness.graph.bodyEvaluationsByType == ["Count": 1, "Overlay": 2])
  }

  @Test("an observer may change state that the views inside read")
  func feedback() {
    struct Feedback: View {
      @State private var seen = 0
      let model: Model
      var body: some View {
        Count(model: model).onPreferenceChange(CountKey.self) { seen = $0 }
        Text(verbatim: "seen \(seen)")
      }
    }
    let model = Model()
    let harness = GraphHarness(Feedback(model: model))
    #expect(harness.texts == ["count", "seen 1"])
    model.count = 3
    harness.graph.flush()
    #expect(harness.texts == ["count", "seen 3"])
    #expect(harness.log.messages == [])
  }
}
#endif
