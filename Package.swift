// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
  .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
  .product(name: "SwiftDiagnostics", package: "swift-syntax"),
]
let compilerPlugin: Target.Dependency = .product(
  name: "SwiftCompilerPlugin", package: "swift-syntax")
let macroTestSupport: Target.Dependency = .product(
  name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax")
let customDump: Target.Dependency = .product(name: "CustomDump", package: "swift-custom-dump")
let issueReporting: Target.Dependency = .product(
  name: "IssueReporting", package: "xctest-dynamic-overlay")
let issueReportingTestSupport: Target.Dependency = .product(
  name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let openCombine: Target.Dependency = .product(name: "OpenCombine", package: "OpenCombine")
let openCombineDispatch: Target.Dependency = .product(
  name: "OpenCombineDispatch", package: "OpenCombine")
let openCombineFoundation: Target.Dependency = .product(
  name: "OpenCombineFoundation", package: "OpenCombine")
let orderedCollections: Target.Dependency = .product(
  name: "OrderedCollections", package: "swift-collections")

/// The plug-in that expands a library's macros, for packages that do not do without.
func macros(_ name: String) -> Target.Dependency {
  .target(name: name, condition: .when(traits: ["Macros"]))
}

extension Target {
  /// A library of the example in a folder of Examples.
  static func library(_ name: String, of example: String, _ dependencies: [Dependency]) -> Target {
    .target(
      name: name, dependencies: dependencies, path: "Examples/\(example)/Sources/\(name)")
  }

  /// The executable that runs an example.
  static func app(_ name: String, of example: String, _ dependencies: [Dependency]) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: "Examples/\(example)/Sources/\(name)")
  }

  /// Tests of an example.
  static func tests(_ name: String, of example: String, _ dependencies: [Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "Examples/\(example)/Tests/\(name)")
  }
}

