// swift-tools-version: 6.1

import PackageDescription

// The demos but PrimeTime, which is in the package around this one. `swift run NAME` runs one.

extension Target.Dependency {
  /// A library of the package around this one.
  static func library(_ name: String) -> Self {
    .product(name: name, package: "composable-everywhere")
  }

  static let architecture = library("ComposableArchitecture")
  static let classic = library("ComposableArchitectureClassic")
  static let core = library("ComposableCore")
  static let dependencies = library("Dependencies")
  static let dependenciesMacros = library("DependenciesMacros")
  static let logging = library("PortableLogging")
  static let runtime = library("AppRuntime")
  static let views = library("ComposableUI")
  static let viewTesting = library("ViewTesting")
  static let episode90 = library("ComposableArchitectureEpisode90")
  static let episode99 = library("ComposableArchitectureEpisode99")
  static let issueReporting = product(name: "IssueReporting", package: "xctest-dynamic-overlay")
}

extension Target {
  /// A module of the app in a folder.
  static func module(_ name: String, of app: String, _ dependencies: [Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "\(app)/Sources/\(name)")
  }

  /// The executable of the app in a folder.
  static func app(_ name: String, of app: String, _ dependencies: [Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "\(app)/Sources/\(name)")
  }

  /// Tests of the app in a folder.
  static func tests(_ name: String, of app: String, _ dependencies: [Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "\(app)/Tests/\(name)")
  }

  /// The target, whose files may say `import SwiftUI`: that means AppRuntime where there is no SwiftUI.
  func importingSwiftUI() -> Target {
    swiftSettings = [
      .enableUpcomingFeature("ExistentialAny"),
      .unsafeFlags(["-module-alias", "SwiftUI=AppRuntime"], .when(platforms: [.linux])),
    ]
    return self
  }

  /// A feature of Noughts, with a screen that is shared by both styles.
  static func noughts(_ name: String, _ dependencies: [Dependency]) -> Target {
    .module(
      name, of: "Noughts",
      ["NoughtsClients", "NoughtsRules", "NoughtsViews", .runtime] + dependencies
    )
    .importingSwiftUI()
  }

  /// A screen of Primes through the years in the style of a time, or the whole of that style.
  static func primes(_ name: String, _ dependencies: [Dependency]) -> Target {
    .module(
      name, of: "PrimesThroughTheYears",
      ["PrimeArithmetic", "PrimesModel", "PrimesViews", .runtime] + dependencies
    )
    .importingSwiftUI()
  }

  /// The target, whose files may also say `import Combine`: that means the publishers of this project.
  func importingCombine() -> Target {
    let combine = ["-module-alias", "Combine=ComposableArchitectureCombine"]
    let target = importingSwiftUI()
    target.swiftSettings?.append(.unsafeFlags(combine, .when(platforms: [.linux])))
    return target
  }
}

extension Target {
  /// The target, whose files get the networking and the formatters that Foundation lacks elsewhere.
  func importingFoundation() -> Target {
    let flags = ["-import-module", "PortableFoundation"].flatMap { ["-Xfrontend", $0] }
    swiftSettings = [.unsafeFlags(flags, .when(platforms: [.linux]))]
    return self
  }
}

