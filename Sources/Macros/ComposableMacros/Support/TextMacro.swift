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

  /// Writes an extension with the conformances that the compiler asks for, unless they are written.
  ///
  /// It is as available as what it extends.
  ///
  /// - Parameter conformances: The protocols, qualified with their modules.
  static func extensions(
    _ type: some TypeSyntaxProtocol, _ conformances: String...,
    of declaration: some DeclGroupSyntax,
    among protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [ExtensionDeclSyntax] {
    let missing = conformances.filter { conformance in
      let name = String(conformance.drop { $0 != "." }.dropFirst())
      return protocols.contains { $0.names(name) } && !declaration.inherits(from: name)
    }
    guard !missing.isEmpty else { return [] }
    // The extension stands at file scope.
    let scopes = [Syntax(declaration)] + context.lexicalContext
    let availability = scopes.compactMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability.description
    }
    // In a module on the main actor, the compiler (6.3) infers `Observable` to be on it even here.
    let isNonisolated = declaration.modifiers.contains {
      $0.name.tokenKind == .keyword(.nonisolated)
    }
    let list = missing.map {
      isNonisolated && !$0.hasPrefix("nonisolated ") ? "nonisolated \($0)" : $0
    }
    .joined(separator: ", ")
    return [
      ExtensionDeclSyntax(
        extensionKeyword: .unknown(
          "\(availability.joined())extension \(type.trimmed): \(list) {\n}"),
        extendedType: MissingTypeSyntax(placeholder: .identifier("", presence: .missing)),
        memberBlock: MemberBlockSyntax(
          leftBrace: .leftBraceToken(presence: .missing), members: [],
          rightBrace: .rightBraceToken(presence: .missing)))
    ]
  }
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

  /// The text of the accessor that sets the storage of a property in an initializer.
  static func initializing(_ storage: String, with value: String = "initialValue") -> String {
    """
    @storageRestrictions(initializes: \(storage))
    init(initialValue) {
      \(storage) = \(value)
    }
    """
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
