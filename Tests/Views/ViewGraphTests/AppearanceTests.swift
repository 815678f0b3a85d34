#if PortableViews
import Testing
import ViewGraph

@testable import ComposableUI

@MainActor
struct AppearanceTests {
  private func elements(
    _ role: ViewElement.Role, in tree: ElementTree
  ) -> [ViewElement] {
    (tree.element.role == role ? [tree.element] : [])
      + tree.children.flatMap { elements(role, in: $0) }
  }

  private func elements(_ role: ViewElement.Role, of view: some View) -> [ViewElement] {
    elements(role, in: GraphHarness(view).graph.tree)
  }

  @Test("Spaces and cases of letters are part of the font, of which the inner one wins")
  func fonts() throws {
    let texts = elements(
      .text,
      of: VStack {
        Text(verbatim: "a").kerning(2).tracking(3)
        Text(verbatim: "b").lineSpacing(4).lineSpacing(9).textCase(nil)
      })
    #expect(texts[0].style.font?.letterSpacing == 3)
    #expect(texts[1].style.font?.lineSpacing == 4)
    #expect(texts[1].style.font?.letterCase == .asWritten)
    let text = Text(verbatim: "c").font(.title).kerning(1)
    #expect(elements(.text, of: text).first?.style.font?.textStyle == .title)
    #expect(elements(.text, of: text).first?.style.font?.letterSpacing == 1)
  }

  @Test("A row has the style that its view or the views around it ask for")
  func rows() {
    let rows = elements(
      .row,
      of: List {
        Text("Plain")
        Text("Own")
          .listRowBackground(Color.red)
          .listRowSeparator(.visible)
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .listRowBackground(Color.blue)
          .listRowSeparator(.hidden)
        ForEach(0..<2) { _ in Text("Inherited") }
          .listRowSeparator(.hidden)
          .listRowBackground(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      })
    #expect(rows.map(\.style.background) == [nil, .named(.red), .named(.red), .named(.red)])
    #expect(rows.map { $0.style.backdrop != nil } == [false, false, true, true])
    #expect(rows.map(\.style.hidesSeparators) == [nil, false, true, true])
    #expect(
      rows.map(\.style.padding) == [
        nil, EdgeLengths(top: 1, leading: 2, bottom: 3, trailing: 4), nil, nil,
      ])
  }

  @Test("Views outside of a list ignore the style of rows")
  func noRow() {
    let harness = GraphHarness(Text("Alone").listRowBackground(Color.red))
    #expect(harness.graph.tree.children.map(\.element) == [ViewElement(.text, text: "Alone")])
  }

  struct Secret: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      Text(verbatim: "\(reasons.rawValue)").privacySensitive()
      Text("Public")
    }
  }

  @Test("A reason redacts what it concerns, and views read the reasons")
  func redaction() {
    func texts(_ view: some View) -> [String] {
      elements(.text, of: view).map { "\($0.text ?? "") \($0.style.isRedacted == true)" }
    }
    #expect(texts(Secret()) == ["0 false", "Public false"])
    #expect(texts(Secret().redacted(reason: .placeholder)) == ["1 true", "Public true"])
    #expect(texts(Secret().redacted(reason: .privacy)) == ["2 true", "Public false"])
    #expect(texts(Secret().redacted(reason: .invalidated)) == ["4 false", "Public false"])
    #expect(
      texts(Secret().unredacted().redacted(reason: .placeholder)) == ["0 false", "Public false"])
  }

  @Test("A field has the meaning and the input that the views ask for")
  func fields() {
    let fields = elements(
      .textField,
      of: VStack {
        TextField("Code", text: .constant(""))
          .textContentType(.oneTimeCode)
          .textInputAutocapitalization(.characters)
          .autocorrectionDisabled()
        TextField("Plain", text: .constant(""))
      })
    let details = fields.compactMap {
      if case .textField(let field) = $0.details { field } else { nil }
    }
    #expect(details.map(\.meaning) == [.oneTimeCode, nil])
    #expect(details.map(\.capitalization) == [.characters, nil])
    #expect(details.map(\.isCorrected) == [false, nil])
  }

  @Test("Effects on colours add up from the inside out, and unknown blend modes are none")
  func effects() {
    let styles = elements(
      .text,
      of: VStack {
        Text(verbatim: "a").saturation(2).brightness(0.5).blendMode(.multiply)
        Text(verbatim: "b").blendMode(.normal).blendMode(.sourceAtop).compositingGroup()
      }
    ).map(\.style)
    #expect(styles.map(\.filters) == [[.saturation(2), .brightness(1.5)], nil])
    #expect(styles.map(\.blendMode) == [.multiply, nil])
    #expect(styles.map(\.isIsolated) == [nil, true])
  }

  @Test("The order of views that overlap is on the outermost element")
  func order() throws {
    let box = try #require(
      elements(.box, of: Text("a").padding().background(.red).padding().zIndex(0.5)).first)
    #expect(box.style.zIndex == 0.5)
  }

  #if DEBUG
  @Test("A modifier without an effect says so once, with the place of its first use")
  func withoutEffect() {
    func messages(_ line: UInt) -> [String] {
      GraphHarness(Text("a").noting("onlyHere(_:)", "App/Screen.swift", line)).log.messages
    }
    #expect(
      messages(7) == [
        """
        notice: 'onlyHere(_:)' has no effect here, and is accepted so that code compiles \
        (App/Screen.swift:7). Documentation/Compatibility.md lists all such modifiers.
        """
      ])
    #expect(messages(8) == [])
  }

  @Test("A blend mode that no renderer has says so, and those that they have do not")
  func blendMode() {
    func messages(_ mode: BlendMode) -> [String] {
      GraphHarness(Text("a").blendMode(mode, fileID: "App/Screen.swift", line: 7)).log.messages
    }
    #expect(
      messages(.plusDarker) == [
        """
        notice: 'blendMode(.plusDarker)' has no effect here, and is accepted so that code compiles \
        (App/Screen.swift:7). Documentation/Compatibility.md lists all such modifiers.
        """
      ])
    #expect(messages(.multiply) == [])
    #expect(messages(.normal) == [])
  }

  @Test("A colour that no catalogue has is clear, and says so once")
  func unknownColor() throws {
    func harness() -> GraphHarness {
      GraphHarness(Text("a").foregroundStyle(Color("no catalogue has it")))
    }
    let first = harness()
    #expect(try first.node(.text).element.style.foreground == .named(.clear))
    #expect(first.log.messages.count == 1)
    #expect(
      first.log.messages[0].hasPrefix("notice: 'Color(\"no catalogue has it\")' has no effect"))
    #expect(harness().log.messages == [])
  }
  #endif
}
#endif
