/// A system that Swift compiles for, and the modules that come with it.
struct Platform: Sendable {
  var name: String
  /// The name in manifests.
  var manifestName: String
  var os: String
  var architecture: String
  var environment: String?
  var modules: Set<String>
}

extension Platform {
  static let all: [Platform] = [
    Platform("macOS", "arm64", modules: apple.union(["AppKit"])),
    Platform("iOS", "arm64", modules: apple.union(["UIKit"])),
    Platform(
      "iOS simulator", "arm64", os: "iOS", environment: "simulator",
      modules: apple.union(["UIKit"])),
    Platform("tvOS", "arm64", modules: apple.union(["UIKit"])),
    Platform("watchOS", "arm64_32", modules: apple.union(["UIKit", "WatchKit"])),
    Platform("visionOS", "arm64", modules: apple.union(["UIKit"])),
    linux,
    Platform("Linux with Musl", "x86_64", os: "Linux", modules: elsewhere.union(["Musl"])),
    Platform("Windows", "x86_64", modules: elsewhere.union(["CRT", "WinSDK", "ucrt"])),
    Platform("Android", "arm64", modules: elsewhere.union(["Android", "Bionic"])),
    Platform("WebAssembly", "wasm32", os: "WASI", modules: everywhere.union(["WASILibc"])),
  ]

  static let linux = Platform("Linux", "x86_64", modules: elsewhere.union(["Glibc"]))

  /// The modules of the toolchains and systems.
  ///
  /// Every other module is a package's.
  static let systemModules: Set<String> = all.reduce(into: ["PackageDescription"]) {
    $0.formUnion($1.modules)
  }

  private static let everywhere: Set<String> = [
    "Foundation", "FoundationEssentials", "Observation", "Swift", "Synchronization", "Testing",
    "XCTest", "_Concurrency",
  ]
  private static let apple = everywhere.subtracting(["FoundationEssentials"]).union([
    "Combine", "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "OSLog", "ObjectiveC",
    "SwiftUI", "os",
  ])
  private static let elsewhere = everywhere.union(["Dispatch", "FoundationNetworking"])

  private init(
    _ name: String, _ architecture: String, os: String? = nil, environment: String? = nil,
    modules: Set<String>
  ) {
    self.name = name
    self.os = os ?? name
    manifestName = self.os.lowercased()
    self.architecture = architecture
    self.environment = environment
    self.modules = modules
  }
}
