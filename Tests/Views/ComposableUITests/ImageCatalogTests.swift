#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

/// Images of asset catalogues and of folders.
struct ImageCatalogTests {
  /// A folder with an asset catalogue and with files beside it, until the test ends.
  private func withCatalog(_ body: (ImageCatalog, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ text: String) throws {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    try write(
      "Assets.xcassets/Brand/logo.imageset/Contents.json",
      #"""
      {"images": [{"filename":"logo@2x.png","scale":"2x"}, {"filename":"logo.png","scale":"1x"},
      {"filename":"dark.png","scale":"1x",\#(dark)}, {"scale":"3x"}]}
      """#)
    for name in ["logo.png", "logo@2x.png", "dark.png"] {
      try write("Assets.xcassets/Brand/logo.imageset/\(name)", name)
    }
    try write(
      "Assets.xcassets/secret.imageset/Contents.json",
      #"{"images": [{"filename":"../../secret.png"}]}"#)
    try write("secret.txt", "text")
    try write("map.svg", "<svg/>")
    try write("Assets.xcassets/broken.imageset/Contents.json", "{")
    try body(ImageCatalog(folders: [nil, folder]), folder)
  }

  @Test("a set has a file with the smallest scale, and one for the dark appearance")
  func sets() throws {
    try withCatalog { catalog, folder in
      let light = try #require(catalog.file(named: "logo", for: .light))
      let dark = try #require(catalog.file(named: "logo", for: .dark))
      #expect(light.url.lastPathComponent == "logo.png")
      let scales = catalog.files(named: "logo", for: .light)
      #expect(scales.mapValues(\.url.lastPathComponent) == [1: "logo.png", 2: "logo@2x.png"])
      #expect(catalog.files(named: "logo", for: .dark).keys.sorted() == [1])
      #expect(dark.url.lastPathComponent == "dark.png")
      #expect(light.address.wholeMatch(of: /\/image-[0-9a-f]+\.png/) != nil)
      #expect(catalog.file(at: light.address) == light)
      #expect(catalog.file(at: dark.address) == dark)
    }
  }

  @Test("a file of a folder is an image by its ending, and serves both appearances")
  func files() throws {
    try withCatalog { catalog, _ in
      #expect(catalog.file(named: "map", for: .dark)?.url.lastPathComponent == "map.svg")
      #expect(catalog.file(named: "secret", for: .light) == nil)
      #expect(catalog.file(named: "broken", for: .light) == nil)
      #expect(catalog.file(at: "/image-0.png") == nil)
    }
  }

  @Test("another content of a file has another address")
  func contents() throws {
    try withCatalog { catalog, folder in
      try Data("<svg></svg>".utf8).write(to: folder.appending(path: "map.svg"))
      let changed = ImageCatalog(folders: [folder])
      #expect(
        changed.file(named: "map", for: .light)?.address
          != catalog.file(named: "map", for: .light)?.address)
    }
  }
}
#endif
