// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

#if canImport(Glibc)
import Glibc
#endif

// ARCHITECTURE.md says what each target is for. The tables below have a line for each target of a
// folder, with what it depends on, but for what comes with that. Nothing stands above what depends on it.

let libraries = modules([
  "Sources/Companions": [
    "ConcurrencyExtras": [],
    "ConcurrencyExtrasTestSupport": [.issueReportingTestSupport],
    "CasePaths": ["IssueRecording", .macros],
    "IdentifiedCollections": ["IssueRecording", .orderedCollections],
    "Clocks": ["DeterministicScheduler", "IssueRecording"],
    "Dependencies": ["Clocks"],
    "DependenciesMacros": ["Dependencies", .macros],
    "DependenciesTestSupport": ["Dependencies", .issueReportingTestSupport],
    "PerceptionCore": ["ConcurrencyExtras", .macros],
    "Perception": ["ComposableUI", "PerceptionCore"],
    "Sharing": ["Dependencies", "IdentifiedCollections", "PerceptionCore", .customDump, .logging],
    "SwiftNavigation": ["CasePaths", "Sharing"],
  ],
  "Sources/Architecture": [
    "ComposableCore": ["DependenciesMacros", "SwiftNavigation"],
    "ComposableViews": ["ComposableCore", "ComposableUI"],
    "ComposableArchitecture": [
      "ComposableViews", "Perception",
      .target(name: "ComposableArchitectureCombine", condition: .when(traits: ["Publishers"])),
    ],
  ],
  "Sources/Views": [
    "ComposableUI": ["PerceptionCore"],
    "ViewGraph": ["ComposableUI", .logging],
    "ViewLayout": ["ViewGraph"],
  ],
  "Sources/Renderers": [
    "HeadlessRenderer": ["ViewGraph"],
    "RendererTesting": ["ViewGraph", .issueReportingTestSupport],
    "ViewTesting": [
      "HeadlessRenderer", "IssueRecording", "ViewLayout", .issueReportingTestSupport,
    ],
    "WebRenderer": ["FreeMemory", "Sharing", "ViewGraph", .logging] + .server,
    "AppRuntime": [
      "ComposableUI", .target(name: "WebRenderer", condition: .web), .logging,
      .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .web),
    ],
  ],
  "Sources/Combine": [
    "CombineSchedulers": ["Dependencies"] + .openCombine,
    "PortableCombine": ["CombineSchedulers", "ComposableUI"],
    "ComposableArchitectureCombine": ["ComposableViews", "Perception", "PortableCombine"],
  ],
  "Sources/Classic": [
    "ComposableArchitectureClassic": ["ComposableArchitecture", "ComposableArchitectureCombine"],
    "ComposableArchitectureEpisode90": ["ComposableCore", "ComposableUI"] + .openCombine,
    "ComposableArchitectureEpisode99": ["ComposableArchitectureEpisode90"],
  ],
  "Sources": ["Charts": ["ComposableUI"]],
  // Modules that files written for Apple's systems import.
  "Sources/AppleNames": [
    "PhotosUI": ["ComposableUI", "UniformTypeIdentifiers"],
    "PortableFoundation": ["ConcurrencyExtras"],
    "PortableLogging": [.logging],
    "PortableOS": ["PortableLogging"],
    "PortableSwiftUI": ["AppRuntime", "PortableCombine", "PortableFoundation"],
    "SwiftUINavigation": ["ComposableViews", .macros],
    "SwiftUINavigationCore": ["SwiftUINavigation"],
    "UniformTypeIdentifiers": ["ComposableUI"],
  ],
])

// Modules that no package can depend on.
let internals = modules([
  "Sources/Renderers": ["FreeMemory": []],
  "Sources/Testing": [
    "DeterministicScheduler": ["ConcurrencyExtras"],
    "IssueRecording": ["LaunchHook", .issueReporting],
    "LaunchHook": [],
  ],
])

