#if canImport(Testing)
public import SwiftSyntax
public import SwiftSyntaxMacros
public import Testing

// Underscored: tests write `.macros`, and have no need of its name.
/// A trait of a test that says which macros its assertions expand.
public struct _MacrosTrait: SuiteTrait, TestTrait, TestScoping {
  let indentationWidth: Trivia?
  let record: SnapshotTestingConfiguration.Record?
  let macros: [String: any Macro.Type]?

  /// The trait of a suite holds for every test in it.
  public var isRecursive: Bool { true }

  /// Runs a test case with the macros.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withMacroTesting(
      indentationWidth: indentationWidth, record: record, macros: macros, operation: function)
  }
}

extension Trait where Self == _MacrosTrait {
  /// Says which macros the assertions of a test, or of every test of a suite, expand.
  ///
  /// - Parameters:
  ///   - macros: The macros to expand, by their names.
  ///   - indentationWidth: How expansions are indented.
  ///   - record: Which blocks are written into the source of the test.
  public static func macros(
    _ macros: [String: any Macro.Type]? = nil,
    indentationWidth: Trivia? = nil,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Self {
    Self(indentationWidth: indentationWidth, record: record, macros: macros)
  }

  /// Says which macros the assertions of a test, or of every test of a suite, expand, with their
  /// names taken from their types.
  ///
  /// - Parameters:
  ///   - macros: The types of the macros to expand.
  ///   - indentationWidth: How expansions are indented.
  ///   - record: Which blocks are written into the source of the test.
  public static func macros(
    _ macros: [any Macro.Type],
    indentationWidth: Trivia? = nil,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> Self {
    Self(indentationWidth: indentationWidth, record: record, macros: named(macros))
  }
}
#endif
