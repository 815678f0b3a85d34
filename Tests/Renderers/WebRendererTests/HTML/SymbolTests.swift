#if PortableViews && Web
import Foundation
import Testing

@testable import ComposableUI
@testable import WebRenderer

/// The shapes of symbols.
struct SymbolTests {
  @Test("more than two thousand symbols have a shape, and their files draw each of them")
  func count() throws {
    #expect(SymbolShapes.count > 2_000)
    for name in SymbolShapes.names {
      let address = SymbolShapes.address(of: name)
      let parts = address.split(separator: "#")
      try #require(parts.count == 2)
      let file = try #require(SymbolShapes.asset(at: String(parts[0])), "\(name)")
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(
        text.contains(#"<symbol id="\#(name)" viewBox="0 0 640 640"><path d="M"#), "\(name)")
    }
  }

  @Test(
    "a symbol without a shape is drawn by the parts of its name",
    arguments: [
      ("xmark.circle.fill", "xmark.circle.fill"), ("star.hexagon.fill", "star.fill"),
      ("globe.fill", "globe"), ("arrow.up.trianglebadge", "arrow.up"),
      ("custom.heart.fill", "heart.fill"), ("bell.badge.waveform.fill", "bell.badge.fill"),
      ("no.such.thing", "square.dashed"), ("", "square.dashed"), ("...", "square.dashed"),
      (String(repeating: "a.", count: 10_000) + "heart", "square.dashed"),
    ])
  func fallback(name: String, shape: String) {
    #expect(Symbols.shape(of: name) == shape)
    #expect(SymbolShapes.contains(shape))
  }

  @Test("a symbol is in one file with its variants, which a browser keeps for a year")
  func files() throws {
    let star = SymbolShapes.address(of: "star")
    let filled = SymbolShapes.address(of: "star.circle.fill")
    #expect(star.hasPrefix("/symbols-") && star.hasSuffix("/star.svg#star"))
    #expect(filled == star.replacing("#star", with: "#star.circle.fill"))
    let arrow = SymbolShapes.address(of: "square.and.arrow.up.circle")
    #expect(arrow.hasSuffix("/square.and.arrow.up.svg#square.and.arrow.up.circle"))
    let path = String(star.prefix { $0 != "#" })
    #expect(try #require(SymbolShapes.asset(at: path)).contentType == "image/svg+xml")
    #expect(SymbolShapes.asset(at: path.replacing("star", with: "none")) == nil)
    #expect(SymbolShapes.asset(at: "/symbols-0/star.svg") == nil)
  }

  @Test("a symbol with a value shows as many of its parts as the value reaches")
  func values() throws {
    let levels = [-1, 0, 0.1, 0.5, 0.7, 1, 9].map { SymbolLevels.level(of: "wifi", value: $0) }
    #expect(levels == [0, 0, 1, 2, 3, 3, 3])
    #expect(SymbolLevels.level(of: "wifi", value: .nan) == nil)
    #expect(SymbolLevels.level(of: "star", value: 0.5) == nil)
    let address = Symbols.drawing("speaker.wave.3.fill", value: 0.5).address
    #expect(address == SymbolShapes.address(of: "speaker.wave.3.fill") + "-2")
    let file = try #require(SymbolShapes.asset(at: String(address.prefix { $0 != "#" })))
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(
      text.contains(
        ##"<symbol id="speaker.wave.3.fill-2" viewBox="0 0 640 640"><path opacity=".3""##))
    for name in SymbolShapes.names {
      for level in SymbolLevels.levels(of: name) where !level.isEmpty {
        #expect(SymbolShapes.contains(level), "\(level)")
      }
    }
  }

  @Test("every symbol that the examples name has a shape of its own")
  func examples() throws {
    let root = URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    let examples = URL(filePath: root + "/Examples")
    let files = try #require(
      FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil))
    let pattern = #/system(?:Name|Image): *"([^"\\]+)"/#
    var names: Set<String> = []
    while let file = files.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("/.build/") else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: pattern) { names.insert(String(match.1)) }
    }
    #expect(names.count > 20)
    #expect(names.filter { !SymbolShapes.contains($0) } == [])
  }

  @Test("a layered symbol is its filled frame, and the sign without the frame")
  func layers() throws {
    var image = ImageDetails(.symbol("plus.circle.fill"))
    image.isLayered = true
    func address(_ image: ImageDetails) -> String? {
      Facets(ViewElement(details: .image(image)), language: .english).attributes
        .first { $0.name == .href }?.value
    }
    let layered = try #require(address(image))
    #expect(layered == SymbolShapes.address(of: "plus.circle.fill", part: "layers"))
    let path = try #require(layered.split(separator: "#").first)
    let bytes = try #require(SymbolShapes.asset(at: String(path))).bytes
    let file = String(decoding: bytes, as: UTF8.self)
    let layers = try #require(SymbolShapes.layers(of: "plus.circle.fill"))
    #expect(layers.frame + layers.sign == SymbolShapes.outline(of: "plus.circle.fill"))
    #expect(layers.frame.filter { $0 == "z" }.count == 1)
    #expect(file.contains(#"<path fill-rule="evenodd" d="\#(layers.sign)"/>"#))
    #expect(file.contains(#"fill:var(--frame,"#))
    // Other symbols have one layer.
    image.source = .symbol("star.fill")
    #expect(address(image) == SymbolShapes.address(of: "star.fill"))
    #expect(SymbolShapes.layers(of: "circle.fill") == nil)
    #expect(SymbolShapes.layers(of: "heart.text.square.fill") == nil)
    #expect(
      element { $0.effects.secondaryForeground = .named(.red) }.css
        == "--secondary:var(--red);--frame:var(--red)")
  }
}
#endif
