#if PortableViews
import ComposableUI
import Observation
import Testing
import ViewGraph

@MainActor
struct AnimationTests {
  @Observable final class Model {
    var count = 0
    var name = "n"
    var shade = 1.0
  }

  /// Notes which animation each pass comes with.
  private final class Recorder: Renderer {
    private(set) var animations: [Animation?] = []
    private(set) var mountCount = 0

    func mount(_ tree: ElementTree) { mountCount += 1 }
    func apply(_ patches: [Patch]) { animations.append(nil) }
    func apply(_ patches: [Patch], animation: Animation?) { animations.append(animation) }
  }

  private struct CountView: View {
    let model: Model
    @State private var taps = 0

    var body: some View {
      Text("\(model.count)")
      Button("Tap \(taps)") { withAnimation(.easeOut) { taps += 1 } }
    }
  }

  private struct NameView: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  private let recorder = Recorder()
  private let model = Model()

  private func makeGraph(_ view: some View) -> ViewGraph {
    let graph = ViewGraph(view, renderer: recorder)
    graph.mount()
    return graph
  }

  /// Which animations the changes of a function are drawn with.
  private func animations(_ graph: ViewGraph, _ change: () -> Void) -> [Animation?] {
    let count = recorder.animations.count
    change()
    graph.flush()
    return Array(recorder.animations[count...])
  }

  @Test("A change uses the animation it was made with, and the next one none")
  func explicit() {
    let graph = makeGraph(CountView(model: model))
    #expect(animations(graph) { withAnimation(.linear) { model.count += 1 } } == [.linear])
    #expect(animations(graph) { model.count += 1 } == [nil])
    #expect(animations(graph) { withAnimation { model.name = "x" } } == [])
    #expect(animations(graph) { model.count += 1 } == [nil])
    #expect(animations(graph) { withAnimation(nil) { model.count += 1 } } == [nil])
  }

  @Test("An event handler animates its change of a view's own state")
  func state() throws {
    let graph = makeGraph(CountView(model: model))
    let button = try #require(graph.tree.children.first { $0.element.role == .button })
    graph.handle(ViewEvent(node: button.id, kind: .tap))
    #expect(recorder.animations == [.easeOut])
  }

  @Test("Combined changes use the last animation, or none if one disables it")
  func together() {
    let graph = makeGraph(
      VStack {
        CountView(model: model)
        NameView(model: model)
      })
    func change(_ first: Transaction, _ second: Transaction) -> [Animation?] {
      animations(graph) {
        withTransaction(first) { model.count += 1 }
        withTransaction(second) { model.name += "!" }
      }
    }
    let linear = Transaction(animation: .linear)
    let easeIn = Transaction(animation: .easeIn)
    var disabled = Transaction(animation: .linear)
    disabled.disablesAnimations = true
    #expect(change(linear, easeIn) == [.easeIn])
    #expect(change(easeIn, linear) == [.linear])
    #expect(change(linear, Transaction()) == [.linear])
    #expect(change(disabled, easeIn) == [nil])
    #expect(change(easeIn, disabled) == [nil])
  }

  @Test("A change from another thread is drawn with its animation")
  func background() async {
    let graph = makeGraph(CountView(model: model))
    nonisolated(unsafe) let model = model  // Safe: nobody else uses it meanwhile.
    await Task.detached { withAnimation(.linear) { model.count += 1 } }.value
    graph.flush()
    #expect(recorder.animations == [.linear])
  }

  @Test("Mounting is not animated, and drops animations from 'onAppear'")
  func mounting() {
    let graph = ViewGraph(
      NameView(model: model).onAppear { [model] in withAnimation { model.name = "shown" } },
      renderer: recorder)
    graph.mount()
    #expect(recorder.mountCount == 1)
    #expect(animations(graph) { model.name = "plain" } == [nil])
  }

  private struct ShadeView: View {
    let model: Model
    let animation: Animation?
    var body: some View {
      Text(model.name)
        .opacity(model.shade)
        .animation(animation, value: model.shade)
    }
  }

  @Test("'animation(_:value:)' overrides the transaction's animation")
  func value() {
    let graph = makeGraph(ShadeView(model: model, animation: .easeIn))
    #expect(animations(graph) { model.shade = 0.5 } == [.easeIn])
    #expect(animations(graph) { model.name = "other" } == [nil])
    #expect(animations(graph) { withAnimation(.linear) { model.shade = 0.1 } } == [.easeIn])
    #expect(animations(graph) { withAnimation(.linear) { model.name = "third" } } == [.linear])
    #expect(
      animations(graph) {
        withTransaction(\.disablesAnimations, true) { model.shade = 1 }
      } == [nil])
  }

  @Test("'animation(nil, value:)' disables its view's animation of the value")
  func noAnimation() {
    let graph = makeGraph(ShadeView(model: model, animation: nil))
    #expect(animations(graph) { withAnimation { model.shade = 0.5 } } == [nil])
    #expect(animations(graph) { withAnimation { model.name = "other" } } == [.default])
    let both = makeGraph(
      VStack {
        ShadeView(model: model, animation: .linear)
        ShadeView(model: model, animation: nil)
      })
    #expect(animations(both) { model.shade = 0.1 }.contains(.linear))
  }

  private struct AlwaysView: View {
    let model: Model
    var body: some View { Text(model.name).animation(.easeOut) }
  }

  @Test("'animation(_:)' without a value animates all changes of its view")
  func always() {
    let graph = makeGraph(AlwaysView(model: model))
    #expect(animations(graph) { model.name = "b" } == [.easeOut])
    #expect(animations(graph) { model.name = "c" } == [.easeOut])
  }

  @Test("A transition becomes a trait of its element, with effects for both directions")
  func transitions() throws {
    func effects(_ transition: AnyTransition) throws -> [[AnyTransition.Effect]] {
      let graph = makeGraph(Text("a").transition(transition))
      let transition = try #require(graph.tree.children.first?.element.traits.transition)
      return [transition.insertion, transition.removal]
    }
    #expect(try effects(.opacity) == [[.fade], [.fade]])
    #expect(try effects(.identity) == [[], []])
    #expect(try effects(.scale) == [[.scale], [.scale]])
    #expect(try effects(.slide) == [[.leading], [.trailing]])
    #expect(
      try Edge.allCases.map { try effects(.move(edge: $0))[0] }
        == [[.top], [.leading], [.bottom], [.trailing]])
    #expect(
      try effects(.opacity.combined(with: .scale).animation(.linear))
        == [[.fade, .scale], [.fade, .scale]])
    #expect(
      try effects(.asymmetric(insertion: .scale, removal: .identity)) == [[.scale], []])
  }
}
#endif
