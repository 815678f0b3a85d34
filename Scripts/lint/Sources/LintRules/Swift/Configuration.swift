import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A platform with the flags of a build, by which `#if` chooses a branch.
struct Configuration: Sendable {
  let platform: Platform
  /// The traits that are on.
  let traits: Set<String>
  /// The flags that the traits and the settings define.
  let flags: Set<String>
  /// The flags that some configuration has.
  ///
  /// To ask for another is a mistake.
  let knownFlags: Set<String>
  /// A text that no configuration with other flags has.
  let id: String

  init(platform: Platform, traits: Set<String>, flags: Set<String>, knownFlags: Set<String>) {
    self.platform = platform
    self.traits = traits
    self.flags = flags
    self.knownFlags = knownFlags
    let texts = [flags, knownFlags].map { $0.sorted().joined(separator: ",") }
    id = "\(platform.name);\(texts.joined(separator: ";"))"
  }
}

extension Configuration: BuildConfiguration {
  func isCustomConditionSet(name: String) throws -> Bool {
    // "NEVER" is defined nowhere, and "Fallbacks" by CI's build without traits.
    guard knownFlags.contains(name) || name == "NEVER" || name == "Fallbacks" else {
      throw Mistake("no trait and no setting of the target defines '\(name)'")
    }
    return flags.contains(name)
  }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1 else { return false }
    return platform.modules.contains(module) || !Platform.systemModules.contains(module)
  }

  func isActiveTargetOS(name: String) throws -> Bool {
    guard Self.systems.contains(name) else { throw Mistake("there is no system '\(name)'") }
    return name == platform.os
  }

  func isActiveTargetArchitecture(name: String) throws -> Bool {
    guard Self.architectures.contains(name) else {
      throw Mistake("there is no architecture '\(name)'")
    }
    return name == platform.architecture
  }

  func isActiveTargetEnvironment(name: String) -> Bool { name == platform.environment }
  func isActiveTargetRuntime(name: String) -> Bool {
    (name == "_ObjC") == platform.modules.contains("ObjectiveC")
  }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { false }
  func hasFeature(name: String) -> Bool { true }
  func hasAttribute(name: String) -> Bool { true }

  var targetPointerBitWidth: Int { platform.architecture == "wasm32" ? 32 : 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3) }

  private static let systems: Set<String> = [
    "Android", "FreeBSD", "Linux", "OpenBSD", "WASI", "Windows", "iOS", "macOS", "tvOS",
    "visionOS", "watchOS",
  ]
  private static let architectures: Set<String> = [
    "arm", "arm64", "arm64_32", "i386", "riscv64", "wasm32", "x86_64",
  ]

  /// A name that no compiler knows.
  struct Mistake: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
  }
}

/// Evaluates conditions, each text once in each configuration.
final class ConditionEvaluator {
  private var blocks: [String: IfConfigDeclSyntax] = [:]
  private var outcomes: [Key: Outcome] = [:]

  struct Outcome: Equatable {
    var isMet: Bool
    /// Sentences about names that nothing defines.
    var mistakes: [String]
  }

  private struct Key: Hashable {
    var configuration: String
    var condition: String
  }

  /// Evaluates the text of a condition.
  func outcome(of condition: String, in configuration: Configuration) -> Outcome {
    let key = Key(configuration: configuration.id, condition: condition)
    if let outcome = outcomes[key] { return outcome }
    let (clause, diagnostics) =
      block(of: condition)?.activeClause(in: configuration) ?? (nil, [])
    let outcome = Outcome(isMet: clause != nil, mistakes: diagnostics.map(\.message))
    outcomes[key] = outcome
    return outcome
  }

  /// Returns whether the compiler sees code that stands under all the conditions.
  func areMet(_ conditions: [Condition], in configuration: Configuration) -> Bool {
    conditions.allSatisfy { outcome(of: $0.text, in: configuration).isMet == $0.holds }
  }

  private func block(of condition: String) -> IfConfigDeclSyntax? {
    if let block = blocks[condition] { return block }
    let tree = Parser.parse(source: "#if \(condition)\n#endif\n")
    let block = tree.statements.first?.item.as(IfConfigDeclSyntax.self)
    blocks[condition] = block
    return block
  }
}

extension Packages {
  /// Returns the configurations that a target may be built in.
  func configurations(of id: TargetID) -> [Configuration] {
    let settings = self[id]?.settings ?? []
    let traits = traits(of: id.package)
    let known = traits.union(settings.compactMap(\.define)).union(["DEBUG"])
    return Platform.all.flatMap { platform in
      traits.union(["DEBUG"]).subsets.map { chosen in
        let traits = chosen.subtracting(["DEBUG"])
        return Configuration(
          platform: platform, traits: traits,
          flags: chosen.union(flags(of: id, on: platform, traits: traits)), knownFlags: known)
      }
    }
  }
}

extension Set<String> {
  /// All subsets, the empty one and the whole included.
  var subsets: [Set<String>] {
    sorted().reduce(into: [[]]) { subsets, element in
      subsets += subsets.map { $0.union([element]) }
    }
  }
}