// One plug-in for all libraries: each would link SwiftSyntax anew.
let macros = Target.macro(name: "ComposableMacros", path: "Sources/Macros/ComposableMacros")

// The other demos are in Examples, a package of its own.
let demo =
  modules([
    "Examples/PrimeTime/Sources": [
      "Primes": [], "PrimeTime": ["ComposableArchitecture", "Primes"],
    ]
  ]) + [
    .executableTarget(
      name: "PrimeTimeApp", dependencies: ["AppRuntime", "PrimeTime"],
      path: "Examples/PrimeTime/Sources/PrimeTimeApp")
  ]

// The tests of Sources/Classic, of Sources/Renderers and of whole features are packages of their own.
let tests = testTargets([
  "Tests/Companions": [
    "CasePathsTests": ["CasePaths"],
    "ClocksTests": ["Clocks"],
    "ConcurrencyExtrasTests": ["ConcurrencyExtras"],
    "DependenciesMacrosTests": ["DependenciesMacros"],
    "DependenciesTests": ["DependenciesTestSupport"],
    "IdentifiedCollectionsTests": ["IdentifiedCollections"],
    "PerceptionTests": ["Perception"],
    "SharingTests": ["DependenciesTestSupport", "Sharing"],
    "SwiftNavigationTests": ["SwiftNavigation"],
  ],
  "Tests/Testing": [
    "DeterministicSchedulerTests": ["DeterministicScheduler"],
    "IssueRecordingTests": ["IssueRecording"],
  ],
  "Tests/Architecture": [
    "ComposableCoreTests": ["ComposableCore", "DependenciesTestSupport"],
    "ComposableViewsTests": ["ComposableArchitecture", "ViewGraph", "ViewTesting"],
  ],
  "Tests/Views": [
    "ComposableUITests": ["ComposableUI"],
    "ViewGraphTests": ["HeadlessRenderer", "RendererTesting"],
    "ViewLayoutTests": ["HeadlessRenderer", "ViewLayout"],
  ],
  "Tests": ["ChartsTests": ["Charts", "ViewTesting"]],
  "Examples/PrimeTime/Tests": [
    "PrimeTimeTests": ["PrimeTime", "DependenciesTestSupport", "ViewTesting"]
  ],
])

