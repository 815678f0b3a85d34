// swift-tools-version: 6.1

import PackageDescription

// Checks that take minutes, or need a thread with a small stack, beside the tests of the package
// around this one. Operations come from the benchmarks: Sources has a link to them.

let package = Package(
  name: "soak",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "composable-everywhere", path: "../../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
  ],
  targets: [
    .target(
      name: "ComposableSoakOperations",
      dependencies: [
        "CasePaths", "ComposableCore", "ComposableUI", "IdentifiedCollections", "ViewGraph",
      ].map { .product(name: $0, package: "composable-everywhere") },
      path: "Sources/Operations"),
    .executableTarget(
      name: "ComposableSoak",
      dependencies: [
        "ComposableSoakOperations",
        .product(name: "ComposableCore", package: "composable-everywhere"),
        .product(name: "ComposableUI", package: "composable-everywhere"),
        .product(name: "WebRenderer", package: "composable-everywhere"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/Soak"),
    .testTarget(name: "SoakTests", dependencies: ["ComposableSoak"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
