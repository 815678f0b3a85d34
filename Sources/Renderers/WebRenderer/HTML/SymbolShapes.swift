#if PortableViews && Web
/// The shapes of symbols, which browsers load in files: one for each symbol with its variants.
///
/// A page refers to a shape by its address, so a browser loads it once, and has the filled form at hand
/// when it loads the outlined one. `Scripts/generate/symbols` writes the shapes.
enum SymbolShapes {
  private struct Index {
    var paths: [Substring: Substring] = [:]
    var files: [Substring: [Substring]] = [:]
  }

  private static let index: Index = {
    var index = Index()
    // By bytes: characters of so long a text take four times as long, which the first page waits for.
    for line in lines.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
      guard let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let path = line[line.utf8.index(after: equals)...]
      for name in line[..<equals].split(separator: " ") {
        index.paths[name] = path
        index.files[file(of: name), default: []].append(name)
      }
    }
    return index
  }()

  /// The number of symbols that have a shape.
  static var count: Int { index.paths.count }

  /// The names of all symbols that have a shape.
  static var names: [String] { index.paths.keys.map(String.init) }

  static func contains(_ name: some StringProtocol) -> Bool {
    index.paths[Substring(name)] != nil
  }

  /// Returns the address of a symbol's shape, of a level's shape, or of the shape in layers.
  static func address(of name: String, part: String? = nil) -> String {
    "\(folder)\(file(of: name[...])).svg#\(name)" + (part.map { "-\($0)" } ?? "")
  }

  /// Returns the outline of a symbol on a square of 640 by 640; empty for a symbol without a shape.
  static func outline(of name: String) -> String {
    index.paths[name[...]].map(String.init) ?? ""
  }

  /// Returns the file with a symbol and its variants that is at a path, if there is one.
  static func asset(at path: String) -> Asset? {
    guard path.hasPrefix(folder), path.hasSuffix(".svg") else { return nil }
    let file = path.dropFirst(folder.count).dropLast(4)
    guard let names = index.files[file] else { return nil }
    var text = #"<svg xmlns="http://www.w3.org/2000/svg">"#
    for name in names.sorted() {
      guard let path = index.paths[name] else { continue }
      text += symbol(name, #"<path d="\#(path)"/>"#)
      for (number, level) in SymbolLevels.levels(of: name).enumerated() {
        let shown = index.paths[level[...]].map { #"<path d="\#($0)"/>"# } ?? ""
        text += symbol("\(name)-\(number)", #"<path opacity=".3" d="\#(path)"/>\#(shown)"#)
      }
      if let (frame, sign) = layers(of: name) {
        let sign = #"<path fill-rule="evenodd" d="\#(sign)"/>"#
        text += symbol("\(name)-layers", #"<path style="\#(frameStyle)" d="\#(frame)"/>\#(sign)"#)
      }
    }
    return Asset(path: path, contentType: "image/svg+xml", text + "</svg>")
  }

  /// Returns the outlines of the filled frame of a symbol and of the sign in it; `nil` without both.
  static func layers(of name: some StringProtocol) -> (frame: Substring, sign: Substring)? {
    guard name.hasSuffix(".circle.fill") || name.hasSuffix(".square.fill"),
      let path = index.paths[Substring(name)],
      // The frame comes first, from one of its edges; the sign is what it leaves out.
      let start = path.firstMatch(of: /^M(\d+) (\d+)/)?.output,
      [start.1, start.2].contains(where: { $0 == "0" || $0 == "640" }),
      let end = path.utf8.firstIndex(of: UInt8(ascii: "z"))
    else { return nil }
    let sign = path[path.utf8.index(after: end)...]
    return sign.isEmpty ? nil : (path[...end], sign)
  }

  static let viewBox = "0 0 640 640"

  /// The second colour of foregrounds, or the first one, paler.
  private static let frameStyle =
    "fill:var(--frame,color-mix(in srgb,currentColor 25%,transparent))"

  // Browsers keep the files: another form of the same shapes needs another address.
  private static let folder = "/symbols-2-\(fingerprint)/"

  private static func symbol(_ id: some StringProtocol, _ content: String) -> String {
    #"<symbol id="\#(id)" viewBox="\#(viewBox)">\#(content)</symbol>"#
  }

  /// Returns the name of the file with a symbol: the name without words for variants.
  private static func file(of name: Substring) -> Substring {
    let parts = name.split(separator: ".")
    let end = parts.dropFirst().firstIndex(where: variants.contains)
    return end.map { name[..<parts[$0 - 1].endIndex] } ?? name
  }

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "triangle", "octagon", "diamond", "shield", "app",
    "seal", "slash", "badge",
  ]
}
#endif
