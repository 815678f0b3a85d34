#if PortableViews
import ComposableUI
import Testing
import ViewGraph

@MainActor
struct LayerTests {
  @Test("Modifiers that apply from the inside out share one element")
  func merging() throws {
    let harness = GraphHarness(
      Text("x").font(.title).bold().padding(4).padding(.leading, 1).frame(width: 80)
        .background(.red).cornerRadius(6).opacity(0.5).accessibilityIdentifier("id"))
    #expect(harness.outline == "text \"x\"\n")
    let element = try harness.node(.text).element
    #expect(element.traits.identifier == "id")
    #expect(element.style.font == ElementFont(textStyle: .title, weight: 700))
    #expect(element.style.padding == EdgeLengths(top: 4, leading: 5, bottom: 4, trailing: 4))
    #expect(element.style.width == 80)
    #expect(element.style.background == .named(.red))
    #expect(element.style.cornerRadius == 6)
    #expect(element.style.opacity == 0.5)
  }

  @Test("Accessibility traits added one after another are all kept")
  func traits() throws {
    let harness = GraphHarness(
      VStack {
        Text("Crosses win").accessibilityAddTraits(.isHeader)
          .accessibilityAddTraits(.updatesFrequently)
        Text("Score").accessibilityAddTraits([.isHeader, .isStaticText])
      })
    let texts = harness.nodes.map(\.element).filter { $0.role == .text }
    #expect(texts.map { $0.traits.headingLevel } == [2, 2])
    #expect(texts.map(\.traits.isAnnounced) == [true, false])
  }

  @Test("Padding around a background, or on a control, adds a box")
  func boxes() throws {
    let harness = GraphHarness(
      VStack {
        Text("x").background(.red).padding(4)
        Button("y") {}.padding(4).background(.blue)
      })
    #expect(
      harness.outline == """
        verticalStack
          box
            text "x"
          box
            button "y"

        """)
    let boxes = harness.nodes.filter { $0.element.role == .box }
    #expect(boxes[0].element.style.background == nil)
    #expect(boxes[0].children[0].element.style.background == .named(.red))
    #expect(boxes[1].element.style.background == .named(.blue))
    #expect(boxes[1].children[0].element.style.isEmpty)
  }

  @Test("A frame that is no square, a background and a border of the frame are around a shape")
  func shapes() throws {
    let harness = GraphHarness(
      VStack {
        Circle().fill(.red).frame(width: 6, height: 6)
        Circle().fill(.red).frame(width: 140, height: 80)
        Circle().fill(.red).frame(width: 40)
        Circle().fill(.red).frame(width: 6, height: 6).background(.yellow)
        Capsule().fill(.red).frame(width: 140, height: 80).border(.gray)
        Rectangle().fill(.red).border(.gray)
      })
    let shapes = try harness.node(.verticalStack).children
    #expect(shapes.map(\.children.count) == [0, 1, 1, 1, 1, 0])
    let styles = shapes.map(\.element.style)
    #expect(styles.map(\.width) == [6, 140, 40, nil, nil, nil])
    #expect(
      styles.map(\.background) == [.named(.red), nil, nil, .named(.yellow), nil, .named(.red)])
    #expect(styles.map { $0.border != nil } == [false, false, false, false, true, true])
    #expect(shapes[1].children[0].element.style.width == nil)
    #expect(shapes[1].children[0].element.style.aspectRatio == 1)
    #expect(shapes[4].children[0].element.style.cornerRadius == .infinity)
  }

  @Test("A frame's alignment doesn't change the alignment of the stack inside")
  func placedStacks() throws {
    let harness = GraphHarness(
      VStack(alignment: .trailing) { Text("x") }.frame(maxWidth: .infinity, alignment: .leading))
    #expect(
      harness.outline == """
        box
          verticalStack
            text "x"

        """)
    #expect(try harness.node(.box).element.style.alignment?.horizontal == .leading)
    #expect(try harness.node(.verticalStack).element.style.alignment?.horizontal == .trailing)
    let centered = GraphHarness(VStack(alignment: .leading) { Text("x") }.frame(width: 10))
    #expect(try centered.node(.box).element.style.alignment == nil)
    #expect(try centered.node(.verticalStack).element.style.alignment?.horizontal == .leading)
  }

  @Test("A frame that puts a stack where the stack puts its views is part of the stack")
  func framedStacks() throws {
    let views = [
      AnyView(VStack(alignment: .leading) { Text("x") }.frame(width: 10, alignment: .leading)),
      AnyView(VStack(alignment: .leading) { Text("x") }.frame(height: 10, alignment: .bottom)),
      AnyView(HStack(alignment: .top) { Text("x") }.frame(maxWidth: 90, alignment: .leading)),
      AnyView(ZStack(alignment: .top) { Text("x") }.frame(minHeight: 10, alignment: .top)),
    ]
    for view in views {
      #expect(!GraphHarness(view).nodes.contains { $0.element.role == .box })
    }
    let low = try GraphHarness(views[1]).node(.verticalStack).element.style.alignment
    #expect(low == ElementAlignment(horizontal: .leading, vertical: .bottom))
    let wide = try GraphHarness(views[2]).node(.horizontalStack).element.style.alignment
    #expect(wide == ElementAlignment(horizontal: .leading, vertical: .top))
  }

  @Test("A group's modifier applies to each of its views, but not its sheet")
  func groups() {
    let harness = GraphHarness(
      Group {
        Text("a")
        ForEach(0..<2) { Text(verbatim: "\($0)") }
      }
      .sheet(isPresented: .constant(true)) { Text("s") }
      .opacity(0.3))
    let texts = harness.nodes.filter { $0.element.role == .text }
    #expect(texts.map(\.element.style.opacity) == [0.3, 0.3, 0.3, nil])
    #expect(harness.nodes.first { $0.element.role == .sheet }?.element.style.isEmpty == true)
  }

  @Test("Lists wrap each view in a row, also inside sections")
  func rows() {
    let harness = GraphHarness(
      List {
        Text("a")
        Section {
          Text("b").padding()
          EmptyView()
        } header: {
          Text("S")
        } footer: {
          Text("f")
        }
      })
    #expect(
      harness.outline == """
        list
          row
            text "a"
          section "S"
            row
              text "b"
            box
              text "f"

        """)
  }

  struct Shouting: ViewModifier {
    let suffix: String
    @State private var volume = 1
    func body(content: Content) -> some View {
      HStack {
        content
        Button(String(repeating: suffix, count: volume)) { volume += 1 }
      }
    }
  }

  @Test("A custom modifier wraps its view and keeps its own state")
  func customModifier() throws {
    let harness = GraphHarness(Text("hey").modifier(Shouting(suffix: "!")))
    try harness.tap("!")
    #expect(
      harness.outline == """
        horizontalStack
          text "hey"
          button "!!"

        """)
  }

  struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(2).background(.green)
    }
  }

  @Test("Button styles reach the buttons inside")
  func buttonStyles() throws {
    let harness = GraphHarness(
      VStack {
        Button("a") {}
        Button("b") {}.buttonStyle(.plain)
        Button("c") {}.buttonStyle(Boxed())
      }
      .buttonStyle(.borderedProminent))
    let buttons = harness.nodes.filter { $0.element.role == .button }
    #expect(
      buttons.map(\.element.details)
        == [.borderedProminent, .plain, .plain].map { .button(ButtonDetails(style: $0)) })
    #expect(harness.nodes.last?.element.style.background == .named(.green))
  }
}
#endif
