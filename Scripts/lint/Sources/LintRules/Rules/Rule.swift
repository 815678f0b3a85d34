/// A property that the whole repository keeps.
package protocol Rule: Sendable {
  /// The name of the command that checks this rule alone.
  static var name: String { get }

  /// One line on what the rule proves.
  static var summary: String { get }

  init()

  /// Looks for every place that breaks the rule.
  func check(_ repository: Repository) throws -> Report
}

/// The outcome of one rule.
package struct Report: Equatable, Sendable {
  /// The places that break the rule.
  package var findings: [Finding]

  /// Places worth a look that break nothing.
  package var hints: [Finding]

  /// The number and kind of the things that were looked at.
  package var extent: String

  init(findings: [Finding], hints: [Finding] = [], extent: String) {
    self.findings = findings.sorted()
    self.hints = hints.sorted()
    self.extent = extent
  }
}

/// A place, and what is wrong there.
package struct Finding: Hashable, Sendable {
  /// The path of the file, relative to the repository.
  package var file: String

  /// The number of the line, counted from 1.
  package var line: Int

  /// One sentence: the fault, and how to mend it.
  package var message: String

  init(_ file: String, _ line: Int, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

extension Finding: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.message) < (right.file, right.line, right.message)
  }
}

extension Finding: CustomStringConvertible {
  package var description: String { "\(file):\(line): \(message)" }
}

extension Sequence<Finding> {
  /// Each finding once.
  var unique: [Finding] { Array(Set(self)) }
}
