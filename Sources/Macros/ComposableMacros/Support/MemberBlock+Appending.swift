#if Macros
import SwiftSyntax

extension MemberBlockSyntax {
  /// The block with declarations after the last one, each on a line of its own.
  func appending(_ declarations: [DeclSyntax]) -> Self {
    let outside = leftBrace.lineIndentation
    let indentation = members.first?.indentation ?? outside + .spaces(2)
    var result = self
    for declaration in declarations {
      result.members.append(
        MemberBlockItemSyntax(
          leadingTrivia: .newline + indentation, decl: declaration.trimmed))
    }
    if !rightBrace.leadingTrivia.contains(where: \.isNewline) {
      result.rightBrace.leadingTrivia = .newline + outside
    }
    return result
  }
}

extension SyntaxProtocol {
  /// The spaces between the beginning of the line and the node, if the node comes first in it.
  var indentation: Trivia {
    guard let lineBreak = leadingTrivia.pieces.lastIndex(where: \.isNewline) else { return [] }
    return Trivia(pieces: leadingTrivia.pieces[(lineBreak + 1)...])
  }

  /// The indentation of the line that the node begins in, as far as the tree shows it.
  var lineIndentation: Trivia {
    var token = firstToken(viewMode: .sourceAccurate)
    while let current = token {
      if current.leadingTrivia.contains(where: \.isNewline) { return current.indentation }
      token = current.previousToken(viewMode: .sourceAccurate)
    }
    return []
  }
}
#endif
