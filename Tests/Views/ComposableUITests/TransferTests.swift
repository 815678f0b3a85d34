#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

/// Types of data and transferable values.
struct TransferTests {
  @Test("a type knows its extensions, MIME types and supertypes")
  func types() throws {
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.svg.isSubtype(of: .xml))
    #expect(!UTType.image.isSubtype(of: .image))
    #expect(UTType.text.isSupertype(of: .json))
    #expect(UTType("public.jpeg") == .jpeg)
    #expect(UTType("com.example.unknown") == nil)
    #expect(try #require(UTType(filenameExtension: "JPG")) == .jpeg)
    #expect(try #require(UTType(mimeType: "text/markdown")).conforms(to: .text))
    #expect(try #require(UTType(filenameExtension: "md")).preferredFilenameExtension == "md")
  }

  @Test("every parent in the table of types is in the table")
  func table() {
    for name in ["public.png", "public.shell-script", "public.file-url"] {
      #expect(UTType(name)?.conforms(to: .item) == true, "\(name)")
    }
    #expect(UTType.folder.conforms(to: .item))
    #expect(!UTType.folder.conforms(to: .data))
  }

  @Test("an unknown extension makes a type of its own with that extension")
  func dynamicType() throws {
    let type = try #require(UTType(filenameExtension: "sketchbook"))
    #expect(type.isDynamic)
    #expect(type.preferredFilenameExtension == "sketchbook")
    #expect(type.preferredMIMEType == nil)
    #expect(type.conforms(to: .data))
    #expect(type == UTType(filenameExtension: "SketchBook"))
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test("a declared type conforms to the type that it is declared with")
  func declaredType() {
    let drawing = UTType(exportedAs: "com.example.Drawing", conformingTo: .json)
    #expect(drawing.identifier == "com.example.drawing")
    #expect(drawing.conforms(to: .text))
    #expect(!UTType(importedAs: "com.example.other").conforms(to: .data))
  }

  @Test("accepted types are written as browsers read them")
  func acceptedTags() {
    #expect(UTType.acceptedTags(of: [.png, .plainText]) == "image/png,.png,text/plain,.txt,.text")
    #expect(UTType.acceptedTags(of: [.image]) == "image/*")
    #expect(UTType.acceptedTags(of: [.image, .item]) == "")
  }

  @Test("the name of a received file leads nowhere and keeps its extension")
  func fileNames() {
    #expect(TemporaryFolder.safeName("../../etc/passwd") == "etcpasswd")
    #expect(TemporaryFolder.safeName(".hidden\u{0}") == "hidden")
    #expect(TemporaryFolder.safeName("") == "Untitled")
    #expect(TemporaryFolder.safeName("Note", contentType: .plainText) == "Note.txt")
    #expect(TemporaryFolder.safeName("Note.md", contentType: .plainText) == "Note.md")
    #expect(TemporaryFolder.safeName(String(repeating: "a", count: 300) + ".png").utf8.count == 200)
    // The name is cut where a dot would begin what is left of it.
    let end = String(repeating: "b", count: 199)
    #expect(TemporaryFolder.safeName("long.\(end)") == end)
    #expect(TemporaryFolder.safeName("photo\u{202E}gpj.exe\u{2069}") == "photogpj.exe")
  }

  @Test("a temporary folder is deleted with its last reference")
  func temporaryFolder() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let url = try #require(folder).write(Data("A".utf8), named: "a.txt", contentType: nil)
    #expect(FileManager.default.fileExists(atPath: url.path))
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  struct Note: Codable, Equatable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  struct Bytes: Equatable, Transferable {
    var bytes: [UInt8]

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .png) {
        Data($0.bytes)
      } importing: {
        Bytes(bytes: Array($0))
      }
      FileRepresentation(importedContentType: .pdf) { received in
        Bytes(bytes: Array(try Data(contentsOf: received.file)))
      }
    }
  }

  @Test("a value becomes data of each representation, and is made from data again")
  func representations() async throws {
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText])
    #expect(Note.importedContentTypes() == [.json])
    let note = Note(text: "Milk")
    #expect(try await note.exported(as: .plainText) == Data("Milk".utf8))
    let json = try await note.exported(as: .json)
    #expect(try await Note(importing: json, contentType: .json) == note)
    await #expect(throws: CocoaError.self) { try await note.exported(as: .png) }
    await #expect(throws: (any Error).self) {
      try await Note(importing: Data("{".utf8), contentType: .json)
    }
    let bytes = Bytes(bytes: [1, 2])
    #expect(try await bytes.exported(as: .image) == Data([1, 2]))
    #expect(try await Bytes(importing: Data([3]), contentType: .pdf).bytes == [3])
  }

  @Test("an item becomes a value of the same type as it is, and of others by data")
  func items() async throws {
    let item = TransferItem(Note(text: "Milk"))
    #expect(try item.immediateValue(Note.self) == Note(text: "Milk"))
    #expect(try item.immediateValue(String.self) == "Milk")
    #expect(try await item.load(String.self) == "Milk")
    #expect(!item.canLoad(URL.self))
    #expect(!item.canLoad(Bytes.self))
    let slow = TransferItem(Bytes(bytes: [7]))
    #expect(try slow.immediateValue(Data.self) == nil)
    #expect(try await slow.load(Data.self) == Data([7]))
  }

  @Test("a file is an address and its content")
  func files() async throws {
    let folder = try TemporaryFolder()
    let url = try folder.write(Data("Milk".utf8), named: "list.txt", contentType: nil)
    let item = TransferItem(file: ReceivedFile(url: url, name: "list.txt", folder: folder))
    #expect(item.contentTypes == [.plainText, .fileURL])
    #expect(item.suggestedName == "list")
    #expect(try await item.load(String.self) == "Milk")
    #expect(try await item.load(URL.self) == url)
    #expect(try await item.load(Data.self) == Data("Milk".utf8))
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
    #expect(!item.canLoad(Image.self))
    #expect(!item.canLoad(Note.self))
  }

  @Test("an item provider loads objects, values and data")
  func itemProvider() async throws {
    let provider = NSItemProvider(object: NSString(string: "Milk"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "Milk")
    provider.register(Note(text: "Bread"))
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .json) { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data(#"{"text":"Bread"}"#.utf8))
    let missing = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .png) { data, error in
        continuation.resume(returning: data == nil && error != nil)
      }
    }
    #expect(missing)
  }

  @Test(
    "the text of a step of items is read as it was written",
    arguments: [
      TransferInput(.over(outside: nil), x: 1, y: 2.5),
      TransferInput(.over(outside: ["text/plain", "Files"])), TransferInput(.left),
      TransferInput(.dropped), TransferInput(.failed), TransferInput(.text("a\nb ")),
      TransferInput(.text("")), TransferInput(.addresses(["https://swift.org/"])),
      TransferInput(.files(["a", "b"])),
    ])
  func input(_ input: TransferInput) {
    #expect(TransferInput(input.text) == input)
  }

  @Test(
    "the text of another step is refused",
    arguments: [
      "", "o", "o 1", "o 1 2 3", "o 1 2\n", "p nan 2", "p 1e9 2", "t 1 2", "u 1 2\n", "f 1 2\n ",
      "y 1 2",
      "x 1 2\nmore", "f 1 2\n" + Array(repeating: "a", count: 65).joined(separator: " "),
    ])
  func malformedInput(_ text: String) {
    #expect(TransferInput(text) == nil)
  }

  @Test("a file wrapper holds files and directories, and writes them")
  func fileWrapper() throws {
    let folder = try TemporaryFolder()
    let wrapper = FileWrapper(
      directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("A".utf8))])
    #expect(
      wrapper.addRegularFile(withContents: Data("B".utf8), preferredFilename: "a.txt") != "a.txt")
    let url = folder.url.appendingPathComponent("document")
    try wrapper.write(to: url)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.fileWrappers?.count == 2)
    #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("A".utf8))
    #expect(read.filename == "document")
  }
}
#endif
