#if Macros
import ComposableArchitecture
import Testing
import ViewTesting

private struct Errand: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// Presentations with a binding to their item.
@MainActor
struct ItemBindingTests {
  @CasePathable
  fileprivate enum Shown: Equatable {
    case sheet(Errand)
    case cover(Errand)
    case popover(String)
    case screen(Errand)
  }

  private struct Errands: View {
    @State var shown: Shown?

    var body: some View {
      NavigationStack {
        VStack {
          Button("Sheet") { shown = .sheet(Errand(id: 1, name: "bread")) }
          Button("Cover") { shown = .cover(Errand(id: 2, name: "milk")) }
          Button("Popover") { shown = .popover("eggs") }
          Button("Screen") { shown = .screen(Errand(id: 3, name: "salt")) }
          Text(verbatim: String(describing: shown))
        }
        .sheet(item: $shown.sheet) { $errand in TextField("Name", text: $errand.name) }
        .fullScreenCover(item: $shown.cover, id: \.id) { $errand in
          TextField("Name", text: $errand.name)
        }
        .popover(item: $shown.popover, id: \.self) { $text in TextField("Name", text: $text) }
        .navigationDestination(item: $shown.screen) { $errand in
          TextField("Name", text: $errand.name)
        }
      }
    }
  }

  @Test(
    "typing in a presentation changes the item that the binding holds",
    arguments: [("Sheet", "bread"), ("Cover", "milk"), ("Popover", "eggs"), ("Screen", "salt")])
  func typing(button: String, name: String) throws {
    let screen = ViewTester(Errands())
    try screen.button(button).tap()
    #expect(try screen.textField("Name").value == name)
    try screen.textField("Name").type("tea")
    #expect(try screen.textField("Name").value == "tea")
  }

  private struct Plain: View {
    @State var errand: Errand?

    var body: some View {
      Button("Open") { errand = Errand(id: 1, name: "bread") }
        .sheet(item: $errand) { errand in Text(errand.name) }
    }
  }

  @Test("a plain parameter is the item itself")
  func plain() throws {
    let screen = ViewTester(Plain())
    try screen.button("Open").tap()
    #expect(try screen.find(.sheet).texts == ["bread"])
  }

  private struct Reader: View {
    @State var round = 0

    var body: some View {
      Button("Again") { round += 1 }
      Inner(round: round)
    }
  }

  private struct Inner: View {
    let round: Int
    @State.SharedReader(value: 1) var number: Int
    @State.Shared(value: 10) var count: Int

    var body: some View {
      Text("\(round) \(number) \(count)")
      Button("Other") { $number = SharedReader(value: 2) }
      Button("Add") { $count.withLock { $0 += 1 } }
    }
  }

  @Test("shared values in the state of a view outlive its next evaluation")
  func stateOfView() throws {
    let screen = ViewTester(Reader())
    #expect(screen.texts.contains("0 1 10"))
    try screen.button("Other").tap()
    try screen.button("Add").tap()
    #expect(screen.texts.contains("0 2 11"))
    try screen.button("Again").tap()
    #expect(screen.texts.contains("1 2 11"))
  }
}
#endif
