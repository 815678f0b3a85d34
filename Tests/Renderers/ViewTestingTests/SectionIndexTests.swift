#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

@MainActor
struct SectionIndexTests {
  struct Names: View {
    @State var letters = ["A", "B", "C"]
    var visibility = Visibility.automatic

    var body: some View {
      VStack(spacing: 0) {
        List {
          Section("Favourites") { Text("First") }
          ForEach(letters, id: \.self) { letter in
            Section(letter) {
              ForEach(0..<5, id: \.self) {
                Text("\(letter)\($0)").accessibilityIdentifier("\(letter)\($0)")
              }
            }
            .sectionIndexLabel(letter)
          }
        }
        .listSectionIndexVisibility(visibility)
        Button("Insert") { letters.insert("D", at: 1) }.frame(height: 20)
      }
    }
  }

  private func makeScreen(_ view: some View, height: Double = 300) -> ViewTester {
    var environment = RendererEnvironment()
    environment.size = CGSize(width: 300, height: height)
    return ViewTester(view, environment: environment)
  }

  private func labels(on screen: ViewTester) throws -> [String] {
    let list = try screen.find(.list)
    return list.children.filter { $0.role == .layer }.flatMap(\.texts)
  }

  @Test("a list shows the labels of its sections in their order, as sections come")
  func order() throws {
    let screen = makeScreen(Names())
    #expect(try labels(on: screen) == ["A", "B", "C"])
    try screen.button("Insert").tap()
    #expect(try labels(on: screen) == ["A", "D", "B", "C"])
    #expect(try screen.find(.verticalStack, "Index").texts == ["A", "D", "B", "C"])
    // The sections alone have rows.
    #expect(screen.root.all(.row).count == 21)
  }

  @Test("a tap on a label scrolls to the start of its section")
  func tap() throws {
    let screen = makeScreen(Names())
    let before = try screen.element(identifiedBy: "B0").frame.minY
    let index = try screen.find(.verticalStack, "Index")
    let label = try #require(index.children.first { $0.texts == ["B"] })
    try label.tap()
    let section = try #require(screen.root.all(.section).first { $0.text == "B" })
    #expect(try section.frame.minY == screen.find(.list).frame.minY)
    #expect(try screen.element(identifiedBy: "B0").frame.minY < before)
  }

  @Test("a drag over the labels scrolls to each once")
  func drag() throws {
    let screen = makeScreen(Names())
    let index = try screen.find(.verticalStack, "Index")
    #expect(index.frame.size == CGSize(width: 16, height: 48))
    let pointer = try index.press(at: .top)
    try pointer.move(by: CGSize(width: 0, height: 24))
    try pointer.move(by: CGSize(width: 0, height: 6))
    #expect(screen.renderer.revealed.count == 1)
    try pointer.move(by: CGSize(width: 0, height: 200))
    try pointer.lift()
    let sections = ["B", "C"].map { name in screen.root.all(.section).first { $0.text == name } }
    #expect(screen.renderer.revealed.map(\.0) == sections.map { $0?.tree.id })
  }

  @Test("all labels are between the bars of a low window, also of one that becomes low")
  func low() throws {
    let screen = makeScreen(Names(), height: 156)
    #expect(try screen.find(.verticalStack, "Index").frame.height == 24)
    screen.environment.size.height = 400
    #expect(try screen.find(.verticalStack, "Index").frame.height == 48)
  }

  @Test("without labels, and where it is hidden, a list has no index")
  func none() throws {
    #expect(try labels(on: makeScreen(Names(visibility: .hidden))) == [])
    #expect(try labels(on: makeScreen(List { Section("A") { Text("1") } })) == [])
    let unlabelled = List { Section("A") { Text("1") }.sectionIndexLabel(nil as String?) }
    #expect(try labels(on: makeScreen(unlabelled)) == [])
    #expect(try labels(on: makeScreen(Names(visibility: .visible))) == ["A", "B", "C"])
  }
}
#endif
