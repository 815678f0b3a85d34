// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Windowsill",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/OWNER/composable-everywhere", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "Windowsill",
      dependencies: [
        .product(name: "AppRuntime", package: "composable-everywhere"),
        .product(name: "ComposableArchitecture", package: "composable-everywhere"),
      ]),
    .testTarget(
      name: "WindowsillTests",
      dependencies: [
        "Windowsill",
        .product(name: "ViewTesting", package: "composable-everywhere"),
      ]),
  ])
