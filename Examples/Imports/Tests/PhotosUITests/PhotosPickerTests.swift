import Foundation
import PhotosUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor
struct PhotosPickerTests {
  struct Picker: View {
    @State private var photo: PhotosPickerItem?
    @State private var photos: [PhotosPickerItem] = []
    let didChoose: ([PhotosPickerItem]) -> Void
    var body: some View {
      PhotosPicker("One", selection: $photo, matching: .images)
      PhotosPicker(selection: $photos, maxSelectionCount: 2) { Text("Two") }
      Text("\(photo == nil ? 0 : 1) and \(photos.count)")
        .onChange(of: photos) { didChoose(photos) }
    }
  }

  private func withFiles(
    _ names: String..., use: ([URL]) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photo-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let urls = names.map { folder.appendingPathComponent($0) }
    for url in urls { try Data(url.lastPathComponent.utf8).write(to: url) }
    try await use(urls)
  }

  @Test("the chosen photos are selected, up to the greatest number, and load as data")
  func choosing() async throws {
    try await withFiles("a.png", "b.jpg", "c.mp4") { files in
      var chosen: [PhotosPickerItem] = []
      let screen = ViewTester(Picker { chosen = $0 })
      #expect(try screen.button("One").acceptedFiles == "image/*")
      try screen.button("One").choose([files[0]])
      #expect(screen.texts.last == "1 and 0")
      try screen.button("Two").choose(files)
      #expect(screen.texts.last == "1 and 2")
      #expect(chosen.map(\.supportedContentTypes) == [[.png], [.jpeg]])
      #expect(try await chosen[1].loadTransferable(type: Data.self) == Data("b.jpg".utf8))
      #expect(try await chosen[1].loadTransferable(type: String.self) == nil)
    }
  }

  @Test("a file that is no photo is not selected")
  func otherFiles() async throws {
    try await withFiles("a.txt", "b.png", "c.png") { files in
      let screen = ViewTester(Picker { _ in })
      try screen.button("One").choose([files[0]])
      #expect(screen.texts.last == "0 and 0")
      #expect(throws: ViewTestError.self) {
        try screen.button("One").choose([files[1], files[2]])
      }
      #expect(screen.texts.last == "0 and 0")
    }
  }

  @Test("filters combine")
  func filters() {
    #expect(PHPickerFilter.any(of: [.images, .videos, .images]) == .not(.any(of: [])))
    #expect(PHPickerFilter.not(.videos) == .images)
    #expect(PHPickerFilter.all(of: [.images, .any(of: [.images, .videos])]) == .images)
  }
}
