// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "composable-everywhere", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "CasePaths", package: "composable-everywhere"),
        .product(name: "ComposableCore", package: "composable-everywhere"),
        .product(name: "ComposableUI", package: "composable-everywhere"),
        .product(name: "IdentifiedCollections", package: "composable-everywhere"),
        .product(name: "ViewGraph", package: "composable-everywhere"),
      ],
      path: "Sources", exclude: ["AllocationCounter"],
      // The package around this one counts the instructions of the operations too.
      sources: ["Benchmarks", "Operations"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .regular || target.name != "AllocationCounter" {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
