#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "plain"
}

private struct SizeKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

@MainActor
struct EnvironmentTests {
  @Observable final class Model {
    var theme = "dark"
    var size = 2
    var isDisabled = false
    var color = Color.red
  }

  struct Root: View {
    let model: Model
    var body: some View {
      Middle()
        .environment(\.theme, model.theme)
        .environment(\.size, model.size)
        .environment(model)
        .disabled(model.isDisabled)
    }
  }

  struct Middle: View {
    var body: some View {
      ThemeReader()
      SizeReader()
      ObjectReader()
      Button("Press") {}
      ThemeReader().environment(\.theme, "own")
    }
  }

  struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(theme) }
  }

  struct SizeReader: View {
    @Environment(\.size) private var size
    var body: some View { Text("\(size)") }
  }

  struct ObjectReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text("object \(model.size)") }
  }

  @Test("Environment values reach the views inside; the closest one wins")
  func values() {
    #expect(GraphHarness(Root(model: Model())).texts == ["dark", "2", "object 2", "own"])
    #expect(GraphHarness(ThemeReader()).texts == ["plain"])
  }

  @Test("A change evaluates only the bodies that read the changed value")
  func change() {
    let model = Model()
    let harness = GraphHarness(Root(model: model))
    harness.graph.resetBodyEvaluations()
    model.theme = "light"
    harness.graph.flush()
    #expect(harness.texts == ["light", "2", "object 2", "own"])
    #expect(harness.graph.bodyEvaluationsByType == ["Root": 1, "ThemeReader": 1])
  }

  @Test("'disabled' reaches the controls inside without evaluating bodies")
  func disabled() throws {
    let model = Model()
    let harness = GraphHarness(Root(model: model))
    #expect(try harness.tap("Press") == .handled)
    harness.graph.resetBodyEvaluations()
    model.isDisabled = true
    harness.graph.flush()
    #expect(harness.graph.bodyEvaluationsByType == ["Root": 1])
    #expect(try harness.tap("Press") == .refused(.disabled))
    #expect(
      harness.log.messages == [
        "warning: Refused an event event=tap node=\(try harness.node(.button).id) reason=disabled"
      ])
  }

  @Test("A modifier's new value passes through a child that is not evaluated")
  func decoration() throws {
    struct Inner: View {
      var body: some View { Text("inner") }
    }
    struct Outer: View {
      let model: Model
      var body: some View { Inner().foregroundStyle(model.color).padding(Double(model.size)) }
    }
    let model = Model()
    let harness = GraphHarness(Outer(model: model))
    harness.graph.resetBodyEvaluations()
    model.color = .blue
    model.size = 9
    harness.graph.flush()
    let style = try harness.node(.text).element.style
    #expect(style.foreground == .named(.blue))
    #expect(style.padding == EdgeLengths(top: 9, leading: 9, bottom: 9, trailing: 9))
    #expect(harness.graph.bodyEvaluations(of: Inner.self) == 0)
    #expect(harness.graph.bodyEvaluations(of: Outer.self) == 1)
  }
}
#endif
