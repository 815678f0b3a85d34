import ComposableArchitecture
import Testing
import ViewTesting

private struct NumberKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 2
}

private struct WordKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct NumberView: View {
  @Dependency(\.number) var number
  @Dependency(\.word) var word

  var body: some View {
    Text("\(word) \(number)")
  }
}

private struct Chooser: View {
  @State var number = 10
  @State var taps = 0

  var body: some View {
    Text("taps \(taps)")
    NumberView().dependency(\.number, number)
    Button("More") { number += 1 }
    Button("Tap") { taps += 1 }
  }
}

private struct EnvironmentReader: View {
  @Environment(\.dependencies) var dependencies

  var body: some View {
    Text("\(dependencies.word) \(dependencies.number)")
  }
}

private struct NumberModifier: ViewModifier {
  @Dependency(\.number) var number

  func body(content: Content) -> some View {
    content
    Text("modifier \(number)")
  }
}

/// Dependencies of views.
@MainActor
struct DependencyPropertyTests {
  @Test("a view uses the innermost dependency set around it, else the default")
  func innermost() {
    let screen = ViewTester(
      VStack {
        NumberView()
        NumberView().dependency(\.number, 3)
        VStack {
          NumberView()
          NumberView().dependency(\.number, 5).dependency(\.word, "outer")
          NumberView().dependency(\.word, "inner").dependency(\.word, "outer")
        }
        .dependency(\.number, 4)
      })
    #expect(screen.texts == ["test 2", "test 3", "test 4", "outer 5", "inner 4"])
  }

  @Test("dependencies set around a view override those from its creation")
  func creation() {
    let view = withDependencies {
      $0.number = 6
      $0.word = "creation"
    } operation: {
      NumberView()
    }
    let screen = ViewTester(
      VStack {
        view
        view.dependency(\.number, 7)
      })
    #expect(screen.texts == ["creation 6", "creation 7"])
  }

  @Test("a changed dependency evaluates a view; other changes do not")
  func changes() throws {
    let screen = ViewTester(Chooser())
    #expect(screen.texts == ["taps 0", "test 10"])
    screen.graph.resetBodyEvaluations()
    try screen.button("Tap").tap()
    #expect(screen.texts == ["taps 1", "test 10"])
    #expect(screen.graph.bodyEvaluations(of: NumberView.self) == 0)
    try screen.button("More").tap()
    #expect(screen.texts == ["taps 1", "test 11"])
    #expect(screen.graph.bodyEvaluations(of: NumberView.self) == 1)
  }

  @Test("the environment's dependencies are the current ones plus overrides")
  func environment() {
    let screen = ViewTester(
      VStack {
        EnvironmentReader()
        EnvironmentReader().dependency(\.number, 8)
        NumberView().transformEnvironment(\.dependencies) { $0.word = "transformed" }
      })
    #expect(screen.texts == ["test 2", "test 8", "transformed 2"])
  }

  @Test("a modifier's @Dependency uses the values set around it")
  func modifier() {
    let screen = ViewTester(
      Text("content").modifier(NumberModifier()).dependency(\.number, 9))
    #expect(screen.texts == ["content", "modifier 9"])
  }

  @Test("a scene's dependencies apply to its views")
  func scene() {
    let scene = WindowGroup { NumberView() }
      .dependency(\.number, 12)
      .dependency(\.word, "scene")
    #expect(ViewTester(scene._rootView).texts == ["scene 12"])
  }
}
