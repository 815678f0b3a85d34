import Testing

@testable import LintRules

@Suite struct DeclaredTests {
  private func findings(
    _ code: String, _ targets: Manifest.Target..., traits: [String] = []
  ) throws -> [String] {
    let repository = Repository(
      ["Sources/Core/A.swift": code], packages: ["": Manifest(traits: traits, targets)])
    return try Declared().check(repository).findings.map(\.description)
  }

  @Test("Imports of direct, indirect and system modules have no findings")
  func declared() throws {
    let core = Manifest.Target(
      "Core", ["Cases", Manifest.Dependency("Logging", package: "swift-log")])
    let code = "import Cases\nimport Foundation\nimport Locks\nimport Logging\n"
    #expect(try findings(code, core, Manifest.Target("Cases", ["Locks"]), .init("Locks")).isEmpty)
  }

  @Test("An import without a dependency is a finding")
  func undeclared() throws {
    let message =
      "Sources/Core/A.swift:2: 'Core' imports 'Cases', on which it does not depend; declare that "
      + "in Package.swift."
    #expect(
      try findings("import Foundation\nimport Cases\n", .init("Core"), .init("Cases")) == [message])
  }

  @Test("An import without '#if' of a dependency behind a trait is a finding")
  func traits() throws {
    let core = Manifest.Target(
      "Core", [.when("Web", "Standard", target: "Server")],
      settings: [.define("Web", traits: "Standard")])
    let server = Manifest.Target("Server")
    let guarded = "#if Web\nimport Server\n#endif\n"
    #expect(try findings(guarded, core, server, traits: ["Standard", "Web"]).isEmpty)
    #expect(
      try findings("import Server\n", core, server, traits: ["Standard", "Web"]) == [
        "Sources/Core/A.swift:1: 'Core' imports 'Server', on which it does not depend for macOS "
          + "without traits; declare that in Package.swift."
      ])
  }

  @Test("A flag that traits set without the import's dependency is a finding")
  func fewerTraits() throws {
    let core = Manifest.Target(
      "Core", [.when("Web", target: "Server")], settings: [.define("Web", traits: "Standard")])
    #expect(
      try findings(
        "#if Web\nimport Server\n#endif\n", core, .init("Server"), traits: ["Standard", "Web"]) == [
          "Sources/Core/A.swift:2: 'Core' imports 'Server', on which it does not depend for macOS "
            + "with the traits Standard; declare that in Package.swift."
        ])
  }

  @Test("An import of a module alias counts as one of its module")
  func aliases() throws {
    let alias = Manifest.Setting(flags: ["-module-alias", "Views=Portable"])
    let core = Manifest.Target("Core", ["Portable"], settings: [alias])
    #expect(try findings("import Views\n", core, Manifest.Target("Portable")).isEmpty)
  }
}
