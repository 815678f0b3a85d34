#if PortableViews && Web
import Foundation

/// The examples in the document of the wire protocol.
struct ProtocolDocument {
  /// A line of an example of a connection, such as `socket up [1,5,"t"]`.
  struct Step: Equatable, Sendable {
    enum Action: String, Sendable { case opens, up, down, closed }

    var socket: String
    var action: Action
    /// A path, a message or a close code.
    var text: String
  }

  struct Unreadable: Error { var line: String }

  let text: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    text = try String(
      contentsOf: root.appending(path: "Documentation/Internals/WebProtocol.md"), encoding: .utf8)
  }

  /// Returns the cells of the rows of a section's tables, without the heading row.
  func rows(of heading: String) -> [[String]] {
    let lines = section(heading).filter { $0.hasPrefix("| ") }
    return lines.enumerated().compactMap { index, line in
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      guard !line.hasPrefix("| ---"), !next.hasPrefix("| ---") else { return nil }
      return line.dropFirst(2).components(separatedBy: " | ").map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " |"))
      }
    }
  }

  /// The examples of connections, each in a block of its own.
  func connections() throws -> [[Step]] {
    try text.components(separatedBy: "```text\n").dropFirst().map { block in
      try block.components(separatedBy: "\n```")[0].split(separator: "\n").map(Self.step)
    }
  }

  private func section(_ heading: String) -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0 == "## \(heading)" }) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  private static func step(_ line: Substring) throws -> Step {
    let fields = line.split(separator: " ", maxSplits: 2).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard fields.count == 3, let action = Step.Action(rawValue: fields[1]) else {
      throw Unreadable(line: String(line))
    }
    return Step(socket: fields[0], action: action, text: fields[2])
  }
}

extension String {
  /// The content of a cell that is code.
  var code: String { trimmingCharacters(in: CharacterSet(charactersIn: "`")) }

  /// The contents of all code in a cell.
  var codes: [String] {
    components(separatedBy: "`").enumerated().compactMap { $0 % 2 == 1 ? $1 : nil }
  }
}
#endif