let package = Package(
  name: "composable-everywhere",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [.executable(name: "PrimeTime", targets: ["PrimeTimeApp"])]
    + libraries.map { .library(name: $0.name, targets: [$0.name]) },
  traits: [
    // One by default: SwiftPM hands on several in an order that changes, and then all is built anew.
    .default(enabledTraits: ["Standard"]),
    .trait(name: "Standard", description: "Macros and Web."),
    .trait(name: "Macros", description: "The macros, and with them SwiftSyntax."),
    .trait(name: "Publishers", description: "Schedulers and publishers in the umbrella."),
    .trait(name: "ComposableArchitecture2Deprecations", description: "Warnings of version 2."),
    .trait(name: "ComposableArchitecture2DeprecationOverloads", description: "More of them."),
    .trait(name: "Web", description: "The renderer for browsers, and with it Hummingbird and NIO."),
    .trait(name: "PortableViews", description: "Standard, with these views for Apple, too."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: libraries + internals + [macros] + demo + tests,
  swiftLanguageModes: [.v6])

for target in package.targets {
  target.resources = target.name == "PrimeTime" ? [.process("Localizable.xcstrings")] : nil
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .define("Macros", .when(traits: ["PortableViews", "Standard"])),
    .define("Web", .when(traits: ["PortableViews", "Standard"])),
    // Where there is no SwiftUI the views are always this package's own.
    .define("PortableViews", .when(platforms: [.android, .linux, .openbsd, .wasi, .windows])),
    .define("Publishers", .when(traits: ["Publishers"])),
  ]
}

if let syntax = toolchainSyntax() {
  macros.swiftSettings? += [.unsafeFlags(["-I", syntax])]
  macros.linkerSettings = [.unsafeFlags(["-L", syntax, "-Xlinker", "-rpath=\(syntax)"])]
} else {
  macros.swiftSettings? += [.define("PackageSyntax")]
  macros.dependencies = [
    "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder",
    "SwiftSyntaxMacros",
  ].map { .product(name: $0, package: "swift-syntax", condition: .macros) }
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
}

/// The targets of each folder, and what each depends on.
typealias Table = KeyValuePairs<String, KeyValuePairs<String, [Target.Dependency]>>

func modules(_ table: Table) -> [Target] {
  table.flatMap { folder, targets in
    targets.map { .target(name: $0, dependencies: $1, path: "\(folder)/\($0)") }
  }
}

func testTargets(_ table: Table) -> [Target] {
  // Named by `.ci/run`, for steps that do without.
  let skipped = Context.environment["SKIPPED_TESTS", default: ""].split(separator: " ")
  return table.flatMap { folder, targets in
    targets.filter { !skipped.contains(Substring($0.key)) }.map {
      .testTarget(name: $0, dependencies: $1 + .testSupport, path: "\(folder)/\($0)")
    }
  }
}

/// The folder of this toolchain's own SwiftSyntax: to use it saves a third of a first build.
///
/// SwiftPM refuses the flags for it where another package asks for a version of this one.
func toolchainSyntax() -> String? {
  #if canImport(Glibc) && compiler(>=6.3) && compiler(<6.4)
  let directory = Context.packageDirectory
  let isClone = access("\(directory)/.git", F_OK) == 0 && !directory.contains("/checkouts/")
  let choice = Context.environment["COMPOSABLE_SWIFT_SYNTAX", default: isClone ? "toolchain" : ""]
  // SwiftPM reads the manifest, and is in the toolchain's folder of programs.
  guard choice == "toolchain", let program = realpath("/proc/\(getppid())/exe", nil)
  else { return nil }
  let folder = String(cString: program).replacing(/bin\/[^\/]*$/, with: "lib/swift/host")
  if access("\(folder)/SwiftSyntax.swiftmodule", R_OK) == 0 { return folder }
  #endif
  return nil
}

extension Target.Dependency {
  static let customDump = product(name: "CustomDump", package: "swift-custom-dump")
  static let issueReporting = product(name: "IssueReporting", package: "xctest-dynamic-overlay")
  // Only for modules that no app links: it links Swift Testing and XCTest.
  static let issueReportingTestSupport = product(
    name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
  static let logging = product(name: "Logging", package: "swift-log")
  static let orderedCollections = product(name: "OrderedCollections", package: "swift-collections")
  static let macros = target(name: "ComposableMacros", condition: .macros)
}

extension TargetDependencyCondition {
  static let macros = when(traits: ["Macros", "PortableViews", "Standard"])
  static let web = when(traits: ["PortableViews", "Standard", "Web"])
}

extension [Target.Dependency] {
  static let testSupport: Self = ["ConcurrencyExtrasTestSupport", .customDump]
  static let openCombine = products(
    "OpenCombine", ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"])
  static let server =
    products("hummingbird", ["HummingbirdCore"], .web)
    + products("swift-http-types", ["HTTPTypes"], .web)
    + products(
      "swift-nio",
      ["NIOConcurrencyHelpers", "NIOCore", "NIOHTTP1", "NIOPosix", "NIOWebSocket"], .web)
    + products("swift-nio-extras", ["NIOExtras", "NIOHTTPTypes", "NIOHTTPTypesHTTP1"], .web)
    + products("swift-service-lifecycle", ["ServiceLifecycle"], .web)

  private static func products(
    _ package: String, _ names: [String], _ condition: TargetDependencyCondition? = nil
  ) -> Self {
    names.map { .product(name: $0, package: package, condition: condition) }
  }
}
