#if !canImport(SwiftUI)
  /// Characters that stand for the symbols views name most often.
  enum Symbols {
    /// The character for a symbol, or a neutral one when the symbol is not known.
    static func glyph(_ name: String) -> String {
      glyphs[name] ?? name.lastDotRemoved.flatMap { glyphs[$0] } ?? "◆"
    }

    /// A symbol's name as words.
    static func words(_ name: String) -> String {
      name.split(separator: ".").joined(separator: " ")
    }

    private static let glyphs = [
      "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
      "arrow.right": "→", "arrow.up": "↑", "bell": "🔔", "bookmark": "🔖", "calendar": "📅",
      "checkmark": "✓", "checkmark.circle": "✅", "chevron.down": "⌄", "chevron.left": "‹",
      "chevron.right": "›", "chevron.up": "⌃", "circle": "○", "circle.fill": "●", "clock": "🕘",
      "doc": "📄", "ellipsis": "…", "exclamationmark.triangle": "⚠", "envelope": "✉",
      "flag": "⚑", "folder": "📁", "gear": "⚙", "gearshape": "⚙", "heart": "♡", "heart.fill": "♥",
      "house": "🏠", "info.circle": "ℹ", "link": "🔗", "list.bullet": "☰", "lock": "🔒",
      "magnifyingglass": "🔍", "minus": "−", "minus.circle": "⊖", "moon": "☾", "number": "#",
      "paperplane": "✈", "pause": "⏸", "pencil": "✎", "person": "👤", "phone": "☎", "photo": "🖼",
      "play": "▶", "plus": "+", "plus.circle": "⊕", "questionmark": "?",
      "questionmark.circle": "❓", "square": "☐", "square.and.arrow.down": "⤓",
      "square.and.arrow.up": "⤒", "star": "☆", "star.fill": "★", "stop": "⏹", "sun.max": "☀",
      "tag": "🏷", "trash": "🗑", "xmark": "✕", "xmark.circle": "⊗",
    ]
  }

  extension String {
    /// The string up to its last dot, or `nil` without one.
    fileprivate var lastDotRemoved: String? {
      lastIndex(of: ".").map { String(self[..<$0]) }
    }
  }
#endif
