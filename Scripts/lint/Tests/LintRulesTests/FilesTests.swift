import Testing

@testable import LintRules

@Suite struct FilesTests {
  private func lines(_ count: Int) -> String { String(repeating: "//\n", count: count) }

  @Test("A file of up to 600 lines is allowed, with a hint above 400")
  func shortFiles() {
    let report = FileLength().check(
      Repository([
        "Sources/A.swift": lines(400), "Sources/B.js": lines(600), "README.md": lines(700),
        "Sources/Generated/C.swift": lines(700), "Scripts/list": lines(700),
      ]))
    #expect(report.findings.isEmpty)
    #expect(report.hints.map(\.description) == ["Sources/B.js:401: 600 lines; aim below 400."])
    #expect(report.extent == "2 files of code")
  }

  @Test("A file over 600 lines is a finding, even a script without suffix")
  func longFiles() {
    let report = FileLength().check(
      Repository(["Sources/A.swift": lines(601), "Scripts/run": "#!/bin/bash\n" + lines(600)]))
    #expect(
      report.findings.map(\.description) == [
        "Scripts/run:601: 601 lines are more than 600; cut the file by ideas.",
        "Sources/A.swift:601: 601 lines are more than 600; cut the file by ideas.",
      ])
    #expect(report.hints.isEmpty)
  }

  @Test("A file name with a wildcard is a finding")
  func names() throws {
    #expect(try FileNames().check(Repository(["Sources/A+B.swift": ""])).findings.isEmpty)
    #expect(
      try FileNames().check(Repository(["Sources/*.swift": ""])).findings.map(\.description) == [
        "Sources/*.swift:1: The name is a pattern, most likely written by mistake; rename or "
          + "remove it."
      ])
  }

  @Test("A file name that another file of the module has is a finding")
  func doubles() throws {
    let repository = Repository(
      [
        "Sources/A/Store.swift": "", "Sources/A/Old/Store.swift": "", "Sources/B/Store.swift": "",
      ], packages: ["": Manifest([Manifest.Target("A"), Manifest.Target("B")])])
    #expect(
      try FileNames().check(repository).findings.map(\.description) == [
        "Sources/A/Store.swift:1: 'Sources/A/Old/Store.swift' has the same name in the same module; "
          + "name both by their content."
      ])
  }
}
