// swift-tools-version: 6.1

import PackageDescription

// The tests of the modules of earlier eras. They are a package of their own so that whoever runs the
// tests of the package around this one does not build them.

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-everywhere")
}

func testTarget(testing module: String, name: String? = nil) -> Target {
  let name = name ?? "\(module)Tests"
  return .testTarget(
    name: name,
    dependencies: [
      library(module), library("ConcurrencyExtras"), library("ConcurrencyExtrasTestSupport"),
      library("ComposableArchitecture"), library("ComposableViews"), library("ViewTesting"),
      .product(name: "CustomDump", package: "swift-custom-dump"),
    ],
    path: name,
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"), .define("Macros", .when(traits: ["Macros"])),
    ])
}

let package = Package(
  name: "classic-tests",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros of the package around this one."),
  ],
  dependencies: [
    .package(
      name: "composable-everywhere", path: "../..",
      traits: [.trait(name: "Standard", condition: .when(traits: ["Macros"]))]),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ],
  targets: [
    testTarget(testing: "CombineSchedulers"),
    testTarget(testing: "PortableCombine"),
    testTarget(testing: "ComposableArchitectureCombine"),
    testTarget(testing: "ComposableArchitectureClassic"),
    testTarget(
      testing: "ComposableArchitectureEpisode99", name: "ComposableArchitectureEpisodesTests"),
  ],
  swiftLanguageModes: [.v6])

// The language of the time, in which a global reducer or environment needs no annotation.
package.targets.last?.swiftSettings?.append(.swiftLanguageMode(.v5))
