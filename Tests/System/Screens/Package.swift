// swift-tools-version: 6.1

import PackageDescription

// Twenty screens, laid out by a browser and by ViewLayout. Scripts/measure/layouts compares both.

let package = Package(
  name: "screens",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "composable-everywhere", path: "../../.."),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .executableTarget(
      name: "Screens",
      dependencies: [
        .product(name: "ComposableUI", package: "composable-everywhere"),
        .product(name: "ViewGraph", package: "composable-everywhere"),
        .product(name: "ViewLayout", package: "composable-everywhere"),
        .product(name: "ViewTesting", package: "composable-everywhere"),
        .product(name: "WebRenderer", package: "composable-everywhere"),
        .product(name: "Logging", package: "swift-log"),
      ])
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
