import Testing

@testable import LintRules

@Suite struct CoreTests {
  private func findings(_ targets: Manifest.Target..., traits: [String]) throws -> [String] {
    let manifest = "[\n  \"ComposableCore\",\n  \"Runtime\",\n]\n"
    let repository = Repository(
      ["Package.swift": manifest], packages: ["": Manifest(traits: traits, targets)])
    return try Core().check(repository).findings.map(\.description)
  }

  private let flags: [Manifest.Setting] = [
    .define("Macros", traits: "Standard"), .define("Web", traits: "Standard"),
  ]

  @Test("Macros and servers behind traits that define their flag are allowed")
  func conditional() throws {
    let core = Manifest.Target(
      "ComposableCore",
      ["CasePaths", .when("Macros", "Standard", target: "ComposableMacros")], settings: flags)
    let macros = Manifest.Target(
      "ComposableMacros", [.init("SwiftSyntax", package: "swift-syntax")], type: .macro)
    let runtime = Manifest.Target(
      "Runtime", [.when("Standard", "Web", product: "NIOCore", package: "swift-nio")],
      settings: flags)
    #expect(
      try findings(
        core, macros, .init("CasePaths"), runtime, traits: ["Macros", "Standard", "Web"]
      ).isEmpty)
  }

  @Test("A view or publisher library below the core is a finding")
  func stranger() throws {
    let core = Manifest.Target("ComposableCore", ["Sharing"])
    let sharing = Manifest.Target(
      "Sharing", ["ComposableUI", .init("OpenCombine", package: "OpenCombine")])
    let macros = Manifest.Target("ComposableUI")
    #expect(
      try findings(core, sharing, macros, traits: []) == [
        "Package.swift:2: 'ComposableCore' must not depend on 'ComposableUI' without the flag "
          + "'Macros'; remove what leads there.",
        "Package.swift:2: 'ComposableCore' must not depend on 'OpenCombine' without the flag "
          + "'Macros'; remove what leads there.",
      ])
  }

  @Test("A trait that adds macros without defining their flag is a finding")
  func macrosWithoutFlag() throws {
    let core = Manifest.Target(
      "ComposableCore", [.when("PortableViews", target: "ComposableMacros")], settings: flags)
    let macros = Manifest.Target(
      "ComposableMacros", [.init("SwiftSyntax", package: "swift-syntax")], type: .macro)
    #expect(
      try findings(core, macros, traits: ["PortableViews", "Standard"]) == [
        "Package.swift:2: 'ComposableCore' must not depend on 'ComposableMacros' without the flag "
          + "'Macros'; remove what leads there.",
        "Package.swift:2: 'ComposableCore' must not depend on 'SwiftSyntax' without the flag "
          + "'Macros'; remove what leads there.",
      ])
  }

  @Test("A server dependency without the flag 'Web' is a finding")
  func server() throws {
    let runtime = Manifest.Target(
      "Runtime", [.init("NIOExtras", package: "swift-nio-extras")], settings: flags)
    #expect(
      try findings(.init("ComposableCore"), runtime, traits: ["Standard"]) == [
        "Package.swift:3: 'Runtime' depends on 'swift-nio-extras' without the flag 'Web'; make "
          + "what leads there conditional on the traits that define the flag."
      ])
  }
}
