/// Every declaration of the API is used in a test.
///
/// An entry is used in a file if its name is there the way that callers write it: `name(label:` for
/// a function, `Type(label:` for an initializer, `[label:` for a subscript, `@Name` for a macro. A
/// name that several types share counts only in a file that names the type, a conformance only in
/// one that does what the conformance is for.
package struct APIUses: Rule {
  package static let name = "api-uses"
  package static let summary = "Every declared entry of \(APIList.path) is used in a test."

  package init() {}

  package func check(_ repository: Repository) throws -> Report {
    let list = APIList(repository.text(of: APIList.path) ?? "")
    let explained = APIList.explained(in: repository.text(of: APIList.explanations) ?? "")
    let entries = list.entries.filter { !explained.contains($0.text) }
    let files = repository.sources(repository.files.filter(Repository.isTest))
    let uses = files.values.compactMap(\.uses)
    var findings = Self.unused(entries, in: uses).map { entry in
      Finding(
        APIList.path, entry.line,
        "No test uses '\(entry.name)'; write one, or explain in \(APIList.explanations) why it is "
          + "not declared.")
    }
    findings += list.mistakes.map {
      Finding(APIList.path, $0, "This is no entry; write 'Module  name', 'x2' and a note.")
    }
    return Report(
      findings: findings, extent: "\(entries.count) entries in \(uses.count) files of tests")
  }

  /// Returns the entries that no file uses.
  static func unused(_ entries: [APIList.Entry], in files: [SourceUses]) -> [APIList.Entry] {
    var list = APIList("")
    list.entries = entries
    let shared = list.sharedNames
    return entries.filter { entry in
      guard entry.note != "obsolete", entry.note != "internal" else { return false }
      let clues = entry.clues(shared: shared)
      return !files.contains { uses in
        clues.allSatisfy { group in group.contains { $0.occurs(in: uses) } }
      }
    }
  }
}
