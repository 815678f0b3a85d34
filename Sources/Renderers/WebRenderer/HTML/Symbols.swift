#if PortableViews && Web
/// The drawings of symbols by their names.
enum Symbols {
  /// The drawing of a symbol: its shape and a level of it, and whether it turns with the text.
  struct Drawing: Equatable {
    var cssClasses: String
    var shape: String
    var level: Int?
    /// Whether the sign and the frame around it have colours of their own.
    var isLayered = false

    /// The address of the shape, for a page.
    var address: String {
      SymbolShapes.address(of: shape, part: isLayered ? "layers" : level.map(String.init))
    }

    /// The shape itself, for a document that loads no files.
    var outline: String { SymbolShapes.outline(of: shape) }
  }

  /// Returns the drawing of a symbol at a value from 0 to 1, if it has one.
  ///
  /// A symbol without a shape is drawn as the one whose name has most of its parts.
  static func drawing(_ name: String, value: Double? = nil) -> Drawing {
    let parts = name.split(separator: ".")
    // Symbols with a direction of the text in their names have it in every language.
    let isDirected = parts.contains("forward") || parts.contains("backward")
    let shape = shape(of: name, parts)
    let level = value.flatMap { SymbolLevels.level(of: shape, value: $0) }
    return Drawing(
      cssClasses: isDirected ? "symbol directed" : "symbol", shape: shape, level: level)
  }

  /// Returns the name of a shape for a name: a part of it, or an empty frame if there is no such part.
  static func shape(of name: String) -> String {
    shape(of: name, name.split(separator: "."))
  }

  private static func shape(of name: String, _ parts: [Substring]) -> String {
    if SymbolShapes.contains(name) { return name }
    // No symbol has more parts: a longer name comes from a text, and is not searched in square time.
    let words = parts.prefix(16).filter { $0 != "fill" }
    let isFilled = words.count < min(parts.count, 16)
    for start in words.indices {
      for end in (start + 1...words.count).reversed() {
        let base = words[start..<end].joined(separator: ".")
        if isFilled, SymbolShapes.contains(base + ".fill") { return base + ".fill" }
        if SymbolShapes.contains(base) { return base }
      }
    }
    return "square.dashed"
  }

  /// Returns the name of the filled form of a symbol, as tab bars show it, if there is one.
  static func filled(_ name: String) -> String {
    SymbolShapes.contains(name + ".fill") ? name + ".fill" : name
  }

  static func words(_ name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }
}
#endif
