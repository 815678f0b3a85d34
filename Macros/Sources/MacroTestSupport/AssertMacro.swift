import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Asserts what macros make of a piece of source: the expansion, the diagnostics, and the source
/// after the fix-its.
///
/// - Parameters:
///   - macros: The macros to expand, each with the protocols that it adds.
///   - source: The source to expand.
///   - expansion: The expected expansion.
///   - diagnostics: The expected diagnostics, in their order.
///   - fixedSource: The source that all fix-its together are expected to lead to.
package func assertMacro(
  _ macros: [String: MacroSpec],
  _ source: String,
  expandsTo expansion: String,
  diagnostics: [DiagnosticSpec] = [],
  fixedSource: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source,
    expandedSource: expansion,
    diagnostics: diagnostics,
    macroSpecs: macros,
    fixedSource: fixedSource,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.location.fileID,
          filePath: failure.location.filePath,
          line: failure.location.line,
          column: failure.location.column))
    },
    fileID: fileID, filePath: filePath, line: line, column: column)
}
