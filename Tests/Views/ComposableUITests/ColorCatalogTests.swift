#if PortableViews
import Foundation
import Testing

@testable import ComposableUI

/// Colours of asset catalogues.
struct ColorCatalogTests {
  private func catalog(_ components: String, appearances: Bool = false) throws -> ColorCatalog {
    let dark = #"""
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"red": "0.0", "green": "0.0", "blue": "0.0"}}},
      """#
    return try self.catalog(
      entries: [(appearances ? dark : "") + #"{"color": {"components": {\#(components)}}}"#])
  }

  private func catalog(entries: [String]) throws -> ColorCatalog {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let set = folder.appending(path: "Assets.xcassets/Brand/accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let text = #"{"colors": [\#(entries.joined(separator: ","))]}"#
    try Data(text.utf8).write(to: set.appending(path: "Contents.json"))
    defer { try? FileManager.default.removeItem(at: folder) }
    return ColorCatalog(folders: [nil, folder])
  }

  @Test("components are shares, numbers up to 255, or hexadecimal")
  func components() throws {
    let catalog = try catalog(#""red": "0.5", "green": "255", "blue": "0x33", "alpha": "1.000""#)
    #expect(
      catalog.color(named: "accent")
        == ElementColor.Components(red: 0.5, green: 1, blue: 0.2).color)
    #expect(
      try self.catalog(#""white": "0.25", "alpha": "0.5""#).color(named: "accent")
        == .rgba(0.25, 0.25, 0.25, 0.5))
  }

  @Test("a set with a colour for the dark appearance adapts, whatever the order")
  func appearances() throws {
    let catalog = try catalog(
      #""red": "1.0", "green": "0.0", "blue": "0.0""#, appearances: true)
    let light = ElementColor.Components(red: 1, green: 0, blue: 0)
    let dark = ElementColor.Components(red: 0, green: 0, blue: 0)
    let color = try #require(catalog.color(named: "accent"))
    #expect(color == .adaptive(light: light, dark: dark))
    #expect(
      Color(element: color).opacity(0.5).element
        == .adaptive(
          light: .init(red: 1, green: 0, blue: 0, opacity: 0.5),
          dark: .init(red: 0, green: 0, blue: 0, opacity: 0.5)))
  }

  @Test("colours for high contrast and wide gamuts count only if there are no others")
  func conditions() throws {
    func entry(_ white: String, _ rest: String) -> String {
      #"{\#(rest) "color": {"components": {"white": "\#(white)"}}}"#
    }
    let contrast = #"{"appearance": "contrast", "value": "high"}"#
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let special = [
      entry("0.5", #""appearances": [\#(contrast)],"#),
      entry("0.75", #""appearances": [\#(dark), \#(contrast)],"#),
      entry("0.25", #""display-gamut": "display-P3","#),
    ]
    let usual = [entry("1.0", ""), entry("0.0", #""appearances": [\#(dark)],"#)]
    func gray(_ white: Double) -> ElementColor.Components {
      .init(red: white, green: white, blue: white)
    }
    #expect(
      try catalog(entries: special + usual).color(named: "accent")
        == .adaptive(light: gray(1), dark: gray(0)))
    #expect(
      try catalog(entries: special).color(named: "accent")
        == .adaptive(light: gray(0.25), dark: gray(0.75)))
  }

  @Test("unknown names and unreadable sets have no colour")
  func unknown() throws {
    #expect(try catalog(#""red": "much""#).color(named: "accent") == nil)
    #expect(try catalog("").color(named: "other") == nil)
  }
}
#endif
