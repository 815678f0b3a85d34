#if PortableViews
extension String {
  /// The text, which does not turn round the words beside it.
  ///
  /// Characters that set the direction of writing have their effect up to the end of the text: they are
  /// closed there, and the text is isolated. A text without such characters stays as it is.
  package var withOwnDirections: String {
    // Their encodings begin with the same byte, which texts in most languages do not have.
    guard utf8.contains(0xE2) else { return self }
    var nesting = DirectionNesting()
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars where nesting.admits(scalar) { scalars.append(scalar) }
    guard nesting.affectsSurroundings else { return self }
    scalars.append(contentsOf: nesting.closers)
    return "\u{2068}\(String(scalars))\u{2069}"
  }
}

/// The characters for directions that are open at a place in a text.
private struct DirectionNesting {
  private enum Opener {
    case embedding
    case isolate

    var closer: Unicode.Scalar { self == .embedding ? "\u{202C}" : "\u{2069}" }
  }

  private var openers: [Opener] = []
  private var affectsOuterText = false

  /// Whether the text so far changes the direction of the text beside it.
  var affectsSurroundings: Bool { affectsOuterText || !openers.isEmpty }

  /// The characters that close the open ones, the last one first.
  var closers: [Unicode.Scalar] { openers.reversed().map(\.closer) }

  /// Takes the next character; returns `false` for one that closes what the text has not opened.
  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}":
      if openers.isEmpty { affectsOuterText = true }
      openers.append(.embedding)
    case "\u{2066}"..."\u{2068}": openers.append(.isolate)
    case "\u{202C}":
      guard openers.last == .embedding else { return refuse() }
      openers.removeLast()
    case "\u{2069}":
      // It closes the embeddings inside of the isolate as well.
      guard let index = openers.lastIndex(of: .isolate) else { return refuse() }
      openers.removeSubrange(index...)
    default: break
    }
    return true
  }

  private mutating func refuse() -> Bool {
    affectsOuterText = true
    return false
  }
}
#endif
