#if PortableViews
import Foundation
import Testing
import ViewTesting

/// Importing and exporting files.
@MainActor
struct FileTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "bad" else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct Importer: View {
    var allowsMultiple = false
    @State private var isPresented = false
    @State private var found: [String] = []
    var body: some View {
      Button("Open") { isPresented = true }
      Text(found.joined(separator: ","))
        .fileImporter(
          isPresented: $isPresented, allowedContentTypes: [.plainText, .json],
          allowsMultipleSelection: allowsMultiple
        ) { result in
          let urls = (try? result.get()) ?? []
          found = urls.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        } onCancellation: {
          found = ["cancelled"]
        }
    }
  }

  /// Makes files for as long as a closure runs.
  private func withFiles(_ names: String..., use: ([URL]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("file-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = names.map { folder.appendingPathComponent($0) }
    for url in urls { try Data(url.lastPathComponent.utf8).write(to: url) }
    try use(urls)
  }

  @Test("an importer asks for a file in a dialog, and passes it on")
  func importing() throws {
    try withFiles("a.txt", "b.json") { files in
      let screen = ViewTester(Importer())
      try screen.button("Open").tap()
      #expect(screen.alert?.title == "Open a File")
      let button = try screen.front.button("Choose a File…")
      #expect(button.acceptedFiles == "text/plain,.txt,.text,application/json,.json")
      #expect(throws: ViewTestError.self) { try button.choose(files) }
      try button.choose([files[1]])
      #expect(screen.alert == nil)
      #expect(screen.texts.last == "b.json")
    }
  }

  @Test("an importer of several files passes on all of them")
  func importingSeveral() throws {
    try withFiles("a.txt", "b.json") { files in
      let screen = ViewTester(Importer(allowsMultiple: true))
      try screen.button("Open").tap()
      try screen.front.button("Choose Files…").choose(files)
      #expect(screen.texts.last == "a.txt,b.json")
    }
  }

  @Test("a file of another kind, and one that cannot be sent, are explained in the dialog")
  func refusedFiles() throws {
    try withFiles("a.png") { files in
      let screen = ViewTester(Importer())
      try screen.button("Open").tap()
      try screen.front.button("Choose a File…").choose(files)
      #expect(screen.alert?.message == "A file of this kind cannot be opened here.")
      try screen.front.button("Choose a File…").send(.drop, value: "e 0 0")
      #expect(screen.alert?.message == "A file could not be sent. It may be too large.")
      #expect(throws: ViewTestError.self) {
        try screen.front.button("Choose a File…").send(.drop, value: "f 0 0\nforged")
      }
      try screen.front.button("Cancel").tap()
      #expect(screen.alert == nil)
      #expect(screen.texts.last == "cancelled")
    }
  }

  struct Exporter: View {
    var text = "Milk"
    @State private var isPresented = false
    @State private var outcome = "none"
    var body: some View {
      Button("Save") { isPresented = true }
      Text("\(outcome) \(isPresented)")
        .fileExporter(
          isPresented: $isPresented, document: Note(text: text), contentType: .plainText,
          defaultFilename: "List"
        ) { result in
          switch result {
          case .success(let url): outcome = url.lastPathComponent
          case .failure: outcome = "failed"
          }
        }
    }
  }

  @Test("an exporter offers a document as a file with a name and its type's extension")
  func exporting() async throws {
    let screen = ViewTester(Exporter())
    try screen.button("Save").tap()
    let file = try #require(try await screen.waitForFile())
    #expect(file.name == "List.txt")
    #expect(file.contentType == .plainText)
    #expect(try String(contentsOf: file.url, encoding: .utf8) == "Milk")
    screen.graph.flush()
    #expect(screen.texts.last == "List.txt false")
    // The binding is false, so that nothing is offered again.
    screen.graph.flush()
    #expect(screen.renderer.offeredFiles.count == 1)
  }

  @Test("an exporter whose document cannot be written tells so")
  func failedExport() async throws {
    let screen = ViewTester(Exporter(text: "bad"))
    try screen.button("Save").tap()
    try await screen.wait { screen.texts.last == "failed false" }
    #expect(screen.texts.last == "failed false")
    #expect(screen.renderer.offeredFiles.isEmpty)
  }
}
#endif
