public import SwiftSyntax
public import SwiftSyntaxMacros

/// Asserts what macros make of a piece of source: their diagnostics, the source after the fix-its,
/// and the expansion.
///
/// ```swift
/// assertMacro(["stringify": StringifyMacro.self]) {
///   """
///   #stringify(a + b)
///   """
/// } expansion: {
///   """
///   (a + b, "a + b")
///   """
/// }
/// ```
///
/// A block that is not written yet is recorded: the first run adds it to the source of the test, and
/// fails, so that it is looked at. When a diagnostic has fix-its, `fixes` is the source after the
/// first fix-it of each, and the fixed source is expanded. When the source has an error
/// that no fix-it mends there is no expansion.
///
/// - Parameters:
///   - macros: The macros to expand, by the names they have in the source. By default the macros of
///     the test's configuration: of ``withMacroTesting(indentationWidth:record:macros:operation:)``, or
///     of the trait `.macros(_:)`.
///   - indentationWidth: How the expansion is indented. By default as in the source.
///   - record: Which blocks are written into the source of the test.
///   - originalSource: The source to expand.
///   - diagnostics: The source with its diagnostics under the lines that they concern.
///   - fixes: The source after the fix-its.
///   - expansion: The source after the expansion.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - function: The function of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertMacro(
  _ macros: [String: any Macro.Type]? = nil,
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  of originalSource: () throws -> String,
  diagnostics: (() -> String)? = nil,
  fixes: (() -> String)? = nil,
  expansion: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let configuration = MacroTestingConfiguration.current.merging(
    indentationWidth: indentationWidth, record: record, macros: macros)
  guard let macros = configuration.macros, !macros.isEmpty else {
    location.report(Issues.noMacros)
    return
  }
  let outcome: MacroOutcome
  do {
    outcome = try MacroOutcome(
      of: try originalSource(), macros: macros, indentationWidth: configuration.indentationWidth)
  } catch {
    location.report(Issues.thrown(error))
    return
  }
  let blocks = [
    SnapshotBlock(label: "diagnostics", expected: diagnostics?(), actual: outcome.diagnostics),
    SnapshotBlock(label: "fixes", expected: fixes?(), actual: outcome.fixes),
    SnapshotBlock(label: "expansion", expected: expansion?(), actual: outcome.expansion),
  ]
  compare(blocks, record: configuration.record, at: location)
}

/// Asserts what macros make of a piece of source, with the names of the macros taken from their
/// types: `StringifyMacro` is `#stringify`, `CasePathableMacro` is `@CasePathable`.
///
/// - Parameters:
///   - macros: The types of the macros to expand.
///   - indentationWidth: How the expansion is indented. By default as in the source.
///   - record: Which blocks are written into the source of the test.
///   - originalSource: The source to expand.
///   - diagnostics: The source with its diagnostics under the lines that they concern.
///   - fixes: The source after the fix-its.
///   - expansion: The source after the expansion.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - function: The function of the assertion.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertMacro(
  _ macros: [any Macro.Type],
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  of originalSource: () throws -> String,
  diagnostics: (() -> String)? = nil,
  fixes: (() -> String)? = nil,
  expansion: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacro(
    named(macros),
    indentationWidth: indentationWidth,
    record: record,
    of: originalSource,
    diagnostics: diagnostics,
    fixes: fixes,
    expansion: expansion,
    fileID: fileID,
    file: filePath,
    function: function,
    line: line,
    column: column)
}

/// Records what is to be recorded, and reports what is not as expected.
private func compare(
  _ blocks: [SnapshotBlock],
  record: SnapshotTestingConfiguration.Record,
  at location: AssertionLocation
) {
  let recorded = blocks.filter { $0.isRecorded(by: record) }
  if !recorded.isEmpty {
    do {
      try SourceRecorder.shared.record(
        blocks.map { ($0.label, recorded.contains($0) ? $0.actual : $0.expected) },
        inFile: "\(location.filePath)", line: location.line)
      location.report(Issues.recorded(recorded.map(\.label)))
    } catch {
      location.report(Issues.notRecorded(error, blocks: recorded))
    }
  }
  for block in blocks where !block.isMet && !recorded.contains(block) {
    location.report(Issues.unmet(block))
  }
}
