#if Macros
import SwiftSyntax

extension Trivia {
  /// The documentation comments, each followed by a line break.
  var documentation: Trivia {
    var pieces: [TriviaPiece] = []
    for piece in self {
      switch piece {
      case .docLineComment, .docBlockComment: pieces += [piece, .newlines(1)]
      default: continue
      }
    }
    return Trivia(pieces: pieces)
  }
}
#endif
