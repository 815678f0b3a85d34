import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The parts of a Swift file that rules ask about.
///
/// They are kept on disk between runs, because an unoptimized parser is slow.
struct SourceFile: Codable, Sendable {
  /// The imports, those in inactive branches of `#if` too.
  var imports: [Import]
  /// The conditions of all `#if` and `#elseif`.
  var conditions: [Place<String>]
  /// The errors of syntax.
  var errors: [SyntaxError]
  /// The names that the file uses, if it is one of tests.
  var uses: SourceUses?

  init(text: String, isTest: Bool) {
    let tree = Parser.parse(source: text)
    let lines = LineTable(text)
    imports = Import.all(in: tree, lines: lines)
    conditions = []
    // Most files have none, and a visit takes time.
    if text.contains("#if") {
      let collector = ConditionCollector(lines: lines)
      collector.walk(tree)
      conditions = collector.conditions
    }
    errors = SyntaxError.all(in: tree, lines: lines)
    uses = isTest ? SourceUses(tree) : nil
  }
}

/// A value that stands in a line of a file.
struct Place<Value: Codable & Sendable>: Codable, Sendable {
  var line: Int
  var value: Value
}

/// A declaration that imports a module.
struct Import: Codable, Sendable {
  var module: String
  var line: Int
  /// The conditions under which the compiler sees the import.
  ///
  /// All must be met.
  var conditions: [Condition]
}

/// A message of the parser.
struct SyntaxError: Codable, Sendable {
  var message: String
  var line: Int
  /// The conditions under which the compiler sees the place.
  ///
  /// All must be met.
  var conditions: [Condition]
}

/// A condition of `#if`, or the opposite of one whose branch was not taken.
struct Condition: Codable, Hashable, Sendable {
  var text: String
  /// Whether the condition must hold; otherwise it must not.
  var holds: Bool
  /// Simple conditions that follow from this one, such as `canImport(Combine)` and `!DEBUG`.
  var facts: Set<String>
}

// MARK: - Reading syntax

extension Condition {
  init(_ expression: ExprSyntax, holds: Bool) {
    text = expression.trimmedDescription
    self.holds = holds
    let (terms, joint) = Self.terms(of: expression)
    // All terms of a conjunction hold; none of a disjunction that does not hold does.
    let isSplit = terms.count == 1 || joint == (holds ? "&&" : "||")
    facts = isSplit ? Set(terms.map { holds ? $0 : Self.opposite(of: $0) }) : []
  }

  /// Returns the operands of an expression with one kind of operator, or the whole expression.
  private static func terms(of expression: ExprSyntax) -> (terms: [String], joint: String?) {
    let whole = [expression.trimmedDescription]
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return (whole, nil) }
    let elements = sequence.elements.map(\.trimmedDescription).enumerated()
    let joints = Set(elements.filter { $0.offset % 2 == 1 }.map(\.element))
    guard let joint = joints.first, joints.count == 1 else { return (whole, nil) }
    return (elements.filter { $0.offset % 2 == 0 }.map(\.element), joint)
  }

  private static func opposite(of term: String) -> String {
    term.hasPrefix("!") ? String(term.dropFirst()) : "!" + term
  }
}

extension IfConfigClauseSyntax {
  /// The conditions under which the compiler sees the clause, without those around its block.
  var conditions: [Condition] {
    let clauses = parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? [self]
    let earlier = clauses.prefix { $0.id != id }.compactMap(\.condition)
    return earlier.map { Condition($0, holds: false) }
      + (condition.map { [Condition($0, holds: true)] } ?? [])
  }
}

extension Import {
  static func all(in tree: SourceFileSyntax, lines: LineTable) -> [Import] {
    var found: [Import] = []
    // Imports stand at the top of a file alone, or in conditional blocks there.
    func collect(_ items: CodeBlockItemListSyntax, under conditions: [Condition]) {
      for item in items {
        if let declaration = item.item.as(ImportDeclSyntax.self) {
          guard let module = declaration.path.first?.name else { continue }
          let line = lines.line(at: declaration.positionAfterSkippingLeadingTrivia)
          found.append(Import(module: module.text, line: line, conditions: conditions))
        } else if let block = item.item.as(IfConfigDeclSyntax.self) {
          for clause in block.clauses {
            guard case .statements(let nested) = clause.elements else { continue }
            collect(nested, under: conditions + clause.conditions)
          }
        }
      }
    }
    collect(tree.statements, under: [])
    return found
  }
}

extension SyntaxError {
  static func all(in tree: SourceFileSyntax, lines: LineTable) -> [SyntaxError] {
    guard tree.hasError else { return [] }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
    return errors.filter { $0.diagMessage.severity == .error }.map { error in
      let clauses = sequence(first: error.node, next: \.parent)
        .compactMap { $0.as(IfConfigClauseSyntax.self) }
      return SyntaxError(
        message: error.message, line: lines.line(at: error.position),
        conditions: clauses.flatMap(\.conditions))
    }
  }
}

/// The positions at which the lines of a text begin.
struct LineTable {
  private let starts: [Int]

  init(_ text: String) {
    starts = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map {
      $0.offset + 1
    }
  }

  /// Returns the number of the line that a position is in.
  func line(at position: AbsolutePosition) -> Int {
    (starts.firstIndex { $0 > position.utf8Offset } ?? starts.count) + 1
  }
}

private final class ConditionCollector: SyntaxVisitor {
  var conditions: [Place<String>] = []
  private let lines: LineTable

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let line = lines.line(at: condition.positionAfterSkippingLeadingTrivia)
      conditions.append(Place(line: line, value: condition.trimmedDescription))
    }
    return .visitChildren
  }
}
