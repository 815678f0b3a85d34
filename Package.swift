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
    .target(name: "CasePaths", dependencies: ["CasePathsMacros", issueReporting]),
    .target(name: "IdentifiedCollections", dependencies: [orderedCollections]),
    .target(name: "Clocks", dependencies: ["ConcurrencyExtras", issueReporting]),
    .target(name: "Dependencies", dependencies: ["Clocks", "ConcurrencyExtras", issueReporting]),
    .target(
      name: "DependenciesMacros",
      dependencies: ["Dependencies", "DependenciesMacrosPlugin", issueReporting]),
    .target(
      name: "DependenciesTestSupport", dependencies: ["ConcurrencyExtras", "Dependencies"]),
    .target(name: "Perception", dependencies: ["PerceptionMacros"]),
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
        "SwiftNavigationMacros", customDump, issueReporting,
      ]),

    // MARK: The feature runtime
    .target(
      name: "ComposableCore",
      dependencies: [
        "CasePaths", "Clocks", "ComposableCoreMacros", "ConcurrencyExtras", "Dependencies",
        "DependenciesMacros", "IdentifiedCollections", "Perception", "Sharing", "SwiftNavigation",
        customDump, issueReporting, logging, orderedCollections,
      ]),

    // MARK: Views
    .target(name: "ComposableUI", dependencies: ["ComposableUIMacros"]),
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
      resources: [.embedInCode("Resources/client.js"), .embedInCode("Resources/style.css")]),
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
    .target(
      name: "NthPrimeClient", dependencies: ["Dependencies"],
      path: "Examples/PrimeTime/Sources/NthPrimeClient"),
    .target(
      name: "PrimeAlert", dependencies: ["ComposableArchitecture", "NthPrimeClient"],
      path: "Examples/PrimeTime/Sources/PrimeAlert"),
    .target(
      name: "PrimeCounter",
      dependencies: ["ComposableArchitecture", "NthPrimeClient", "PrimeAlert"],
      path: "Examples/PrimeTime/Sources/PrimeCounter"),
    .target(
      name: "PrimeModal", dependencies: ["ComposableArchitecture", "NthPrimeClient"],
      path: "Examples/PrimeTime/Sources/PrimeModal"),
    .target(
      name: "FavoritePrimes",
      dependencies: ["ComposableArchitecture", "NthPrimeClient", "PrimeAlert"],
      path: "Examples/PrimeTime/Sources/FavoritePrimes"),
    .target(
      name: "PrimeTime",
      dependencies: [
        "ComposableArchitecture", "FavoritePrimes", "NthPrimeClient", "PrimeCounter", "PrimeModal",
      ],
      path: "Examples/PrimeTime/Sources/PrimeTime"),
    .executableTarget(
      name: "PrimeTimeApp", dependencies: ["AppRuntime", "ComposableArchitecture", "PrimeTime"],
      path: "Examples/PrimeTime/Sources/PrimeTimeApp"),

    .target(
      name: "ClassicPrimeTime",
      dependencies: ["ComposableArchitectureClassic", "FavoritePrimes", "NthPrimeClient"],
      path: "Examples/PrimeTime/Sources/ClassicPrimeTime"),
    .executableTarget(
      name: "ClassicPrimeTimeApp",
      dependencies: ["AppRuntime", "ClassicPrimeTime", "ComposableArchitectureClassic"],
      path: "Examples/PrimeTime/Sources/ClassicPrimeTimeApp"),

    // MARK: FactCounters, a list and a banner
    .target(
      name: "FactClient", dependencies: ["Dependencies", "DependenciesMacros"],
      path: "Examples/FactCounters/Sources/FactClient"),
    .target(
      name: "FactCounters", dependencies: ["ComposableArchitecture", "FactClient"],
      path: "Examples/FactCounters/Sources/FactCounters"),
    .executableTarget(
      name: "FactCountersApp",
      dependencies: ["AppRuntime", "ComposableArchitecture", "FactCounters"],
      path: "Examples/FactCounters/Sources/FactCountersApp"),

    .target(
      name: "ClassicFactCounters", dependencies: ["ComposableArchitectureClassic"],
      path: "Examples/FactCounters/Sources/ClassicFactCounters"),
    .executableTarget(
      name: "ClassicFactCountersApp",
      dependencies: [
        "AppRuntime", "ClassicFactCounters", "ComposableArchitectureClassic", "FactClient",
      ],
      path: "Examples/FactCounters/Sources/ClassicFactCountersApp"),

    // MARK: TicTacToe, a module for each feature
    .target(
      name: "AuthenticationClient", dependencies: ["Dependencies", "DependenciesMacros"],
      path: "Examples/TicTacToe/Sources/AuthenticationClient"),
    .target(
      name: "GameCore", dependencies: ["ComposableArchitecture"],
      path: "Examples/TicTacToe/Sources/GameCore"),
    .target(
      name: "NewGameCore", dependencies: ["ComposableArchitecture", "GameCore"],
      path: "Examples/TicTacToe/Sources/NewGameCore"),
    .target(
      name: "TwoFactorCore", dependencies: ["AuthenticationClient", "ComposableArchitecture"],
      path: "Examples/TicTacToe/Sources/TwoFactorCore"),
    .target(
      name: "LoginCore",
      dependencies: ["AuthenticationClient", "ComposableArchitecture", "TwoFactorCore"],
      path: "Examples/TicTacToe/Sources/LoginCore"),
    .target(
      name: "TicTacToe", dependencies: ["ComposableArchitecture", "LoginCore", "NewGameCore"],
      path: "Examples/TicTacToe/Sources/TicTacToe"),
    .executableTarget(
      name: "TicTacToeApp", dependencies: ["AppRuntime", "ComposableArchitecture", "TicTacToe"],
      path: "Examples/TicTacToe/Sources/TicTacToeApp"),

    // MARK: Gallery, every control to look at
    .target(
      name: "Gallery", dependencies: ["ComposableUI"], path: "Examples/Gallery/Sources/Gallery"),
    .executableTarget(
      name: "GalleryApp", dependencies: ["AppRuntime", "Gallery"],
      path: "Examples/Gallery/Sources/GalleryApp"),

    // MARK: Integration, screens that log what is evaluated
    .target(
      name: "IntegrationDemo", dependencies: ["ComposableArchitecture", "ComposableCore"],
      path: "Examples/Integration/Sources/IntegrationDemo"),
    .executableTarget(
      name: "IntegrationApp",
      dependencies: ["AppRuntime", "ComposableArchitecture", "ComposableCore", "IntegrationDemo"],
      path: "Examples/Integration/Sources/IntegrationApp"),

    // MARK: WordCount, a command-line tool
    .target(
      name: "WordCounter", dependencies: ["ComposableCore", issueReporting],
      path: "Examples/WordCount/Sources/WordCounter"),
    .executableTarget(
      name: "WordCount", dependencies: ["ComposableCore", "WordCounter"],
      path: "Examples/WordCount/Sources/WordCount"),

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
      dependencies: ["IdentifiedCollections", customDump, orderedCollections]),
    .testTarget(
      name: "ClocksTests", dependencies: ["Clocks", "ConcurrencyExtras", issueReportingTestSupport]),
    .testTarget(
      name: "DependenciesTests",
      dependencies: [
        "Clocks", "ConcurrencyExtras", "Dependencies", "DependenciesTestSupport",
        issueReportingTestSupport,
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
        "ConcurrencyExtras", "Dependencies", "DependenciesTestSupport", "IdentifiedCollections",
        "Sharing", customDump, issueReportingTestSupport,
      ]),
    .testTarget(
      name: "SwiftNavigationTests",
      dependencies: [
        "CasePaths", "ConcurrencyExtras", "Sharing", "SwiftNavigation", customDump,
        issueReportingTestSupport,
      ]),
    .testTarget(
      name: "ComposableCoreMacrosTests",
      dependencies: ["ComposableCoreMacros", "TestSupport", macroTestSupport] + swiftSyntax),
    .testTarget(
      name: "ComposableCoreTests",
      dependencies: [
        "ComposableCore", "DependenciesTestSupport", issueReportingTestSupport, logging,
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
      path: "Tests/ComposableSoak"),
    .testTarget(
      name: "CompileTests",
      dependencies: ["ComposableArchitecture", "DependenciesTestSupport"]),
    .testTarget(name: "ComposableUIMacrosTests", dependencies: ["ComposableUI"]),
    .testTarget(name: "ComposableUITests", dependencies: ["ComposableUI"]),
    .testTarget(name: "ViewGraphTests", dependencies: ["HeadlessRenderer", "ViewGraph"]),
    .testTarget(name: "ViewTestingTests", dependencies: ["ViewTesting"]),
    .testTarget(
      name: "ComposableViewsTests",
      dependencies: ["ComposableArchitecture", "ViewTesting", issueReportingTestSupport]),
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
    .testTarget(
      name: "WordCounterTests",
      dependencies: ["ComposableCore", "WordCounter", issueReportingTestSupport],
      path: "Examples/WordCount/Tests/WordCounterTests"),
    .testTarget(
      name: "NthPrimeClientTests", dependencies: ["NthPrimeClient"],
      path: "Examples/PrimeTime/Tests/NthPrimeClientTests"),
    .testTarget(
      name: "PrimeCounterTests",
      dependencies: ["PrimeCounter", "ViewTesting", issueReportingTestSupport],
      path: "Examples/PrimeTime/Tests/PrimeCounterTests"),
    .testTarget(
      name: "PrimeModalTests",
      dependencies: ["PrimeModal", "ViewTesting", issueReportingTestSupport],
      path: "Examples/PrimeTime/Tests/PrimeModalTests"),
    .testTarget(
      name: "FavoritePrimesTests",
      dependencies: ["FavoritePrimes", "ViewTesting", issueReportingTestSupport],
      path: "Examples/PrimeTime/Tests/FavoritePrimesTests"),
    .testTarget(
      name: "PrimeTimeTests",
      dependencies: ["PrimeTime", "ViewTesting", "WebRenderer", issueReportingTestSupport],
      path: "Examples/PrimeTime/Tests/PrimeTimeTests"),
    .testTarget(
      name: "ClassicPrimeTimeTests",
      dependencies: ["ClassicPrimeTime", "ComposableArchitectureClassic", "ViewTesting"],
      path: "Examples/PrimeTime/Tests/ClassicPrimeTimeTests"),
    .testTarget(
      name: "FactCountersTests", dependencies: ["FactClient", "FactCounters", "ViewTesting"],
      path: "Examples/FactCounters/Tests/FactCountersTests"),
    .testTarget(
      name: "ClassicFactCountersTests",
      dependencies: ["ClassicFactCounters", "ComposableArchitectureClassic", "ViewTesting"],
      path: "Examples/FactCounters/Tests/ClassicFactCountersTests"),
    .testTarget(
      name: "TicTacToeTests",
      dependencies: [
        "AuthenticationClient", "GameCore", "LoginCore", "NewGameCore", "TicTacToe",
        "TwoFactorCore", "ViewTesting",
      ],
      path: "Examples/TicTacToe/Tests/TicTacToeTests"),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "ViewTesting"],
      path: "Examples/Gallery/Tests/GalleryTests"),
    .testTarget(
      name: "IntegrationDemoTests",
      dependencies: [
        "ComposableArchitecture", "ComposableCore", "IntegrationDemo", "ViewTesting",
        issueReportingTestSupport,
      ],
      path: "Examples/Integration/Tests/IntegrationDemoTests"),
    .target(
      name: "TestSupport", dependencies: swiftSyntax + [macroTestSupport], path: "Tests/TestSupport"
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("ExistentialAny")]
}
