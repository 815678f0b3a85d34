#if PortableViews && Web
/// The drawings of frequently used symbols.
enum Symbols {
  /// The drawing of a symbol: lines on a square of 24 by 24.
  struct Drawing: Equatable {
    var cssClasses: String
    /// The outline, which a filled symbol fills.
    var outline: String
    /// The lines inside of the outline.
    var detail = ""
  }

  /// Returns the drawing of a symbol, or a dashed square with a question mark if it is unknown.
  static func drawing(_ name: String) -> Drawing {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" || $0 == "crop" }
    // Symbols with a direction of the text in their names have it in every language.
    let isDirected = parts.contains("forward") || parts.contains("backward")
    let fill = (isFilled ? " fill" : "") + (isDirected ? " directed" : "")
    while !parts.isEmpty {
      let base = parts.joined(separator: ".")
      if let lines = SymbolLines.lines[base] {
        return Drawing(cssClasses: "symbol" + fill, outline: lines)
      }
      let content = parts.dropLast().joined(separator: ".")
      if let last = parts.last, let container = SymbolLines.containers[last],
        let lines = SymbolLines.lines[content]
      {
        return Drawing(cssClasses: "symbol contained" + fill, outline: container, detail: lines)
      }
      parts.removeLast()
    }
    return Drawing(
      cssClasses: "symbol contained unknown", outline: SymbolLines.containers["square"] ?? "",
      detail: SymbolLines.lines["questionmark"] ?? "")
  }

  static func words(_ name: String) -> String {
    name.split(separator: ".").joined(separator: " ")
  }
}
#endif
