public import SwiftSyntax
public import SwiftSyntaxMacros

/// Changes how macros are tested in an operation.
///
/// - Parameters:
///   - indentationWidth: How expansions are indented.
///   - record: Which blocks are written into the source of the test.
///   - macros: The macros to expand, by their names.
///   - operation: What holds assertions.
/// - Returns: What the operation returns.
public func withMacroTesting<R>(
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  macros: [String: any Macro.Type]? = nil,
  operation: () throws -> R
) rethrows -> R {
  let configuration = MacroTestingConfiguration.current.merging(
    indentationWidth: indentationWidth, record: record, macros: macros)
  return try MacroTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Changes how macros are tested in an asynchronous operation.
///
/// - Parameters:
///   - indentationWidth: How expansions are indented.
///   - record: Which blocks are written into the source of the test.
///   - macros: The macros to expand, by their names.
///   - isolation: The actor to run on.
///   - operation: What holds assertions.
/// - Returns: What the operation returns.
public func withMacroTesting<R>(
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  macros: [String: any Macro.Type]? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = MacroTestingConfiguration.current.merging(
    indentationWidth: indentationWidth, record: record, macros: macros)
  return try await MacroTestingConfiguration.$current.withValue(
    configuration, operation: operation)
}

/// Changes how macros are tested in an operation, with their names taken from their types.
///
/// - Parameters:
///   - indentationWidth: How expansions are indented.
///   - record: Which blocks are written into the source of the test.
///   - macros: The types of the macros to expand.
///   - operation: What holds assertions.
/// - Returns: What the operation returns.
public func withMacroTesting<R>(
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  macros: [any Macro.Type],
  operation: () throws -> R
) rethrows -> R {
  try withMacroTesting(
    indentationWidth: indentationWidth, record: record, macros: named(macros),
    operation: operation)
}

/// Changes how macros are tested in an asynchronous operation, with their names taken from their
/// types.
///
/// - Parameters:
///   - indentationWidth: How expansions are indented.
///   - record: Which blocks are written into the source of the test.
///   - macros: The types of the macros to expand.
///   - isolation: The actor to run on.
///   - operation: What holds assertions.
/// - Returns: What the operation returns.
public func withMacroTesting<R>(
  indentationWidth: Trivia? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  macros: [any Macro.Type],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await withMacroTesting(
    indentationWidth: indentationWidth, record: record, macros: named(macros),
    operation: operation)
}
