#if PortableViews
import ComposableUI
import Foundation
import Testing
import ViewTesting

/// Outlines, sections that open, and rows with edits.
@MainActor
struct OutlineTests {
  fileprivate struct Folder: Identifiable {
    let id: Int
    var name: String
    var folders: [Folder]?
  }

  private static let folders = [
    Folder(
      id: 1, name: "Sea",
      folders: [Folder(id: 2, name: "Tide", folders: [Folder(id: 3, name: "Ebb")])]),
    Folder(id: 4, name: "Shore"),
  ]

  private struct Tree: View {
    var body: some View {
      List(OutlineTests.folders, children: \.folders) { Text($0.name) }
    }
  }

  private struct Branch: View {
    var body: some View {
      OutlineGroup(OutlineTests.folders[0], children: \.folders) { Text($0.name) }
      OutlineGroup(OutlineTests.folders, id: \.name, children: \.folders) { Text("by \($0.name)") }
    }
  }

  @Test("children show once their element is opened, and leaves have no button")
  func tree() throws {
    let screen = ViewTester(Tree())
    #expect(screen.texts == ["Shore"])
    #expect(screen.root.buttons == ["Sea"])
    try screen.button("Sea").tap()
    #expect(screen.root.buttons == ["Sea", "Tide"])
    try screen.button("Tide").tap()
    #expect(screen.texts == ["Ebb", "Shore"])
    try screen.button("Sea").tap()
    #expect(screen.texts == ["Shore"])
    #expect(screen.root.buttons == ["Sea"])
  }

  @Test("an outline of one root, and of elements that a key path identifies")
  func branch() throws {
    let screen = ViewTester(Branch())
    #expect(screen.root.buttons == ["Sea", "by Sea"])
    try screen.button("by Sea").tap()
    #expect(screen.root.buttons == ["Sea", "by Sea", "by Tide"])
    #expect(screen.texts == ["by Shore"])
  }

  private struct Sections: View {
    @State var isOpen = false

    var body: some View {
      Form {
        Section("More", isExpanded: $isOpen) { Text("Details") }
        Text(isOpen ? "open" : "closed")
      }
    }
  }

  @Test("the button in the header of a section shows its content, and writes the binding")
  func section() throws {
    let screen = ViewTester(Sections())
    #expect(!screen.texts.contains("Details"))
    #expect(screen.texts.contains("closed"))
    try screen.button("More").tap()
    #expect(screen.texts.contains("Details"))
    #expect(screen.texts.contains("open"))
    try screen.button("More").tap()
    #expect(!screen.texts.contains("Details"))
  }

  private struct Editing: View {
    @State var folders = OutlineTests.folders

    var body: some View {
      List {
        ForEach($folders, editActions: .all) { $folder in Text(folder.name) }
      }
      Text(folders.map(\.name).joined(separator: " "))
    }
  }

  private struct Deleting: View {
    @State var folders = OutlineTests.folders

    var body: some View {
      List($folders, editActions: .delete) { $folder in TextField("Name", text: $folder.name) }
      Text(folders.map(\.name).joined(separator: " "))
    }
  }

  @Test("rows with all edits are moved and deleted in the binding's collection")
  func edits() throws {
    let screen = ViewTester(Editing())
    try screen.rows[0].move(by: 1)
    #expect(screen.texts.last == "Shore Sea")
    try screen.rows[1].delete()
    #expect(screen.texts.last == "Shore")
  }

  @Test("rows that are only deleted refuse to move")
  func deletion() throws {
    let screen = ViewTester(Deleting())
    #expect(throws: ViewTestError.self) { try screen.rows[0].move(by: 1) }
    try screen.rows[0].delete()
    #expect(screen.texts.last == "Shore")
  }

  private struct Presented: View {
    @State var isShown = false
    @State var date = Date(timeIntervalSince1970: 1_000)

    var body: some View {
      Button("Show") { isShown = true }
        .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top) {
          Text("Popover")
        }
      DatePicker(selection: $date, in: ...Date(timeIntervalSince1970: 90_000)) { Text("Until") }
    }
  }

  @Test("a popover with an anchor shows")
  func presentation() throws {
    let screen = ViewTester(Presented())
    try screen.button("Show").tap()
    #expect(screen.texts.contains("Popover"))
    let picker = try #require(screen.root.all(.datePicker).first).tree.element
    #expect(picker.details.latestDate == Date(timeIntervalSince1970: 90_000))
  }
}

extension ElementDetails {
  fileprivate var latestDate: Date? {
    if case .datePicker(let details) = self { details.latest } else { nil }
  }
}
#endif
