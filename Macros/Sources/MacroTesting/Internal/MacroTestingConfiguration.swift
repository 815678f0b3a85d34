import Foundation
import SwiftSyntax
import SwiftSyntaxMacros

/// The base configuration of assertions about macros.
struct MacroTestingConfiguration: Sendable {
  @TaskLocal static var current = Self(
    record: ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"]
      .flatMap(SnapshotTestingConfiguration.Record.init(rawValue:)) ?? .missing)

  var indentationWidth: Trivia?
  var record: SnapshotTestingConfiguration.Record
  var macros: [String: any Macro.Type]?

  /// The same, with what is given in place of what was.
  func merging(
    indentationWidth: Trivia?,
    record: SnapshotTestingConfiguration.Record?,
    macros: [String: any Macro.Type]?
  ) -> Self {
    Self(
      indentationWidth: indentationWidth ?? self.indentationWidth,
      record: record ?? self.record,
      macros: macros ?? self.macros)
  }
}

/// Names macros as source does: a freestanding one begins with a small letter, or as its type does.
func named(_ macros: [any Macro.Type]) -> [String: any Macro.Type] {
  var named: [String: any Macro.Type] = [:]
  for macro in macros {
    let type = String(describing: macro)
    let name = type.count > 5 && type.hasSuffix("Macro") ? String(type.dropLast(5)) : type
    named[name] = macro
    if macro is any FreestandingMacro.Type {
      named[name.prefix(1).lowercased() + name.dropFirst()] = macro
    }
  }
  return named
}
