// swift-tools-version: 6.1

import PackageDescription

// The tests of the renderers: of controls and modifiers, each used as a person would, of pages, and of the
// server. They are a package of their own so that whoever runs the tests of the package around this one
// does not build them.

func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "composable-everywhere")
}

func testTarget(
  _ name: String, dependencies: [Target.Dependency], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name,
    dependencies: dependencies + [library("ConcurrencyExtrasTestSupport")],
    path: name,
    resources: resources,
    swiftSettings: [
      .enableUpcomingFeature("ExistentialAny"),
      .define("Macros", .when(traits: ["Standard"])),
      .define("Web", .when(traits: ["Standard"])),
      .define("PortableViews", .when(platforms: [.android, .linux, .openbsd, .wasi, .windows])),
    ])
}

let package = Package(
  name: "renderer-tests",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10)],
  traits: [
    .default(enabledTraits: ["Standard"]),
    .trait(name: "Standard", description: "The trait of the package around this one."),
  ],
  dependencies: [
    .package(
      name: "composable-everywhere", path: "../..",
      traits: [.trait(name: "Standard", condition: .when(traits: ["Standard"]))]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    testTarget(
      "AppRuntimeTests",
      dependencies: [
        library("AppRuntime"), library("Dependencies"),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .web),
        .product(name: "Logging", package: "swift-log"),
      ]),
    testTarget(
      "ViewTestingTests",
      dependencies: [library("Clocks"), library("ConcurrencyExtras"), library("ViewTesting")],
      resources: [.process("Localizable.xcstrings")]),
    testTarget(
      "WebRendererTests",
      dependencies: [
        library("ComposableArchitecture"), library("HeadlessRenderer"),
        library("RendererTesting"), library("WebRenderer"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio", condition: .web),
        .product(name: "NIOCore", package: "swift-nio", condition: .web),
        .product(name: "NIOPosix", package: "swift-nio", condition: .web),
      ]),
  ],
  swiftLanguageModes: [.v6])

extension TargetDependencyCondition {
  static let web = when(traits: ["Standard"])
}