let package = Package(
  name: "composable-everywhere",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .library(name: "ComposableArchitecture", targets: ["ComposableArchitecture"]),
    .library(name: "ComposableArchitectureClassic", targets: ["ComposableArchitectureClassic"]),
    .library(name: "ComposableArchitectureCombine", targets: ["ComposableArchitectureCombine"]),
    .library(
      name: "ComposableArchitectureEpisode90", targets: ["ComposableArchitectureEpisode90"]),
    .library(
      name: "ComposableArchitectureEpisode99", targets: ["ComposableArchitectureEpisode99"]),
    .library(name: "ComposableCore", targets: ["ComposableCore"]),
    .library(name: "CasePaths", targets: ["CasePaths"]),
    .library(name: "ConcurrencyExtras", targets: ["ConcurrencyExtras"]),
    .library(
      name: "ConcurrencyExtrasTestSupport", targets: ["ConcurrencyExtrasTestSupport"]),
    .library(name: "Clocks", targets: ["Clocks"]),
    .library(name: "Dependencies", targets: ["Dependencies"]),
    .library(name: "DependenciesMacros", targets: ["DependenciesMacros"]),
    .library(name: "DependenciesTestSupport", targets: ["DependenciesTestSupport"]),
    .library(name: "IdentifiedCollections", targets: ["IdentifiedCollections"]),
    .library(name: "MacroTesting", targets: ["MacroTesting"]),
    .library(name: "Perception", targets: ["Perception"]),
    .library(name: "Sharing", targets: ["Sharing"]),
    .library(name: "SwiftNavigation", targets: ["SwiftNavigation"]),
    .library(name: "ComposableUI", targets: ["ComposableUI"]),
    .library(name: "ViewGraph", targets: ["ViewGraph"]),
    .library(name: "ViewTesting", targets: ["ViewTesting"]),
    .library(name: "WebRenderer", targets: ["WebRenderer"]),
    .library(name: "AppRuntime", targets: ["AppRuntime"]),
    .executable(name: "Gallery", targets: ["GalleryApp"]),
    .executable(name: "Integration", targets: ["IntegrationApp"]),
    .executable(name: "PrimeTime", targets: ["PrimeTimeApp"]),
    .executable(name: "ClassicFactCounters", targets: ["ClassicFactCountersApp"]),
    .executable(name: "ClassicPrimeTime", targets: ["ClassicPrimeTimeApp"]),
    .executable(name: "FactCounters", targets: ["FactCountersApp"]),
    .executable(name: "TicTacToe", targets: ["TicTacToeApp"]),
    .executable(name: "WordCount", targets: ["WordCount"]),
  ],
  traits: [
    .trait(name: "Macros", description: "The macros, and with them SwiftSyntax."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // MARK: Foundations
    .target(name: "ConcurrencyExtras"),
    .target(name: "ConcurrencyExtrasTestSupport"),
    .target(name: "CasePaths", dependencies: [macros("CasePathsMacros"), issueReporting]),
    .target(name: "IdentifiedCollections", dependencies: [orderedCollections]),
    .target(name: "Clocks", dependencies: ["ConcurrencyExtras", issueReporting]),
    .target(name: "Dependencies", dependencies: ["Clocks", "ConcurrencyExtras", issueReporting]),
    .target(
      name: "DependenciesMacros",
      dependencies: ["Dependencies", macros("DependenciesMacrosPlugin"), issueReporting]),
    .target(
      name: "DependenciesTestSupport", dependencies: ["ConcurrencyExtras", "Dependencies"]),
    .target(name: "Perception", dependencies: [macros("PerceptionMacros")]),
    .target(
      name: "Sharing",
      dependencies: [
        "ConcurrencyExtras", "Dependencies", "IdentifiedCollections", "Perception", customDump,
        issueReporting, logging,
      ]),
    .target(
      name: "SwiftNavigation",
      dependencies: [
        "CasePaths", "ConcurrencyExtras", "IdentifiedCollections", "Perception", "Sharing",
        macros("SwiftNavigationMacros"), customDump, issueReporting,
      ]),

    // MARK: The feature runtime
    .target(
      name: "ComposableCore",
      dependencies: [
        "CasePaths", "Clocks", macros("ComposableCoreMacros"), "ConcurrencyExtras", "Dependencies",
        "DependenciesMacros", "IdentifiedCollections", "Perception", "Sharing", "SwiftNavigation",
        customDump, issueReporting, logging, orderedCollections,
      ]),

    // MARK: Views
    .target(name: "ComposableUI", dependencies: [macros("ComposableUIMacros")]),
    .target(name: "ViewGraph", dependencies: ["ComposableUI", logging]),
    .target(
      name: "ComposableViews",
      dependencies: [
        "ComposableCore", "ComposableUI", customDump, issueReporting, orderedCollections,
      ]),
    .target(
      name: "ComposableArchitecture",
      dependencies: [
        "CasePaths", "Clocks", "ComposableCore", "ComposableUI", "ComposableViews",
        "ConcurrencyExtras", "Dependencies", "DependenciesMacros", "IdentifiedCollections",
        "Perception", "Sharing", "SwiftNavigation", customDump,
      ]),

    // MARK: Publishers, and the API of 2019 to 2021
    .target(
      name: "ComposableArchitectureCombine",
      dependencies: [
        "ComposableArchitecture", issueReporting, openCombine, openCombineDispatch,
        openCombineFoundation,
      ]),
    .target(
      name: "ComposableArchitectureClassic",
      dependencies: ["ComposableArchitecture", "ComposableArchitectureCombine", issueReporting]),
    .target(
      name: "ComposableArchitectureEpisode90",
      dependencies: [
        "CasePaths", "ComposableUI", "ConcurrencyExtras", customDump, issueReporting, openCombine,
        openCombineDispatch, openCombineFoundation,
      ]),
    .target(
      name: "ComposableArchitectureEpisode99",
      dependencies: [
        "CasePaths", "ComposableArchitectureEpisode90", "ComposableUI", "ConcurrencyExtras",
      ]),

    // MARK: Renderers
    .target(name: "HeadlessRenderer", dependencies: ["ViewGraph"]),
    .target(name: "ViewTesting", dependencies: ["HeadlessRenderer"]),
    .target(
      name: "WebRenderer",
      dependencies: [
        "ViewGraph",
        logging,
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      resources: [
        .embedInCode("Resources/client.js"), .embedInCode("Resources/motion.js"),
        .embedInCode("Resources/style.css"),
      ]),
    .target(
      name: "AppRuntime",
      dependencies: [
        "ComposableUI", "WebRenderer", logging,
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // MARK: Macros
    .target(name: "MacroSupport", dependencies: swiftSyntax),
    .target(
      name: "MacroTesting",
      dependencies: swiftSyntax + [
        "ConcurrencyExtras", customDump, issueReporting,
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
      ]),
    .macro(
      name: "CasePathsMacros", dependencies: swiftSyntax + [compilerPlugin, "MacroSupport"]),
    .macro(
      name: "DependenciesMacrosPlugin",
      dependencies: swiftSyntax + [compilerPlugin, "MacroSupport"]),
    .macro(
      name: "PerceptionMacros", dependencies: swiftSyntax + [compilerPlugin, "MacroSupport"]),
    .macro(
      name: "SwiftNavigationMacros", dependencies: swiftSyntax + [compilerPlugin, "MacroSupport"]),
    .macro(name: "ComposableUIMacros", dependencies: swiftSyntax + [compilerPlugin]),
    .macro(
      name: "ComposableCoreMacros", dependencies: swiftSyntax + [compilerPlugin, "MacroSupport"]),

    // MARK: PrimeTime, the demo
    .library("NthPrimeClient", of: "PrimeTime", ["Dependencies"]),
    .library("PrimeAlert", of: "PrimeTime", ["ComposableArchitecture", "NthPrimeClient"]),
    .library(
      "PrimeCounter", of: "PrimeTime", ["ComposableArchitecture", "NthPrimeClient", "PrimeAlert"]),
    .library("PrimeModal", of: "PrimeTime", ["ComposableArchitecture", "NthPrimeClient"]),
    .library(
      "FavoritePrimes", of: "PrimeTime",
      ["ComposableArchitecture", "NthPrimeClient", "PrimeAlert"]),
    .library(
      "PrimeTime", of: "PrimeTime",
      ["ComposableArchitecture", "FavoritePrimes", "NthPrimeClient", "PrimeCounter", "PrimeModal"]),
    .app("PrimeTimeApp", of: "PrimeTime", ["AppRuntime", "ComposableArchitecture", "PrimeTime"]),

    .library("ClassicPrimeAlert", of: "PrimeTime", ["NthPrimeClient"]),
    .library(
      "ClassicPrimeModal", of: "PrimeTime", ["ComposableArchitectureClassic", "NthPrimeClient"]),
    .library(
      "ClassicCounter", of: "PrimeTime",
      ["ClassicPrimeAlert", "ClassicPrimeModal", "ComposableArchitectureClassic", "NthPrimeClient"]),
    .library(
      "ClassicFavoritePrimes", of: "PrimeTime",
      ["ClassicPrimeAlert", "ComposableArchitectureClassic"]),
    .library(
      "ClassicPrimeTime", of: "PrimeTime",
      [
        "ClassicCounter", "ClassicFavoritePrimes", "ClassicPrimeAlert", "ClassicPrimeModal",
        "ComposableArchitectureClassic", "FavoritePrimes", "NthPrimeClient",
      ]),
    .app(
      "ClassicPrimeTimeApp", of: "PrimeTime",
      ["AppRuntime", "ClassicPrimeTime", "ComposableArchitectureClassic"]),

    // MARK: FactCounters, a list and a banner
    .library("FactClient", of: "FactCounters", ["Dependencies", "DependenciesMacros"]),
    .library("FactCounters", of: "FactCounters", ["ComposableArchitecture", "FactClient"]),
    .app(
      "FactCountersApp", of: "FactCounters",
      ["AppRuntime", "ComposableArchitecture", "FactCounters"]),

    .library("ClassicFactCounters", of: "FactCounters", ["ComposableArchitectureClassic"]),
    .app(
      "ClassicFactCountersApp", of: "FactCounters",
      ["AppRuntime", "ClassicFactCounters", "ComposableArchitectureClassic", "FactClient"]),

    // MARK: TicTacToe, a module for each feature
    .library("AuthenticationClient", of: "TicTacToe", ["Dependencies", "DependenciesMacros"]),
    .library("GameCore", of: "TicTacToe", ["ComposableArchitecture"]),
    .library("NewGameCore", of: "TicTacToe", ["ComposableArchitecture", "GameCore"]),
    .library("TwoFactorCore", of: "TicTacToe", ["AuthenticationClient", "ComposableArchitecture"]),
    .library(
      "LoginCore", of: "TicTacToe",
      ["AuthenticationClient", "ComposableArchitecture", "TwoFactorCore"]),
    .library("TicTacToe", of: "TicTacToe", ["ComposableArchitecture", "LoginCore", "NewGameCore"]),
    .app("TicTacToeApp", of: "TicTacToe", ["AppRuntime", "ComposableArchitecture", "TicTacToe"]),

    // MARK: Gallery, every control to look at
    .library("Gallery", of: "Gallery", ["ComposableUI"]),
    .app("GalleryApp", of: "Gallery", ["AppRuntime", "Gallery"]),

    // MARK: Integration, screens that log what is evaluated
    .library("IntegrationDemo", of: "Integration", ["ComposableArchitecture", "ComposableCore"]),
    .app(
      "IntegrationApp", of: "Integration",
      ["AppRuntime", "ComposableArchitecture", "ComposableCore", "IntegrationDemo"]),

    // MARK: WordCount, a command-line tool
    .library("WordCounter", of: "WordCount", ["ComposableCore", issueReporting]),
    .app("WordCount", of: "WordCount", ["ComposableCore", "WordCounter"]),

    // MARK: Tests
    .testTarget(
      name: "ConcurrencyExtrasTests",
      dependencies: ["ConcurrencyExtras", "ConcurrencyExtrasTestSupport"]),
    .testTarget(
      name: "CasePathsTests", dependencies: ["CasePaths", issueReportingTestSupport]),
    .testTarget(
      name: "CasePathsMacrosTests",
      dependencies: ["CasePathsMacros", "TestSupport", macroTestSupport] + swiftSyntax),
    .testTarget(
      name: "MacroTestingTests",
      dependencies: ["CasePathsMacros", "MacroTesting", issueReportingTestSupport] + swiftSyntax),
    .testTarget(
      name: "IdentifiedCollectionsTests",
      dependencies: [
        "ConcurrencyExtrasTestSupport", "IdentifiedCollections", customDump, orderedCollections,
      ]),
    .testTarget(
      name: "ClocksTests",
      dependencies: [
        "Clocks", "ConcurrencyExtras", "ConcurrencyExtrasTestSupport", issueReportingTestSupport,
      ]),
    .testTarget(
      name: "DependenciesTests",
      dependencies: [
        "Clocks", "ConcurrencyExtras", "ConcurrencyExtrasTestSupport", "Dependencies",
        "DependenciesTestSupport", issueReportingTestSupport,
      ]),
    .testTarget(
      name: "DependenciesMacrosTests",
      dependencies: [
        "DependenciesMacros", "DependenciesMacrosPlugin", "TestSupport", issueReportingTestSupport,
        macroTestSupport,
      ] + swiftSyntax),
    .testTarget(name: "PerceptionTests", dependencies: ["Perception"]),
    .testTarget(
      name: "PerceptionMacrosTests",
      dependencies: ["PerceptionMacros", "TestSupport", macroTestSupport] + swiftSyntax),
    .testTarget(
      name: "SwiftNavigationMacrosTests",
      dependencies: ["SwiftNavigationMacros", "TestSupport", macroTestSupport] + swiftSyntax),
    .testTarget(
      name: "SharingTests",
      dependencies: [
        "ConcurrencyExtras", "ConcurrencyExtrasTestSupport", "Dependencies",
        "DependenciesTestSupport", "IdentifiedCollections", "Sharing", customDump,
        issueReportingTestSupport,
      ]),
    .testTarget(
      name: "SwiftNavigationTests",
      dependencies: [
        "CasePaths", "ConcurrencyExtras", "ConcurrencyExtrasTestSupport", "Sharing",
        "SwiftNavigation", customDump, issueReportingTestSupport,
      ]),
    .testTarget(
      name: "ComposableCoreMacrosTests",
      dependencies: ["ComposableCoreMacros", "TestSupport", macroTestSupport] + swiftSyntax),
    .testTarget(
      name: "ComposableCoreTests",
      dependencies: [
        "ComposableCore", "ConcurrencyExtrasTestSupport", "DependenciesTestSupport",
        issueReportingTestSupport, logging,
      ]),
    .target(
      name: "ComposableSoakOperations",
      dependencies: [
        "CasePaths", "ComposableCore", "ComposableUI", "IdentifiedCollections", "ViewGraph",
      ],
      path: "Benchmarks/Sources/Operations"),
    .executableTarget(
      name: "ComposableSoak",
      dependencies: [
        "ComposableCore", "ComposableSoakOperations", "WebRenderer", issueReporting, logging,
      ],
      path: "Tests/System/Soak"),
    .testTarget(
      name: "CompileTests",
      dependencies: ["ComposableArchitecture", "DependenciesTestSupport", "ViewTesting"]),
    .testTarget(name: "ComposableUIMacrosTests", dependencies: ["ComposableUI"]),
    .testTarget(name: "ComposableUITests", dependencies: ["ComposableUI"]),
    .testTarget(name: "ViewGraphTests", dependencies: ["HeadlessRenderer", "ViewGraph"]),
    .testTarget(name: "ViewTestingTests", dependencies: ["ViewTesting"]),
    .testTarget(
      name: "ComposableViewsTests",
      dependencies: [
        "ComposableArchitecture", "ConcurrencyExtrasTestSupport", "ViewTesting",
        issueReportingTestSupport,
      ]),
    .testTarget(
      name: "ComposableArchitectureCombineTests",
      dependencies: ["ComposableArchitectureCombine", "ViewTesting", issueReportingTestSupport]),
    .testTarget(
      name: "ComposableArchitectureClassicTests",
      dependencies: ["ComposableArchitectureClassic", "ViewTesting", issueReportingTestSupport]),
    .testTarget(
      name: "ComposableArchitectureEpisodesTests",
      dependencies: [
        "ComposableArchitectureEpisode90", "ComposableArchitectureEpisode99", "ViewTesting",
        issueReportingTestSupport,
      ],
      // The language of the time, in which a global reducer or environment needs no annotation.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "WebRendererTests",
      dependencies: [
        "HeadlessRenderer", "WebRenderer",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(name: "AppRuntimeTests", dependencies: ["AppRuntime"]),
    .tests(
      "WordCounterTests", of: "WordCount",
      ["ComposableCore", "WordCounter", issueReportingTestSupport]),
    .tests("NthPrimeClientTests", of: "PrimeTime", ["NthPrimeClient"]),
    .tests(
      "PrimeCounterTests", of: "PrimeTime",
      ["PrimeCounter", "ViewTesting", issueReportingTestSupport]),
    .tests(
      "PrimeModalTests", of: "PrimeTime", ["PrimeModal", "ViewTesting", issueReportingTestSupport]),
    .tests(
      "FavoritePrimesTests", of: "PrimeTime",
      ["FavoritePrimes", "ViewTesting", issueReportingTestSupport]),
    .tests(
      "PrimeTimeTests", of: "PrimeTime",
      ["PrimeTime", "ViewTesting", "WebRenderer", issueReportingTestSupport]),
    .tests(
      "ClassicPrimeTimeTests", of: "PrimeTime",
      [
        "ClassicCounter", "ClassicFavoritePrimes", "ClassicPrimeAlert", "ClassicPrimeTime",
        "ComposableArchitectureClassic", "ViewTesting",
      ]),
    .tests("FactCountersTests", of: "FactCounters", ["FactClient", "FactCounters", "ViewTesting"]),
    .tests(
      "ClassicFactCountersTests", of: "FactCounters",
      ["ClassicFactCounters", "ComposableArchitectureClassic", "ViewTesting"]),
    .tests(
      "TicTacToeTests", of: "TicTacToe",
      [
        "AuthenticationClient", "GameCore", "LoginCore", "NewGameCore", "TicTacToe",
        "TwoFactorCore", "ViewTesting",
      ]),
    .tests("GalleryTests", of: "Gallery", ["Gallery", "ViewTesting"]),
    .tests(
      "IntegrationDemoTests", of: "Integration",
      [
        "ComposableArchitecture", "ComposableCore", "IntegrationDemo", "ViewTesting",
        issueReportingTestSupport,
      ]),
    .target(
      name: "TestSupport", dependencies: swiftSyntax + [macroTestSupport]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
}

/// The folders that group targets.
let groups = [
  "Macros/Sources": ["MacroTesting"],
  "Macros/Tests": [
    "CasePathsMacrosTests", "ComposableCoreMacrosTests", "MacroTestingTests",
    "PerceptionMacrosTests", "SwiftNavigationMacrosTests", "TestSupport",
  ],
  "Sources/Architecture": ["ComposableArchitecture", "ComposableCore", "ComposableViews"],
  "Sources/Classic": [
    "ComposableArchitectureClassic", "ComposableArchitectureCombine",
    "ComposableArchitectureEpisode90", "ComposableArchitectureEpisode99",
  ],
  "Sources/Companions": [
    "CasePaths", "Clocks", "ConcurrencyExtras", "ConcurrencyExtrasTestSupport", "Dependencies",
    "DependenciesMacros", "DependenciesTestSupport", "IdentifiedCollections", "Perception",
    "Sharing", "SwiftNavigation",
  ],
  "Sources/Macros": [
    "CasePathsMacros", "ComposableCoreMacros", "ComposableUIMacros", "DependenciesMacrosPlugin",
    "MacroSupport", "PerceptionMacros", "SwiftNavigationMacros",
  ],
  "Sources/Renderers": ["AppRuntime", "HeadlessRenderer", "ViewTesting", "WebRenderer"],
  "Sources/Views": ["ComposableUI", "ViewGraph"],
  "Tests/Architecture": ["ComposableCoreTests", "ComposableViewsTests"],
  "Tests/Classic": [
    "ComposableArchitectureClassicTests", "ComposableArchitectureCombineTests",
    "ComposableArchitectureEpisodesTests",
  ],
  "Tests/Companions": [
    "CasePathsTests", "ClocksTests", "ConcurrencyExtrasTests", "DependenciesMacrosTests",
    "DependenciesTests", "IdentifiedCollectionsTests", "PerceptionTests", "SharingTests",
    "SwiftNavigationTests",
  ],
  "Tests/Renderers": ["AppRuntimeTests", "ViewTestingTests", "WebRendererTests"],
  "Tests/System": ["CompileTests"],
  "Tests/Views": ["ComposableUIMacrosTests", "ComposableUITests", "ViewGraphTests"],
]
for (folder, names) in groups {
  for target in package.targets where names.contains(target.name) {
    target.path = "\(folder)/\(target.name)"
  }
}
