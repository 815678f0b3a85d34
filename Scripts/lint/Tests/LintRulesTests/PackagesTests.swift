import Foundation
import Testing

@testable import LintRules

@Suite struct PackagesTests {
  private static let json = """
    {
      "name": "demos",
      "dependencies": [
        {"fileSystem": [{"identity": "lib", "nameForTargetDependencyResolutionOnly": "library",
          "path": "/repository/Library", "traits": [{"name": "default"}]}]},
        {"sourceControl": [{"identity": "swift-log", "location": {}}]}
      ],
      "products": [{"name": "Demo", "targets": ["Demo"], "type": {"executable": null}}],
      "targets": [
        {
          "name": "Demo", "type": "executable", "exclude": ["Old"], "packageAccess": true,
          "dependencies": [
            {"byName": ["Model", null]},
            {"target": ["Server", {"traits": ["Web"]}]},
            {"product": ["Logging", "swift-log", null, {"platformNames": ["linux"]}]}
          ],
          "settings": [
            {"tool": "swift", "kind": {"define": {"_0": "Web"}}, "condition": {"traits": ["All"]}},
            {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-module-alias", "A=B"]}}},
            {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}}
          ]
        }
      ],
      "traits": [{"name": "default", "enabledTraits": ["All"]}, {"name": "All", "enabledTraits": []}]
    }
    """

  @Test("A manifest is decoded from SwiftPM's JSON")
  func manifest() throws {
    let contents = MemoryContents([:])
    let manifest = try Manifest(
      json: Data(Self.json.utf8), relativePath: contents.relativePath)
    #expect(manifest.dependencies.map(\.name) == ["library", "swift-log"])
    #expect(manifest.dependencies.map(\.path) == ["Library", nil])
    let target = try #require(manifest.targets.first)
    #expect(target.folder == "Sources/Demo")
    #expect(target.exclude == ["Old"])
    #expect(target.dependencies.map(\.name) == ["Model", "Server", "Logging"])
    #expect(target.dependencies.map(\.package) == [nil, nil, "swift-log"])
    #expect(target.dependencies.map(\.condition?.traits) == [nil, ["Web"], nil])
    #expect(target.dependencies.map(\.condition?.platformNames) == [nil, nil, ["linux"]])
    #expect(target.settings.map(\.define) == ["Web", nil, nil])
    #expect(target.settings.map(\.flags) == [[], ["-module-alias", "A=B"], []])
    let packages = Packages(["": manifest])
    #expect(packages.traits(of: "") == ["All"])
    #expect(packages.enabledTraits(["default"], of: "") == ["All"])
  }

  @Test("A target's flags are the enabled traits and its settings' defines")
  func flags() {
    let target = Manifest.Target(
      "Core",
      settings: [
        .define("Macros", traits: "Standard", "PortableViews"),
        Manifest.Setting(
          define: "PortableViews", condition: Manifest.Condition(platformNames: ["linux"])),
      ])
    let packages = Packages(["": Manifest(traits: ["Standard", "PortableViews"], [target])])
    let id = Packages.TargetID(package: "", name: "Core")
    #expect(packages.flags(of: id, on: .linux, traits: []) == ["PortableViews"])
    #expect(
      packages.flags(of: id, on: .linux, traits: ["Standard"])
        == ["Macros", "PortableViews", "Standard"])
    #expect(
      packages.flags(of: id, on: Platform.all[0], traits: ["Standard"]) == ["Macros", "Standard"])
  }

  @Test("A target's closure includes local products with requested traits")
  func closure() {
    let library = Manifest(
      products: [Manifest.Product(name: "Library", targets: ["Library"])], traits: ["Macros"],
      [
        Manifest.Target("Library", [.when("Macros", target: "Syntax"), "Base"]),
        Manifest.Target("Syntax"), Manifest.Target("Base"),
      ])
    let demos = Manifest(
      named: "demos", dependencies: [.init("library", path: "", traits: ["Macros"])],
      [
        Manifest.Target(
          "Demo", [.init("Library", package: "library"), .init("Logging", package: "swift-log")])
      ])
    let packages = Packages(["": library, "Demos": demos])
    let demo = Packages.TargetID(package: "Demos", name: "Demo")
    #expect(
      packages.closure(of: demo, on: .linux, traits: []).modules
        == ["Base", "Library", "Logging", "Syntax"])
    let root = Packages.TargetID(package: "", name: "Library")
    #expect(packages.closure(of: root, on: .linux, traits: []).modules == ["Base"])
  }

  @Test("A target's sources are in its folder, also behind a symbolic link")
  func sources() {
    let files = [
      "Sources/Core/A.swift": "", "Sources/Core/Old/B.swift": "", "Sources/Core/C.md": "",
      "Sources/Corer/D.swift": "", "Sources/Core/Core.docc/E.swift": "",
    ]
    var target = Manifest.Target("Core")
    target.exclude = ["Old"]
    let repository = Repository(
      files, links: ["Macros/Sources/Core": "Sources/Core"],
      packages: ["Macros": Manifest([target])])
    let id = Packages.TargetID(package: "Macros", name: "Core")
    let packages = Packages(["Macros": Manifest([target])])
    #expect(repository.swiftFiles(of: id, in: packages) == ["Sources/Core/A.swift"])
  }
}

@Suite struct EarlierRunsTests {
  @Test("A later run evaluates only changed manifests, a new program all")
  func laterRuns() throws {
    let location = FileManager.default.temporaryDirectory
      .appending(path: "lint-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: location) }
    let json = #"{"name": "a", "dependencies": [], "products": [], "targets": []}"#

    func evaluated(_ files: [String: String], build: String) throws -> [String] {
      let contents = MemoryContents(files)
      let runs = EarlierRuns(in: location, build: build)
      let repository = Repository(files: Array(files.keys), contents: contents, earlier: runs)
      _ = try repository.packages
      repository.saveResults()
      return contents.evaluatedManifests
    }

    var files = ["Package.swift": json, "Macros/Package.swift": json]
    #expect(try evaluated(files, build: "1") == ["Macros/Package.swift", "Package.swift"])
    #expect(try evaluated(files, build: "1") == [])
    files["Package.swift"] = json + "\n"
    #expect(try evaluated(files, build: "1") == ["Package.swift"])
    #expect(try evaluated(files, build: "2") == ["Macros/Package.swift", "Package.swift"])
  }

  @Test("A source's result is computed again only if its text has changed")
  func sources() {
    let results = KnownResults<Int>([:])
    #expect(results.value(of: "A.swift", text: "a") { 1 } == 1)
    #expect(results.value(of: "A.swift", text: "a") { 2 } == 1)
    #expect(results.value(of: "A.swift", text: "b") { 3 } == 3)
    #expect(results.isChanged)
    #expect(!KnownResults(results.entries).isChanged)
  }
}
