// swift-tools-version: 6.1

import PackageDescription

// The rules that every file of the repository keeps. They are a package of their own so that nobody
// else resolves or builds them.

extension Target.Dependency {
  static func syntax(_ name: String) -> Self { .product(name: name, package: "swift-syntax") }
}

let package = Package(
  name: "lint",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "lint", targets: ["LintCommand"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "LintRules",
      dependencies: [
        .syntax("SwiftDiagnostics"), .syntax("SwiftIfConfig"), .syntax("SwiftParser"),
        .syntax("SwiftParserDiagnostics"), .syntax("SwiftSyntax"),
      ]),
    .executableTarget(
      name: "LintCommand",
      dependencies: [
        "LintRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "LintRulesTests", dependencies: ["LintRules"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
