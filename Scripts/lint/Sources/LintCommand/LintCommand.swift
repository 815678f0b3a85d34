import ArgumentParser
import Foundation
import LintRules

@main
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks what every file of the repository must keep.",
    discussion: "Prints each place that breaks a rule, and exits with 1 if there is any.",
    subcommands: [
      All.self, Check<Imports>.self, Check<Declared>.self, Check<Core>.self,
      Check<Platforms>.self, Check<APIUses>.self, CheckQuotes.self, Check<FileLength>.self,
      Check<FileNames>.self, Check<Comments>.self, Check<Links>.self,
    ],
    defaultSubcommand: All.self)
}

struct Place: ParsableArguments {
  @Option(help: "A folder in the repository. By default the current one.")
  var folder = "."

  func repository() throws -> Repository {
    try Repository(
      around: URL(filePath: folder), program: Bundle.main.executableURL?.resolvingSymlinksInPath())
  }
}

struct All: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Checks all rules (the default).")
  static let rules: [any Rule] = [
    Imports(), Declared(), Core(), Platforms(), APIUses(), Quotes(), FileLength(), FileNames(),
    Comments(), Links(),
  ]

  @OptionGroup var place: Place

  func run() throws {
    let repository = try place.repository()
    let results = try Self.rules.map { rule in
      print(type(of: rule).name, try rule.check(repository))
    }
    repository.saveResults()
    if results.contains(false) { throw ExitCode.failure }
  }
}

/// The command of one rule.
struct Check<R: Rule>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: R.name, abstract: R.summary)
  }

  @OptionGroup var place: Place

  func run() throws {
    let repository = try place.repository()
    let isKept = print(R.name, try R().check(repository))
    repository.saveResults()
    if !isKept { throw ExitCode.failure }
  }
}

struct CheckQuotes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Quotes.name, abstract: Quotes.summary)

  @OptionGroup var place: Place
  @Flag(help: "Correct the documents in place of complaining.")
  var write = false

  func run() throws {
    let repository = try place.repository()
    let report = try write ? Quotes().write(repository) : Quotes().check(repository)
    if !print(Quotes.name, report) { throw ExitCode.failure }
  }
}

/// Prints a report, and returns whether the rule is kept.
private func print(_ name: String, _ report: Report) -> Bool {
  for hint in report.hints { Swift.print("\(hint.file):\(hint.line): hint: \(hint.message)") }
  for finding in report.findings { Swift.print(finding) }
  let count = report.findings.count
  let outcome = count == 0 ? "all is well" : count == 1 ? "1 finding" : "\(count) findings"
  Swift.print("\(name): \(report.extent): \(outcome)")
  return count == 0
}
