import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Writes blocks into the sources of tests.
///
/// Assertions know the lines that their file had when it was compiled. So it is kept as it was when
/// something was first written, with everything that was written since.
final class SourceRecorder: Sendable {
  static let shared = SourceRecorder()

  private struct File {
    let original: String
    var replacements: [Range<Int>: String] = [:]

    var text: String {
      var bytes = Array(original.utf8)
      for (range, text) in replacements.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
        bytes.replaceSubrange(range, with: Array(text.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Why nothing could be written.
  enum Failure: Error, CustomStringConvertible {
    case noCall(line: UInt)

    var description: String {
      switch self {
      case .noCall(let line):
        """
        line \(line) has no call of 'assertMacro' with the source in a trailing closure. Has the \
        file been edited since the test was built?
        """
      }
    }
  }

  private let files = Mutex<[String: File]>([:])

  /// Replaces the blocks of an assertion.
  ///
  /// - Parameters:
  ///   - blocks: The labels and texts of all blocks; one without a text is left out.
  ///   - path: The file of the assertion.
  ///   - line: Its line when the file was compiled.
  /// - Throws: If the file cannot be read or written, or has no such assertion there.
  func record(
    _ blocks: [(label: String, text: String?)], inFile path: String, line: UInt
  ) throws {
    try files.withLock { files in
      var file = try files[path] ?? File(original: String(contentsOfFile: path, encoding: .utf8))
      let (range, indentation) = try Self.trailingBlocks(in: file.original, at: line)
      file.replacements[range] = blocks.compactMap { block in
        block.text.map { Self.closure(block.label, $0, indentation: indentation) }
      }.joined()
      try file.text.write(toFile: path, atomically: true, encoding: .utf8)
      files[path] = file
    }
  }

  /// Finds what follows the first trailing closure of the assertion on a line, and the indentation of that line.
  private static func trailingBlocks(
    in source: String, at line: UInt
  ) throws -> (range: Range<Int>, indentation: String) {
    let tree = Parser.parse(source: source)
    let finder = CallFinder(
      line: Int(line), converter: SourceLocationConverter(fileName: "", tree: tree))
    finder.walk(tree)
    guard let call = finder.call, let closure = call.trailingClosure else {
      throw Failure.noCall(line: line)
    }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let end = call.endPositionBeforeTrailingTrivia.utf8Offset
    return (
      closure.endPositionBeforeTrailingTrivia.utf8Offset..<end,
      String(lines[Int(line) - 1].prefix { $0 == " " || $0 == "\t" })
    )
  }

  private static func closure(_ label: String, _ text: String, indentation: String) -> String {
    let pounds = text.contains(#"\"#) || text.contains(#"""""#) ? "#" : ""
    let inner = indentation + (indentation.contains("\t") ? "\t" : "  ")
    let lines =
      ["\(pounds)\"\"\""]
      + text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      + ["\"\"\"\(pounds)"]
    return " \(label): {\n"
      + lines.map { $0.isEmpty ? "\n" : "\(inner)\($0)\n" }.joined()
      + "\(indentation)}"
  }
}

/// Finds the assertion that begins on a line.
private final class CallFinder: SyntaxVisitor {
  private let line: Int
  private let converter: SourceLocationConverter
  private(set) var call: FunctionCallExprSyntax?

  init(line: Int, converter: SourceLocationConverter) {
    self.line = line
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    if call == nil, name == "assertMacro", start.line == line {
      call = node
    }
    return .visitChildren
  }
}
