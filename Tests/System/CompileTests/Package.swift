// swift-tools-version: 6.1

import PackageDescription

// Features in the style of applications, with their tests. They are a package of their own, as an
// application is, and so that the tests of the package around this one are built sooner.

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-everywhere")
}

let package = Package(
  name: "compile-tests",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros of the package around this one."),
  ],
  dependencies: [
    .package(
      name: "composable-everywhere", path: "../../..",
      traits: [.trait(name: "Standard", condition: .when(traits: ["Macros"]))]),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    .testTarget(
      name: "CompileTests",
      dependencies: [
        library("ComposableArchitecture"), library("ConcurrencyExtrasTestSupport"),
        library("DependenciesTestSupport"), library("ViewTesting"),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
      ],
      path: ".", exclude: ["Package.swift"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .define("Macros", .when(traits: ["Macros"])),
      ])
  ],
  swiftLanguageModes: [.v6])
