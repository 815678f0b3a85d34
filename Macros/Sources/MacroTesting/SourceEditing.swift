public import SwiftDiagnostics
@_spi(FixItApplier) import SwiftIDEUtils
public import SwiftSyntax

/// The replacement of a range of a source by another text.
public typealias SourceEdit = SwiftSyntax.SourceEdit

/// A namespace for applying the fix-its of diagnostics to a source.
public enum FixItApplier {
  /// Carries out the fix-its of diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - messages: The messages of the fix-its to carry out. By default the first of each diagnostic.
  ///   - tree: The source that the diagnostics are about.
  /// - Returns: The source after the fix-its.
  public static func applyFixes(
    from diagnostics: [Diagnostic],
    filterByMessages messages: [String]?,
    to tree: any SyntaxProtocol
  ) -> String {
    SwiftIDEUtils.FixItApplier.applyFixes(from: diagnostics, filterByMessages: messages, to: tree)
  }

  /// Carries out edits.
  ///
  /// - Parameters:
  ///   - edits: The edits, with positions in the source. Of those that overlap, the first counts.
  ///   - tree: The source to edit.
  /// - Returns: The source after the edits.
  public static func apply(edits: [SourceEdit], to tree: any SyntaxProtocol) -> String {
    SwiftIDEUtils.FixItApplier.apply(edits: edits, to: tree)
  }
}
