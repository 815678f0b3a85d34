#if Macros
import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that writes its code as text, laid out as it should be read.
///
/// The compiler parses what a macro returns. Parsed and laid out by SwiftSyntax before that, the code
/// takes nearly three times as long to write in a debug build.
protocol TextMacro: Macro {}

extension TextMacro {
  static var formatMode: FormatMode { .disabled }
}

extension DeclSyntax {
  /// A declaration that is nothing but its text.
  init(text: String) {
    self.init(MissingDeclSyntax(placeholder: .unknown(text)))
  }
}

extension AccessorDeclSyntax {
  /// An accessor that is nothing but its text, which is moved right into the braces around it.
  init(text: String) {
    self.init(accessorSpecifier: .unknown("  " + text.indented()))
  }
}

extension ExtensionDeclSyntax {
  /// An extension that adds conformances, as available as what it extends.
  init(
    of type: some TypeSyntaxProtocol, conformingTo protocols: [String],
    availability: AttributeListSyntax
  ) {
    let list = protocols.joined(separator: ", ")
    self.init(
      extensionKeyword: .unknown("\(availability)extension \(type.trimmed): \(list) {\n}"),
      extendedType: MissingTypeSyntax(placeholder: .identifier("", presence: .missing)),
      memberBlock: MemberBlockSyntax(
        leftBrace: .leftBraceToken(presence: .missing), members: [],
        rightBrace: .rightBraceToken(presence: .missing)))
  }
}

extension String {
  /// Moves all lines but the first one step to the right, and leaves empty ones empty.
  func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 || $1.isEmpty ? String($1) : "  \($1)" }.joined(separator: "\n")
  }
}
#endif
