// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Laps",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/OWNER/composable-everywhere", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "Laps",
      dependencies: [
        .product(name: "AppRuntime", package: "composable-everywhere"),
        .product(name: "ComposableArchitecture", package: "composable-everywhere"),
      ])
  ])
