import Testing

@testable import LintRules

@Suite struct ImportsTests {
  private let packages = ["": Manifest([Manifest.Target("Core"), Manifest.Target("ComposableUI")])]
  private let table = ["Core": ["Cases", "Logging"], "ComposableUI": []]

  private func findings(
    in files: [String: String], table: [String: [String]]? = nil
  ) throws -> [String] {
    let repository = Repository(files, packages: packages)
    return try Imports(mayImport: table ?? self.table).check(repository).findings
      .map(\.description)
  }

  @Test("Imports in the table, of the toolchain, and in text are allowed")
  func allowed() throws {
    let files = [
      "Sources/Core/A.swift": """
      @_exported import Cases
      #if canImport(Darwin)
      public import Darwin
      #endif
      @_spi(Internals) @preconcurrency import struct Logging.Logger
      // import SwiftUI
      let code = \"""
        import SwiftUI
        \"""
      """,
      "Sources/ComposableUI/B.swift": """
      #if canImport(SwiftUI) && !PortableViews
      @_exported import SwiftUI
      #endif
      """,
    ]
    #expect(try findings(in: files).isEmpty)
  }

  @Test("An import that the table lacks is a finding, at its line")
  func forbidden() throws {
    let files = [
      "Sources/Core/A.swift": "import Cases\n@testable import struct Views.Text\n",
      "Sources/ComposableUI/B.swift": "import Cases\n",
    ]
    #expect(
      try findings(in: files) == [
        "Sources/ComposableUI/B.swift:1: 'ComposableUI' must not import 'Cases', only no other "
          + "module; move the code, or change the table in "
          + "Scripts/lint/Sources/LintRules/Rules/Architecture.swift.",
        "Sources/Core/A.swift:2: 'Core' must not import 'Views', only Cases, Logging; move the "
          + "code, or change the table in "
          + "Scripts/lint/Sources/LintRules/Rules/Architecture.swift.",
      ])
  }

  @Test("An Apple module imported by an unlisted file is a finding")
  func importers() throws {
    let files = ["Sources/Core/A.swift": "#if canImport(Combine)\nimport Combine\n#endif\n"]
    #expect(
      try findings(in: files) == [
        "Sources/Core/A.swift:2: 'Core' imports 'Combine', which "
          + "CombineSchedulers and ComposableArchitectureClassic and "
          + "ComposableArchitectureEpisode90 and ComposableUI and PortableCombine alone may; "
          + "use what it offers."
      ])
  }

  @Test("An Apple module imported outside of its condition is a finding")
  func conditions() throws {
    let files = [
      "Sources/ComposableUI/A.swift": "#if !canImport(UIKit)\n#else\nimport UIKit\n#endif\n",
      "Sources/ComposableUI/B.swift": "#if PortableViews\n#else\nimport SwiftUI\n#endif\n",
      "Sources/ComposableUI/C.swift": "#if canImport(UIKit)\n#else\nimport UIKit\n#endif\n",
      "Sources/ComposableUI/D.swift": "#if os(macOS) || canImport(AppKit)\nimport AppKit\n#endif\n",
    ]
    #expect(
      try findings(in: files) == [
        "Sources/ComposableUI/C.swift:3: 'UIKit' is not there everywhere; import it under "
          + "'#if canImport(UIKit)'.",
        "Sources/ComposableUI/D.swift:2: 'AppKit' is not there everywhere; import it under "
          + "'#if canImport(AppKit)'.",
      ])
  }

  @Test("A module only in the table or only in the manifests is a finding")
  func rows() throws {
    let files = [
      "Package.swift": "let targets = [\n  \"Core\",\n  \"ComposableUI\",\n]\n",
      Imports.table: "[\n  \"ComposableUI\": [],\n  \"Gone\": [],\n]\n",
    ]
    #expect(
      try findings(in: files, table: ["ComposableUI": [], "Gone": []]) == [
        "Package.swift:2: 'Core' has no row in "
          + "Scripts/lint/Sources/LintRules/Rules/Architecture.swift; say there what it may "
          + "import.",
        "Scripts/lint/Sources/LintRules/Rules/Architecture.swift:3: There is no module 'Gone'; "
          + "remove its row.",
      ])
  }
}
