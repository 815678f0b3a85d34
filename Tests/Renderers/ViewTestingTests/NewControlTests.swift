#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Fields with formatters, asynchronous images, split views.
@MainActor
struct NewControlTests {
  struct Fields: View {
    @State var count = 5
    @State var price = 1.5
    @State var formatter = NumberFormatter()

    var body: some View {
      TextField("Count", value: $count, formatter: formatter)
        .submitLabel(.done)
      TextField("Price", value: $price, formatter: formatter)
        .textFieldStyle(.plain)
        .submitLabel(.continue)
      Text("\(count) \(Int(price * 100))")
    }
  }

  @Test("a field parses numbers by its formatter, and ignores invalid text")
  func formatter() throws {
    let screen = ViewTester(Fields())
    #expect(try screen.textField("Count").value == "5")
    try screen.textField("Count").type("12")
    try screen.textField("Price").type("2")
    #expect(screen.texts == ["12 200"])
    try screen.textField("Count").type("twelve")
    try screen.textField("Count").type("1.25")
    #expect(screen.texts == ["12 200"])
  }

  @Test("a field has the label of its submit key and its style")
  func looks() throws {
    let screen = ViewTester(Fields())
    func details(_ label: String) throws -> FieldDetails? {
      guard case .textField(let field) = try screen.textField(label).tree.element.details else {
        return nil
      }
      return field
    }
    let (count, price) = (try details("Count"), try details("Price"))
    #expect(count?.submitLabel == .done && count?.style == .automatic)
    #expect(price?.submitLabel == .next && price?.style == .plain)
  }

  @Test("an asynchronous image shows its URL at once, or the placeholder")
  func image() throws {
    func screen(_ url: URL?) -> ViewTester {
      ViewTester(
        AsyncImage(url: url) { image in
          image.resizable().accessibilityLabel("A map")
        } placeholder: {
          Text("No map")
        })
    }
    let map = try screen(URL(string: "https://example.com/map.png")).root.find(.picture)
    let details = PictureDetails(address: "https://example.com/map.png", size: .resizable)
    #expect(map.tree.element.details == .picture(details))
    #expect(map.label == "A map")
    #expect(screen(nil).texts == ["No map"])
    #expect(ViewTester(AsyncImage(url: nil)).root.all(.picture).isEmpty)
  }

  struct Mail: View {
    @State var folder: String?

    var body: some View {
      NavigationSplitView {
        List(["In", "Out"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Folders")
      } detail: {
        Text(folder ?? "No folder").navigationTitle("Messages")
      }
    }
  }

  @Test("columns have titles; selecting in one changes the other")
  func columns() throws {
    let screen = ViewTester(Mail())
    #expect(screen.root.all(.screen).map(\.title) == ["Folders", "Messages"])
    #expect(screen.texts == ["In", "Out", "No folder"])
    try screen.rows[1].tap()
    #expect(screen.texts == ["In", "Out", "Out"])
  }
}
#endif
