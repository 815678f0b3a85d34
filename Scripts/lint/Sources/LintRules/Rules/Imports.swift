/// Modules import only what the architecture allows them to.
package struct Imports: Rule {
  package static let name = "imports"
  package static let summary = "Each module imports only what the architecture allows."

  static let table = "Scripts/lint/Sources/LintRules/Rules/Architecture.swift"

  private let mayImport: [String: [String]]

  package init() { self.init(mayImport: Architecture.mayImport) }

  /// Creates the rule with another table of modules.
  init(mayImport: [String: [String]]) { self.mayImport = mayImport }

  package func check(_ repository: Repository) throws -> Report {
    let packages = try repository.packages
    var findings: [Finding] = []
    var modules: Set<String> = []
    var count = 0
    for (id, target) in packages.targets where target.type != .test {
      let folder = repository.resolve(packages.folder(of: id))
      guard folder.hasPrefix("Sources/") || folder.hasPrefix("Macros/Sources/"),
        modules.insert(id.name).inserted
      else { continue }
      guard let allowed = mayImport[id.name] else {
        findings.append(
          repository.finding(
            at: id,
            "'\(id.name)' has no row in \(Self.table); say there what it may import."))
        continue
      }
      for (path, source) in repository.sources(repository.swiftFiles(of: id, in: packages)) {
        count += source.imports.count
        findings += source.imports.compactMap { declaration in
          Self.message(about: declaration, of: id.name, allowed: allowed)
            .map { Finding(path, declaration.line, $0) }
        }
      }
    }
    for name in mayImport.keys where !modules.contains(name) {
      let line = repository.line(of: "\"\(name)\":", in: Self.table)
      findings.append(Finding(Self.table, line, "There is no module '\(name)'; remove its row."))
    }
    return Report(findings: findings, extent: "\(count) imports of \(modules.count) modules")
  }

  /// Returns a sentence about an import that its module must not have.
  private static func message(
    about declaration: Import, of module: String, allowed: [String]
  ) -> String? {
    let imported = declaration.module
    if let (importers, condition) = Architecture.conditional[imported] {
      guard importers.contains(module) else {
        let names = importers.joined(separator: " and ")
        return "'\(module)' imports '\(imported)', which \(names) alone may; use what it offers."
      }
      guard declaration.conditions.contains(where: { $0.facts.contains(condition) }) else {
        return "'\(imported)' is not there everywhere; import it under '#if \(condition)'."
      }
      return nil
    }
    if imported != module,
      allowed.contains(imported) || Architecture.everyoneMayImport.contains(imported)
    {
      return nil
    }
    let names = allowed.isEmpty ? "no other module" : allowed.sorted().joined(separator: ", ")
    return "'\(module)' must not import '\(imported)', only \(names); move the code, or change "
      + "the table in \(table)."
  }
}