let package = Package(
  name: "examples",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  products: [
    .executable(name: "Atlas", targets: ["AtlasApp"]),
    .executable(name: "Board", targets: ["BoardApp"]),
    .executable(name: "ClassicFactCounters", targets: ["ClassicFactCountersApp"]),
    .executable(name: "Draw", targets: ["DrawApp"]),
    .executable(name: "FactCounters", targets: ["FactCountersApp"]),
    .executable(name: "Gallery", targets: ["GalleryApp"]),
    .executable(name: "Ledger", targets: ["LedgerApp"]),
    .executable(name: "Noughts", targets: ["NoughtsApp"]),
    .executable(name: "PrimesThroughTheYears", targets: ["PrimesThroughTheYearsApp"]),
    .executable(name: "Probe", targets: ["ProbeApp"]),
    .executable(name: "Rounds", targets: ["RoundsApp"]),
    .executable(name: "Wizard", targets: ["WizardApp"]),
    .executable(name: "WordCount", targets: ["WordCount"]),
  ],
  dependencies: [
    .package(name: "composable-everywhere", path: ".."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    // MARK: What several demos share
    .module("SceneKeeping", of: "Keeping", [.runtime]).importingSwiftUI(),

    // MARK: Atlas, places of the world
    .module("PlaceAtlas", of: "Atlas", [.architecture, .dependenciesMacros, .runtime])
      .importingSwiftUI(),
    .app("AtlasApp", of: "Atlas", ["PlaceAtlas", .architecture, .runtime]).importingSwiftUI(),
    .tests("AtlasTests", of: "Atlas", ["PlaceAtlas", .architecture, .viewTesting]),

    // MARK: Board, a board that all visitors share
    .module("BoardService", of: "Board", [.core, .dependenciesMacros, .logging]),
    .module(
      "BoardScreens", of: "Board",
      [
        "BoardService", "SceneKeeping", .architecture, .runtime,
        .library("UniformTypeIdentifiers"),
      ]
    )
    .importingSwiftUI(),
    .app("BoardApp", of: "Board", ["BoardScreens", .architecture, .runtime]).importingSwiftUI(),
    .tests(
      "BoardTests", of: "Board", ["BoardScreens", "BoardService", .architecture, .viewTesting]),

    // MARK: Draw, a sketch pad
    .module(
      "SketchPad", of: "Draw",
      [
        "SceneKeeping", .architecture, .dependenciesMacros, .runtime,
        .library("UniformTypeIdentifiers"),
      ]
    )
    .importingSwiftUI(),
    .app("DrawApp", of: "Draw", ["SketchPad", .architecture, .runtime]).importingSwiftUI(),
    .tests("DrawTests", of: "Draw", ["SketchPad", .architecture, .viewTesting]),

    // MARK: FactCounters, a list and a banner; and the same in the API of 2021
    .module("FactSource", of: "FactCounters", [.dependencies, .dependenciesMacros]),
    .module("FactCounters", of: "FactCounters", ["FactSource", .architecture]),
    .app("FactCountersApp", of: "FactCounters", ["FactCounters", .architecture, .runtime]),
    .tests("FactCountersTests", of: "FactCounters", ["FactSource", "FactCounters", .viewTesting]),
    .module("ClassicFactCounters", of: "ClassicFactCounters", [.classic]),
    .app(
      "ClassicFactCountersApp", of: "ClassicFactCounters",
      ["ClassicFactCounters", "FactSource", .classic, .runtime]),
    .tests(
      "ClassicFactCountersTests", of: "ClassicFactCounters",
      ["ClassicFactCounters", .classic, .viewTesting]),

    // MARK: Gallery, every control to look at
    .module(
      "Gallery", of: "Gallery",
      [.views, .library("Charts"), .library("PhotosUI"), .library("UniformTypeIdentifiers")]),
    .app("GalleryApp", of: "Gallery", ["Gallery", .runtime]),
    .tests("GalleryTests", of: "Gallery", ["Gallery", .viewTesting]),

    // MARK: Ledger, expenses in a database
    .module(
      "LedgerStorage", of: "Ledger",
      [
        .dependencies, .dependenciesMacros, .logging,
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .module(
      "Ledger", of: "Ledger",
      [
        "LedgerStorage", "SceneKeeping", .architecture, .runtime,
        .library("UniformTypeIdentifiers"),
      ]
    )
    .importingSwiftUI(),
    .app("LedgerApp", of: "Ledger", ["Ledger", .architecture, .runtime]).importingSwiftUI(),
    .tests(
      "LedgerTests", of: "Ledger",
      [
        "Ledger", "LedgerStorage", .architecture, .viewTesting,
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    // MARK: Noughts, a game after signing in, written in today's style and in the style of 2021
    .module("NoughtsRules", of: "Noughts", []),
    .module("NoughtsClients", of: "Noughts", ["NoughtsRules", .architecture, .logging]),
    .module("NoughtsViews", of: "Noughts", ["NoughtsClients", "NoughtsRules", .runtime])
      .importingSwiftUI(),
    .noughts("SignIn", [.architecture]),
    .noughts("CodeEntry", [.architecture]),
    .noughts("NewMatch", [.architecture]),
    .noughts("Board", [.architecture]),
    .noughts(
      "Noughts", ["Board", "CodeEntry", "NewMatch", "SceneKeeping", "SignIn", .architecture]),
    .noughts("ClassicSignIn", [.classic]),
    .noughts("ClassicCodeEntry", [.classic]),
    .noughts("ClassicNewMatch", [.classic]),
    .noughts("ClassicBoard", [.classic]),
    .noughts(
      "ClassicNoughts",
      [
        "ClassicBoard", "ClassicCodeEntry", "ClassicNewMatch", "ClassicSignIn", "SceneKeeping",
        .classic,
      ]),
    .app(
      "NoughtsApp", of: "Noughts",
      ["ClassicNoughts", "Noughts", "NoughtsViews", .architecture, .classic, .runtime]
    )
    .importingSwiftUI(),
    .tests(
      "NoughtsTests", of: "Noughts",
      [
        "Board", "ClassicBoard", "ClassicCodeEntry", "ClassicNoughts", "CodeEntry", "NewMatch",
        "Noughts", "NoughtsClients", "NoughtsRules", "NoughtsViews", "SignIn", .architecture,
        .classic, .viewTesting,
      ]),

    // MARK: Primes through the years, one app in the styles of four times
    .target(name: "PrimeArithmetic", path: "PrimeTime/Sources/Primes"),
    .module("PrimesModel", of: "PrimesThroughTheYears", [.logging]),
    .module(
      "PrimesViews", of: "PrimesThroughTheYears", ["PrimeArithmetic", "PrimesModel", .runtime]
    )
    .importingSwiftUI(),
    .module(
      "PrimesEffects", of: "PrimesThroughTheYears", [.episode90, .library("ConcurrencyExtras")]),
    .module(
      "Primes2019World", of: "PrimesThroughTheYears", ["PrimesEffects", "PrimesModel", .episode90]),
    .primes("Primes2019Check", [.episode90]),
    .primes("Primes2019Counter", ["Primes2019Check", "Primes2019World", .episode90]),
    .primes("Primes2019Favourites", ["Primes2019World", .episode90]),
    .primes("Primes2019Activity", [.episode90]),
    .primes(
      "Primes2019",
      [
        "Primes2019Activity", "Primes2019Counter", "Primes2019Favourites", "Primes2019World",
        .episode90,
      ]),
    .primes("Primes2020Check", [.episode99]),
    .primes("Primes2020Counter", ["Primes2020Check", .episode99]),
    .primes("Primes2020Favourites", [.episode99]),
    .primes("Primes2020Activity", [.episode99]),
    .primes(
      "Primes2020",
      [
        "Primes2020Activity", "Primes2020Counter", "Primes2020Favourites", "PrimesEffects",
        .episode99,
      ]),
    .primes("Primes2021Check", [.classic]),
    .primes("Primes2021Counter", ["Primes2021Check", .classic]),
    .primes("Primes2021Favourites", [.classic]),
    .primes("Primes2021Activity", [.classic]),
    .primes(
      "Primes2021",
      ["Primes2021Activity", "Primes2021Counter", "Primes2021Favourites", .classic]),
    .module(
      "PrimesTodayClients", of: "PrimesThroughTheYears", ["PrimesModel", .architecture]),
    .primes("PrimesTodayCheck", [.architecture]),
    .primes("PrimesTodayCounter", ["PrimesTodayCheck", "PrimesTodayClients", .architecture]),
    .primes("PrimesTodayFavourites", ["PrimesTodayClients", .architecture]),
    .primes("PrimesTodayActivity", [.architecture]),
    .primes(
      "PrimesToday",
      [
        "PrimesTodayActivity", "PrimesTodayClients", "PrimesTodayCounter",
        "PrimesTodayFavourites", .architecture,
      ]),
    .app(
      "PrimesThroughTheYearsApp", of: "PrimesThroughTheYears",
      ["Primes2019", "Primes2020", "Primes2021", "PrimesToday", "PrimesViews", .runtime]
    )
    .importingSwiftUI(),
    .target(
      name: "PrimesJourney", dependencies: ["PrimesModel", .viewTesting],
      path: "PrimesThroughTheYears/Tests/PrimesJourney"),
    .tests(
      "PrimesModelTests", of: "PrimesThroughTheYears",
      ["PrimeArithmetic", "PrimesModel", "PrimesViews", .viewTesting]),
    .tests(
      "Primes2019Tests", of: "PrimesThroughTheYears",
      [
        "Primes2019", "Primes2019Check", "Primes2019Counter", "Primes2019Favourites",
        "Primes2019World", "PrimesJourney", "PrimesModel", .episode90, .viewTesting,
      ]),
    .tests(
      "Primes2020Tests", of: "PrimesThroughTheYears",
      [
        "Primes2020", "Primes2020Check", "Primes2020Counter", "Primes2020Favourites",
        "PrimesJourney", "PrimesModel", .episode99, .viewTesting,
      ]),
    .tests(
      "Primes2021Tests", of: "PrimesThroughTheYears",
      [
        "Primes2021", "Primes2021Check", "Primes2021Counter", "Primes2021Favourites",
        "PrimesJourney", "PrimesModel", .classic, .viewTesting,
      ]),
    .tests(
      "PrimesTodayTests", of: "PrimesThroughTheYears",
      [
        "PrimesJourney", "PrimesModel", "PrimesToday", "PrimesTodayActivity", "PrimesTodayCheck",
        "PrimesTodayCounter", "PrimesTodayFavourites", .architecture, .viewTesting,
      ]),

    // MARK: Probe, screens that log which views are evaluated
    .module("ProbeInstrument", of: "Probe", [.runtime]).importingSwiftUI(),
    .module("Probe", of: "Probe", ["ProbeInstrument", .architecture, .runtime]).importingSwiftUI(),
    .module("ProbeClassic", of: "Probe", ["Probe", "ProbeInstrument", .classic, .runtime])
      .importingSwiftUI(),
    .app("ProbeApp", of: "Probe", ["Probe", "ProbeClassic", .runtime]).importingSwiftUI(),
    .tests(
      "ProbeTests", of: "Probe",
      [
        "Probe", "ProbeClassic", "ProbeInstrument", .architecture, .classic, .core,
        .viewTesting,
      ]),

    // MARK: Rounds, interval training
    .module("IntervalTraining", of: "Rounds", ["SceneKeeping", .architecture, .runtime])
      .importingSwiftUI(),
    .app("RoundsApp", of: "Rounds", ["IntervalTraining", .architecture, .runtime])
      .importingSwiftUI(),
    .tests("RoundsTests", of: "Rounds", ["IntervalTraining", .architecture, .viewTesting]),

    // MARK: Wizard, a booking over many screens
    .module("Wizard", of: "Wizard", ["SceneKeeping", .architecture, .runtime]).importingSwiftUI(),
    .app("WizardApp", of: "Wizard", ["Wizard", .architecture, .runtime]).importingSwiftUI(),
    .tests(
      "WizardTests", of: "Wizard",
      ["Wizard", .architecture, .library("DependenciesTestSupport"), .viewTesting]),

    // MARK: WordCount, a command-line tool
    .module("WordCounter", of: "WordCount", [.core, .issueReporting]),
    .app("WordCount", of: "WordCount", ["WordCounter", .core]),
    .tests("WordCounterTests", of: "WordCount", ["WordCounter", .core]),

    // MARK: Files that import SwiftUI and Combine
    .tests(
      "ImportTests", of: "Imports",
      [
        .architecture, .library("ComposableArchitectureCombine"), .runtime, .viewTesting,
      ]
    )
    .importingCombine(),
    .tests("PhotosUITests", of: "Imports", [.library("PhotosUI"), .viewTesting]),
    .tests("PortableFoundationTests", of: "Imports", [.library("PortableFoundation")]),
    .tests("FoundationTests", of: "Imports", [.library("PortableFoundation")])
      .importingFoundation(),
    .tests(
      "PortableLoggingTests", of: "Imports",
      [.library("PortableLogging"), .product(name: "Logging", package: "swift-log")]),
    .tests(
      "PortableSwiftUITests", of: "Imports",
      [.library("PortableSwiftUI"), .library("SwiftUINavigation"), .viewTesting]),
  ],
  swiftLanguageModes: [.v6]
)

let localized = [
  "BoardScreens", "IntervalTraining", "Ledger", "NoughtsViews", "PlaceAtlas", "Probe", "SketchPad",
  "Wizard",
]
for target in package.targets where localized.contains(target.name) {
  target.resources = [.process("Localizable.xcstrings")]
}
for target in package.targets where target.name == "PlaceAtlas" {
  target.resources?.append(.process("Resources"))
}

for target in package.targets where target.swiftSettings == nil {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    // As in the package around this one: tests find elements in its own views alone.
    .define("PortableViews", .when(platforms: [.android, .linux, .openbsd, .wasi, .windows])),
  ]
}
