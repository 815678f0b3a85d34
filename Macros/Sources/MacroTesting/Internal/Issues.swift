import CustomDump

/// The messages of failed assertions about macros.
enum Issues {
  static let noMacros = """
    "assertMacro" was called without macros.

    To fix this, pass the macros that the source uses, such as '["stringify": StringifyMacro.self]', or name \
    them for the whole suite by the trait '.macros(_:)' or by 'withMacroTesting(macros:)'.
    """

  static func thrown(_ error: any Error) -> String {
    """
    "assertMacro" could not expand the source:

      \(error)
    """
  }

  static func recorded(_ labels: [String]) -> String {
    let names = labels.map { "'\($0)'" }.joined(separator: ", ")
    return """
      "assertMacro" has written \(names) into the source of this test.

      Look at what was written, and run the test again.
      """
  }

  static func notRecorded(_ error: any Error, blocks: [SnapshotBlock]) -> String {
    let texts = blocks.map { "\($0.label):\n\(indented($0.actual ?? "Nothing."))" }
    return """
      "assertMacro" could not write into the source of this test: \(error)

      \(indented(texts.joined(separator: "\n\n")))
      """
  }

  static func unmet(_ block: SnapshotBlock) -> String {
    switch (block.expected, block.actual) {
    case (let expected?, let actual?):
      let difference = diff(expected, actual, format: .proportional) ?? actual
      return """
        "assertMacro" has \(block.isPlural ? "other" : "another") \(block.label) than expected.

        \(indented(difference))

        (Expected: −, Actual: +)

        To fix this, mend the macro, or have the block written anew by 'record: .failed'.
        """
    case (let expected?, nil):
      return """
        "assertMacro" expected \(block.isPlural ? "" : "an ")\(block.label), and there \(block.isPlural ? "are" : "is") none.

        \(indented(expected))

        To fix this, remove the block '\(block.label)', or have it removed by 'record: .failed'.
        """
    case (nil, let actual?):
      return """
        "assertMacro" has \(block.isPlural ? "" : "an ")\(block.label) that \(block.isPlural ? "were" : "was") not expected.

        \(indented(actual))

        To fix this, mend the macro, or have the block written by 'record: .missing'.
        """
    case (nil, nil):
      return ""
    }
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
