/// Servers and command-line tools build no more than they need.
package struct Core: Rule {
  package static let name = "core"
  package static let summary =
    "ComposableCore stays small, and no target needs a server without the flag 'Web'."

  /// The dependencies that a target may have, direct or not.
  struct Allowance: Sendable {
    var targets: Set<String>
    var packages: Set<String>
  }

  static let core = "ComposableCore"
  static let withoutMacros = Allowance(
    targets: [
      "CasePaths", "Clocks", "ConcurrencyExtras", "Dependencies", "DependenciesMacros",
      "DeterministicScheduler", "IdentifiedCollections", "IssueRecording", "LaunchHook",
      "PerceptionCore", "Sharing", "SwiftNavigation",
    ],
    packages: [
      "swift-collections", "swift-custom-dump", "swift-log", "xctest-dynamic-overlay",
    ])
  static let withMacros = Allowance(
    targets: withoutMacros.targets.union(["ComposableMacros"]),
    packages: withoutMacros.packages.union(["swift-syntax"]))

  /// The packages that a build without the flag `Web` must not need, beside SwiftNIO's.
  static let server: Set<String> = [
    "hummingbird", "swift-argument-parser", "swift-http-types", "swift-nio",
    "swift-service-lifecycle",
  ]

  package init() {}

  package func check(_ repository: Repository) throws -> Report {
    let packages = try repository.packages
    let findings = Self.violations(in: packages).map { id, message in
      repository.finding(at: id, message)
    }
    let count = packages.manifests[""]?.targets.count ?? 0
    return Report(findings: findings.unique, extent: "\(count) targets of the root package")
  }

  static func violations(in packages: Packages) -> [(Packages.TargetID, String)] {
    packages.traits(of: "").subsets.flatMap { traits in
      Platform.all.flatMap { platform in
        excess(ofCoreIn: packages, on: platform, traits: traits)
          + serverUses(in: packages, on: platform, traits: traits)
      }
    }
  }

  private static func excess(
    ofCoreIn packages: Packages, on platform: Platform, traits: Set<String>
  ) -> [(Packages.TargetID, String)] {
    let id = Packages.TargetID(package: "", name: core)
    let hasMacros = packages.flags(of: id, on: platform, traits: traits).contains("Macros")
    let allowed = hasMacros ? withMacros : withoutMacros
    let remark = hasMacros ? "" : " without the flag 'Macros'"
    let closure = packages.closure(of: id, on: platform, traits: traits)
    let targets = Set(closure.targets.map(\.name)).subtracting(allowed.targets)
    let products = closure.products.filter { product in
      !(product.package.map(allowed.packages.contains) ?? false)
    }
    return targets.union(products.map(\.name)).map {
      (id, "'\(core)' must not depend on '\($0)'\(remark); remove what leads there.")
    }
  }

  private static func serverUses(
    in packages: Packages, on platform: Platform, traits: Set<String>
  ) -> [(Packages.TargetID, String)] {
    packages.targets.map(\.id).filter { id in
      id.package.isEmpty
        && !packages.flags(of: id, on: platform, traits: traits).contains("Web")
    }.flatMap { id in
      let products = packages.closure(of: id, on: platform, traits: traits).products
      return products.compactMap(\.package).filter(isServer).map { package in
        (
          id,
          "'\(id.name)' depends on '\(package)' without the flag 'Web'; make what leads there "
            + "conditional on the traits that define the flag."
        )
      }
    }
  }

  private static func isServer(_ package: String) -> Bool {
    server.contains(package) || package.hasPrefix("swift-nio-")
  }
}
