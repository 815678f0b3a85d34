#if PortableViews
import Foundation
import Observation
import Testing
import ViewTesting

@testable import ComposableUI

/// A button that needs two taps.
private struct Careful: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      Button(configuration)
    }
  }
}

private struct Shake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: animatableData * 2, y: size.height))
  }
}

/// Styles, effects and controls of one's own.
@MainActor
struct OwnStyleTests {
  private struct Styled: View {
    @State var count = 0

    var body: some View {
      Button("Careful") { count += 1 }.buttonStyle(Careful()).accessibilityIdentifier("careful")
      Button("Framed") { count += 10 }.buttonStyle(Framed())
      Text("\(count)")
    }
  }

  @Test("a primitive style chooses the gesture that runs the action")
  func primitiveStyle() throws {
    let screen = ViewTester(Styled())
    #expect(screen.root.buttons == ["Framed"])
    try screen.root.element(identifiedBy: "careful").doubleTap()
    #expect(screen.texts.last == "1")
    try screen.button("Framed").tap()
    #expect(screen.texts.last == "11")
    #expect(screen.texts.contains("["))
  }

  private struct Shaken: View {
    @State var amount: CGFloat = 3

    var body: some View {
      Text("Shaken").modifier(Shake(animatableData: amount))
      Button("More") { amount = 4 }
    }
  }

  @Test("a geometry effect draws its view through the transform of its numbers")
  func geometryEffect() throws {
    let screen = ViewTester(Shaken())
    #expect(transforms(in: screen.root) == [[.affine(a: 1, b: 0, c: 0, d: 1, x: 6, y: 23)]])
    try screen.button("More").tap()
    #expect(transforms(in: screen.root) == [[.affine(a: 1, b: 0, c: 0, d: 1, x: 8, y: 23)]])
  }

  private func transforms(in element: TestElement) -> [[ElementTransform]] {
    ([element] + element.descendants).map(\.tree.element.style.effects.transforms)
      .filter { !$0.isEmpty }
  }

  @Test("projections are multiplied as matrices, the first one first")
  func projection() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 2, y: 3))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 10, y: 100))
    let both = move.concatenating(scale)
    #expect([both.m11, both.m22, both.m31, both.m32] == [10, 100, 20, 300])
    #expect(both.isAffine)
    #expect(ProjectionTransform().isIdentity)
    #expect(!both.isIdentity)
  }

  private struct Switches: View {
    struct Lamp: Identifiable {
      let id: Int
      @Binding var isOn: Bool
    }
    @State var first = true
    @State var second = false

    var body: some View {
      let lamps = [Lamp(id: 1, isOn: $first), Lamp(id: 2, isOn: $second)]
      Toggle("All", sources: lamps, isOn: \.$isOn)
      Text("\(first) \(second)")
    }
  }

  @Test("a toggle of several sources is on while all are, and switches all")
  func sources() throws {
    let screen = ViewTester(Switches())
    let toggle = try screen.root.find(.toggle, "All")
    #expect(toggle.value == "false")
    try toggle.toggle()
    #expect(screen.texts.last == "true true")
    try screen.root.find(.toggle, "All").toggle()
    #expect(screen.texts.last == "false false")
  }

  private struct Headings: View {
    var body: some View {
      Text("First").accessibilityHeading(.h1)
      Text("Fourth").accessibilityHeading(.h4)
      Text("Twice").modifier(Suffix(text: "a").concat(Suffix(text: "b")).concat(EmptyModifier()))
    }
  }

  private struct Suffix: ViewModifier {
    let text: String

    func body(content: Content) -> some View {
      content
      Text(text)
    }
  }

  @Test("headings have levels, and joined modifiers apply one after another")
  func headings() {
    let screen = ViewTester(Headings())
    #expect(screen.texts == ["First", "Fourth", "Twice", "a", "b"])
    let levels = screen.root.descendants.compactMap(\.tree.element.traits.headingLevel)
    #expect(levels == [1, 4])
  }

  private struct Focusing: View {
    enum Field { case name, place }
    @AccessibilityFocusState private var focus: Field?
    @FocusState private var isNoteFocused: Bool

    var body: some View {
      Button("Name") { focus = .place }.accessibilityFocused($focus, equals: .name)
      Button("Place") {}.accessibilityFocused($focus, equals: .place)
      TextField("Note", text: .constant("")).focused($isNoteFocused)
        .defaultFocus($isNoteFocused, true)
      Text(focus.map { "\($0)" } ?? "none")
    }
  }

  @Test("the accessibility focus follows the focus and moves it; a default focus is taken at first")
  func accessibilityFocus() throws {
    let screen = ViewTester(Focusing())
    #expect(try screen.textField("Note").isFocused)
    #expect(screen.texts.last == "none")
    try screen.button("Name").tap()
    #expect(screen.texts.last == "place")
    #expect(try screen.button("Place").isFocused)
    try screen.button("Place").blur()
    #expect(screen.texts.last == "none")
  }

  @Observable
  fileprivate final class Model { var name = "model" }

  private struct Reading: View {
    @Environment(\.ownNumber) private var number
    @Environment(Model.self) private var model
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.appearsActive) private var isActive

    var body: some View { Text("\(number) \(model.name) \(size.rawValue) \(isActive)") }
  }

  private struct Reader: App {
    var body: some Scene {
      WindowGroup { Reading().dynamicTypeSize(.small) }
        .environment(\.ownNumber, 7)
        .environment(Model())
        .defaultSize(width: 400, height: 300)
        .windowResizability(.contentSize)
        .commands { SidebarCommands() }
    }
  }

  @Test("the environment of a scene reaches its views")
  func sceneEnvironment() {
    let screen = ViewTester(Reader()._rootView)
    #expect(screen.texts == ["7 model 1 true"])
  }

  private struct Counting: View, Equatable {
    let number: Int
    let note: () -> Void

    var body: some View {
      let _ = note()
      Text("\(number)")
    }

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
  }

  private final class Count { var bodies = 0 }

  private struct Repeated: View {
    let count: Count
    @State var taps = 0

    var body: some View {
      Counting(number: taps / 2) { [count] in count.bodies += 1 }.equatable()
      Button("Tap \(taps)") { taps += 1 }
    }
  }

  @Test("an equatable view is evaluated again only when it differs")
  func equatable() throws {
    let count = Count()
    let screen = ViewTester(Repeated(count: count))
    #expect(count.bodies == 1)
    try screen.button("Tap 0").tap()
    #expect(count.bodies == 1)
    try screen.button("Tap 1").tap()
    #expect(count.bodies == 2)
  }
}

private struct OwnNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var ownNumber: Int {
    get { self[OwnNumberKey.self] }
    set { self[OwnNumberKey.self] = newValue }
  }
}
#endif
