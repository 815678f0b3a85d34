// swift-tools-version: 6.1

import PackageDescription

// The renderer of Documentation/Guides/WritingARenderer.md, as somebody outside writes it: the package
// around this one is a dependency, of which it sees the public declarations alone.

let package = Package(
  name: "text-renderer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "composable-everywhere", path: "../../..")
  ],
  targets: [
    .target(
      name: "TextRenderer",
      dependencies: ["ComposableUI", "ViewGraph"].map {
        .product(name: $0, package: "composable-everywhere")
      }),
    .testTarget(
      name: "TextRendererTests",
      dependencies: [
        "TextRenderer", .product(name: "RendererTesting", package: "composable-everywhere"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
