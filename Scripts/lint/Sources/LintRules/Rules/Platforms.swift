/// The branches of `#if` that this machine's compiler leaves out are in order too.
///
/// This is no build: only the platform itself, or a toolchain for it, can tell whether everything
/// that is called exists.
package struct Platforms: Rule {
  package static let name = "platforms"
  package static let summary =
    "Branches for other platforms parse, and import what is there; conditions name known flags."

  /// The platforms that modules are not meant for.
  ///
  /// Schedulers are queues of Dispatch.
  static let exceptions: [String: Set<String>] = ["CombineSchedulers": ["WebAssembly"]]

  package init() {}

  package func check(_ repository: Repository) throws -> Report {
    let packages = try repository.packages
    let evaluator = ConditionEvaluator()
    var findings: [Finding] = []
    var files: Set<String> = []
    for (id, _) in packages.targets {
      let exceptions = Self.exceptions[id.name] ?? []
      let configurations = packages.configurations(of: id).filter {
        !exceptions.contains($0.platform.name)
      }
      let sources = repository.sources(repository.swiftFiles(of: id, in: packages))
      files.formUnion(sources.keys)
      let isLibrary = id.package.isEmpty && packages.folder(of: id).hasPrefix("Sources/")
      for (path, source) in sources {
        var faults = Self.mistakes(in: source, for: configurations, evaluator)
        faults += Self.syntaxErrors(in: source, for: configurations, evaluator)
        if isLibrary { faults += Self.absentImports(in: source, for: configurations, evaluator) }
        findings += faults.map { Finding(path, $0.line, $0.value) }
      }
    }
    return Report(
      findings: findings.unique, extent: "\(files.count) files on \(Platform.all.count) platforms")
  }

  /// Returns sentences about the conditions that ask for names that nothing defines.
  static func mistakes(
    in source: SourceFile, for configurations: [Configuration], _ evaluator: ConditionEvaluator
  ) -> [Place<String>] {
    source.conditions.flatMap { condition in
      let mistakes = configurations.prefix(1).flatMap {
        evaluator.outcome(of: condition.value, in: $0).mistakes
      }
      return Set(mistakes).map { mistake in
        Place(
          line: condition.line,
          value: "The condition '\(condition.value)' is a mistake: \(mistake). Mend the name, or "
            + "define it.")
      }
    }
  }

  /// Returns sentences about the imports of modules that a platform does not have.
  static func absentImports(
    in source: SourceFile, for configurations: [Configuration], _ evaluator: ConditionEvaluator
  ) -> [Place<String>] {
    let imports = source.imports.filter { Platform.systemModules.contains($0.module) }
    return imports.flatMap { declaration in
      let platforms = configurations.filter {
        !$0.platform.modules.contains(declaration.module)
          && evaluator.areMet(declaration.conditions, in: $0)
      }.map(\.platform.name)
      return Set(platforms).map {
        Place(
          line: declaration.line,
          value: "'\(declaration.module)' is imported for \($0), which does not have it; import it "
            + "under '#if canImport(\(declaration.module))'.")
      }
    }
  }

  /// Returns sentences about the errors that the compiler of some platform would find.
  static func syntaxErrors(
    in source: SourceFile, for configurations: [Configuration], _ evaluator: ConditionEvaluator
  ) -> [Place<String>] {
    source.errors.filter { error in
      // Code for another compiler need not parse here.
      let versions = error.conditions.filter { $0.text.contains(/\b(?:compiler|swift)\(/) }
      return versions.isEmpty
        || configurations.contains { evaluator.areMet(versions, in: $0) }
    }.map { Place(line: $0.line, value: "This does not parse: \($0.message).") }
  }
}
