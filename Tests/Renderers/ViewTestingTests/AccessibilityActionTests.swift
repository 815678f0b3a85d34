#if PortableViews
import Testing
import ViewTesting

@testable import ComposableUI

/// Actions for assistive technologies, and looks by the environment.
@MainActor
struct AccessibilityActionTests {
  private struct Message: View {
    @State var log: [String] = []

    var body: some View {
      Text("Message")
        .accessibilityAction(named: "Reply") { log.append("reply") }
        .accessibilityActions {
          Button("Forward") { log.append("forward") }
          Button("Print", role: .destructive) { log.append("print") }
        }
      Text("Opens").accessibilityIdentifier("opens")
        .accessibilityAction { log.append("open") }
        .accessibilityAction(.escape) { log.append("escape") }
      Text(verbatim: log.joined(separator: " "))
    }
  }

  @Test("named actions are buttons that show while they have the focus")
  func named() throws {
    let screen = ViewTester(Message())
    let reply = try screen.button("Reply")
    func undrawn() -> Int {
      screen.root.descendants.filter { $0.tree.element.style.opacity == 0 }.count
    }
    #expect(undrawn() == 3)
    try reply.focus()
    #expect(undrawn() == 2)
    try screen.button("Reply").blur()
    #expect(undrawn() == 3)
    #expect(screen.root.buttons.count == 3)
    try reply.tap()
    try screen.button("Forward").tap()
    try screen.button("Print").tap()
    #expect(screen.texts.last == "reply forward print")
  }

  private struct Rating: View {
    @State var rating = 3.0

    var body: some View {
      Text("Stars").accessibilityRepresentation {
        Slider(value: $rating, in: 0...5) { Text("Rating") }
      }
      Text("\(Int(rating))")
    }
  }

  @Test("a representation takes the place of the view")
  func representation() throws {
    let screen = ViewTester(Rating())
    try screen.slider("Rating").setValue(4)
    #expect(screen.texts.contains("4"))
    #expect(try screen.text("Stars").tree.element.traits.isHidden)
  }

  private struct Reading: View {
    @Environment(\.font) var font
    @Environment(\.lineLimit) var lineLimit
    @Environment(\.multilineTextAlignment) var alignment

    var body: some View {
      Text(verbatim: "\(font == .title) \(lineLimit ?? 0) \(alignment == .trailing)")
    }
  }

  @Test("values of texts in the environment are read, and drawn as their modifiers draw")
  func looks() throws {
    let screen = ViewTester(
      Reading()
        .environment(\.font, .title)
        .environment(\.lineLimit, 2)
        .environment(\.multilineTextAlignment, .trailing)
        .environment(\.lineSpacing, 4)
        .environment(\.textCase, .uppercase)
        .environment(\.truncationMode, .head)
        .environment(\.minimumScaleFactor, 0.5))
    let style = try screen.text("true 2 true").tree.element.style
    #expect(style.font?.textStyle == .title)
    #expect(style.lineLimit == 2)
    #expect(style.textAlignment == .trailing)
    #expect(style.font?.lineSpacing == 4)
    #expect(style.font?.letterCase == .uppercase)
    #expect(style.effects.truncation == .head)
    #expect(style.effects.leastScale == 0.5)
  }

  private struct Changing: View {
    @State var isLarge = false

    var body: some View {
      Text("Size").environment(\.font, isLarge ? .title : .caption)
      Button("Larger") { isLarge = true }
    }
  }

  @Test("a changed value of the environment changes the looks")
  func change() throws {
    let screen = ViewTester(Changing())
    #expect(try screen.text("Size").tree.element.style.font?.textStyle == .caption)
    try screen.button("Larger").tap()
    #expect(try screen.text("Size").tree.element.style.font?.textStyle == .title)
  }

  @Test("colours are mixed by a share, also on a dark background")
  func mixture() {
    let mixed = Color(red: 1, green: 0, blue: 0).mix(
      with: Color(red: 0, green: 0, blue: 1), by: 0.25)
    #expect(mixed.element == ElementColor.rgba(0.75, 0, 0.25, 1))
    let red = Color.red.mix(with: .blue, by: 0).element
    #expect(red == ElementColor.rgba(215.0 / 255, 0, 21.0 / 255, 1))
    let adaptive = Color(
      element: .adaptive(
        light: .init(red: 1, green: 1, blue: 1), dark: .init(red: 0, green: 0, blue: 0)))
    let lighter = adaptive.mix(with: Color(red: 1, green: 1, blue: 1), by: 0.5).element
    let grey = ElementColor.Components(red: 0.5, green: 0.5, blue: 0.5)
    let white = ElementColor.Components(red: 1, green: 1, blue: 1)
    #expect(lighter == ElementColor.adaptive(light: white, dark: grey))
  }

  @Test("a background without a style takes the environment's")
  func background() throws {
    let screen = ViewTester(
      VStack {
        Text("Red").background()
      }
      .backgroundStyle(.red))
    let red = ViewTester(Text("Red").background(.red))
    func color(_ screen: ViewTester) -> ElementColor? {
      screen.root.descendants.compactMap(\.tree.element.style.background).first
    }
    #expect(color(screen) == color(red))
    #expect(color(screen) != nil)
  }
}
#endif
