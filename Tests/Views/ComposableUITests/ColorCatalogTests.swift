#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

@Suite("Colours of asset catalogues")
struct ColorCatalogTests {
  private func catalog(_ components: String, appearances: Bool = false) throws -> ColorCatalog {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let set = folder.appending(path: "Assets.xcassets/Brand/accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let dark = #"""
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"red": "0.0", "green": "0.0", "blue": "0.0"}}},
      """#
    let text =
      #"{"colors": [\#(appearances ? dark : "") {"color": {"components": {\#(components)}}}]}"#
    try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
    defer { try? FileManager.default.removeItem(at: folder) }
    return ColorCatalog(folders: [nil, folder])
  }

  @Test("components are shares, numbers up to 255, or hexadecimal")
  func components() throws {
    let catalog = try catalog(#""red": "0.5", "green": "255", "blue": "0x33", "alpha": "1.000""#)
    #expect(catalog.color(named: "accent") == .rgba(0.5, 1, 0.2, 1))
    #expect(
      try self.catalog(#""white": "0.25", "alpha": "0.5""#).color(named: "accent")
        == .rgba(0.25, 0.25, 0.25, 0.5))
  }

  @Test("the colour for any appearance goes before those for one")
  func appearances() throws {
    let catalog = try catalog(
      #""red": "1.0", "green": "0.0", "blue": "0.0""#, appearances: true)
    #expect(catalog.color(named: "accent") == .rgba(1, 0, 0, 1))
  }

  @Test("unknown names and unreadable sets are clear")
  func unknown() throws {
    #expect(try catalog(#""red": "much""#).color(named: "accent") == .named(.clear))
    #expect(try catalog("").color(named: "other") == .named(.clear))
  }
}
#endif
