import Testing

@testable import LintRules

@Suite struct PlatformsTests {
  private func findings(_ code: String, traits: [String] = ["Standard"]) throws -> [String] {
    let core = Manifest.Target("Core", settings: [.define("Macros", traits: "Standard")])
    let repository = Repository(
      ["Sources/Core/A.swift": code], packages: ["": Manifest(traits: traits, [core])])
    return try Platforms().check(repository).findings.map(\.description)
  }

  @Test("Branches that import their platform's modules have no findings")
  func clean() throws {
    let code = """
      #if canImport(Darwin)
      import Darwin
      #elseif canImport(Glibc)
      import Glibc
      #elseif canImport(Musl)
      import Musl
      #elseif canImport(Android)
      import Android
      #elseif os(Windows)
      import WinSDK
      #else
      import WASILibc
      #endif
      #if Macros && DEBUG && !NEVER && compiler(>=6.2) && arch(wasm32)
      let count = 1
      #endif
      """
    #expect(try findings(code).isEmpty)
  }

  @Test("An undefined flag, system or architecture is a finding")
  func mistakes() throws {
    let code = "#if Macro\n#elseif os(Window)\n#elseif arch(amd64)\n#endif\n"
    #expect(
      try findings(code) == [
        "Sources/Core/A.swift:1: The condition 'Macro' is a mistake: no trait and no setting of "
          + "the target defines 'Macro'. Mend the name, or define it.",
        "Sources/Core/A.swift:2: The condition 'os(Window)' is a mistake: there is no system "
          + "'Window'. Mend the name, or define it.",
        "Sources/Core/A.swift:3: The condition 'arch(amd64)' is a mistake: there is no "
          + "architecture 'amd64'. Mend the name, or define it.",
      ])
  }

  @Test("An import of a module that a platform lacks is a finding")
  func absentImports() throws {
    let code = "#if !os(Windows)\nimport Dispatch\n#endif\n#if os(Windows)\nimport Glibc\n#endif\n"
    #expect(
      try findings(code) == [
        "Sources/Core/A.swift:2: 'Dispatch' is imported for WebAssembly, which does not have it; "
          + "import it under '#if canImport(Dispatch)'.",
        "Sources/Core/A.swift:5: 'Glibc' is imported for Windows, which does not have it; import "
          + "it under '#if canImport(Glibc)'.",
      ])
  }

  @Test("A syntax error is a finding for any system, not for old compilers")
  func syntaxErrors() throws {
    let error = "let count: = 1"
    #expect(
      try findings("#if os(Windows)\n\(error)\n#endif\n#if compiler(<5.9)\n\(error)\n#endif\n") == [
        "Sources/Core/A.swift:2: This does not parse: expected type in type annotation."
      ])
  }

  @Test(
    "Conditions are evaluated as a compiler for that platform would",
    arguments: [
      ("(os(Windows) || os(Linux)) && !canImport(Combine)", true),
      ("canImport(CasePaths) && compiler(>=6.2)", true),
      ("canImport(Darwin) && !os(macOS)", false),
      ("arch(wasm32) || targetEnvironment(simulator)", false),
      ("Macros", false),
    ])
  func conditions(condition: String, isMet: Bool) throws {
    let windows = try #require(Platform.all.first { $0.name == "Windows" })
    let configuration = Configuration(
      platform: windows, traits: [], flags: [], knownFlags: ["Macros"])
    let outcome = ConditionEvaluator().outcome(of: condition, in: configuration)
    #expect(outcome == ConditionEvaluator.Outcome(isMet: isMet, mistakes: []))
  }
}
