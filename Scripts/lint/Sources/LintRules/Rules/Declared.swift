/// Targets declare what they import, so that no build depends on the order of others.
package struct Declared: Rule {
  package static let name = "declared"
  package static let summary = "The manifests declare all that targets import, for every trait."

  package init() {}

  package func check(_ repository: Repository) throws -> Report {
    let packages = try repository.packages
    let evaluator = ConditionEvaluator()
    var findings: [Finding] = []
    var count = 0
    for (id, target) in packages.targets {
      let sources = repository.sources(repository.swiftFiles(of: id, in: packages))
      let uses = Use.all(in: sources)
      count += uses.reduce(0) { $0 + $1.places.count }
      let gaps = Self.gaps(
        uses: uses, of: id, settings: target.settings, in: packages, evaluator: evaluator)
      for gap in gaps {
        findings += gap.use.places.map { path, line in
          Finding(path, line, gap.message(of: id, in: packages))
        }
      }
    }
    return Report(
      findings: findings.unique, extent: "\(count) imports of \(packages.targets.count) targets")
  }

  /// An import that several files of a target may have under the same conditions.
  struct Use {
    var module: String
    var conditions: [Condition]
    var places: [(path: String, line: Int)]

    private struct Key: Hashable {
      var module: String
      var conditions: [Condition]
    }

    static func all(in sources: [String: SourceFile]) -> [Use] {
      let declarations = sources.flatMap { path, source in source.imports.map { (path, $0) } }
      let groups = Dictionary(grouping: declarations) {
        Key(module: $0.1.module, conditions: $0.1.conditions)
      }
      return groups.map { key, group in
        Use(
          module: key.module, conditions: key.conditions,
          places: group.map { ($0.0, $0.1.line) })
      }
    }
  }

  /// A module that a target imports without depending on it.
  struct Gap {
    var use: Use
    /// A configuration without the module, if there are others that have it.
    var configuration: Configuration?

    func message(of id: Packages.TargetID, in packages: Packages) -> String {
      var remark = ""
      if let configuration {
        let traits = configuration.traits.sorted().joined(separator: ", ")
        remark = " for \(configuration.platform.name)"
        remark += traits.isEmpty ? " without traits" : " with the traits \(traits)"
      }
      return "'\(id.name)' imports '\(use.module)', on which it does not depend\(remark); declare "
        + "that in \(Packages.manifest(of: id.package))."
    }
  }

  static func gaps(
    uses: [Use], of id: Packages.TargetID, settings: [Manifest.Setting], in packages: Packages,
    evaluator: ConditionEvaluator
  ) -> [Gap] {
    var modules: [[Bool]: Set<String>] = [:]
    var gaps: [Int: (missing: [Configuration], isProvidedSomewhere: Bool)] = [:]
    for configuration in packages.configurations(of: id) {
      let key = packages.metConditions(
        of: id.package, on: configuration.platform, traits: configuration.traits)
      let provided =
        modules[key]
        ?? packages.closure(
          of: id, on: configuration.platform, traits: configuration.traits
        ).modules
      modules[key] = provided
      let aliases = Self.aliases(in: settings, configuration: configuration)
      for (index, use) in uses.enumerated()
      where evaluator.areMet(use.conditions, in: configuration) {
        let module = aliases[use.module] ?? use.module
        guard !Platform.systemModules.contains(module) else { continue }
        if provided.contains(module) {
          gaps[index, default: ([], false)].isProvidedSomewhere = true
        } else {
          gaps[index, default: ([], false)].missing.append(configuration)
        }
      }
    }
    return gaps.sorted { $0.key < $1.key }.compactMap { index, gap in
      guard let first = gap.missing.first else { return nil }
      return Gap(use: uses[index], configuration: gap.isProvidedSomewhere ? first : nil)
    }
  }

  /// Returns the modules that the compiler takes for others by its options, by the names of the others.
  private static func aliases(
    in settings: [Manifest.Setting], configuration: Configuration
  ) -> [String: String] {
    let flags = settings.filter {
      $0.condition.isMet(on: configuration.platform.manifestName, traits: configuration.traits)
    }.flatMap(\.flags)
    return zip(flags, flags.dropFirst()).reduce(into: [:]) { aliases, pair in
      let names = pair.1.split(separator: "=").map(String.init)
      if pair.0 == "-module-alias", names.count == 2 { aliases[names[0]] = names[1] }
    }
  }
}
