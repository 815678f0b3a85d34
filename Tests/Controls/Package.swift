// swift-tools-version: 6.1

import PackageDescription

// The tests of controls and modifiers, each used as a person would. They are a package of their own so
// that whoever runs the tests of the package around this one does not build them.

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-everywhere")
}

let package = Package(
  name: "control-tests",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(name: "Macros", description: "The macros of the package around this one."),
  ],
  dependencies: [
    .package(
      name: "composable-everywhere", path: "../..",
      traits: [.trait(name: "Standard", condition: .when(traits: ["Macros"]))]),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    .testTarget(
      name: "ViewTestingTests",
      dependencies: [
        library("Clocks"), library("ConcurrencyExtrasTestSupport"), library("ViewTesting"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ],
      path: "ViewTestingTests",
      resources: [.process("Localizable.xcstrings")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .define("Macros", .when(traits: ["Macros"])),
        .define("PortableViews", .when(platforms: [.android, .linux, .openbsd, .wasi, .windows])),
      ])
  ],
  swiftLanguageModes: [.v6])
