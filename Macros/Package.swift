// swift-tools-version: 6.1

import PackageDescription

// The tests of what macros expand to. They are a package of their own because a test that imports a
// macro's target makes SwiftPM build everything that the package tests a second time, for the host.
//
// The macros belong to the package around this one: Sources has a link to them. Here they are an
// ordinary module, so that SwiftSyntax is built once.

extension Target.Dependency {
  static func syntax(_ name: String) -> Self { .product(name: name, package: "swift-syntax") }
}

let syntax: [Target.Dependency] = [
  .syntax("SwiftDiagnostics"), .syntax("SwiftSyntax"), .syntax("SwiftSyntaxBuilder"),
  .syntax("SwiftSyntaxMacros"),
]
let customDump: Target.Dependency = .product(name: "CustomDump", package: "swift-custom-dump")
let issueReporting: Target.Dependency = .product(
  name: "IssueReporting", package: "xctest-dynamic-overlay")
let issueReportingTestSupport: Target.Dependency = .product(
  name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay")

let package = Package(
  name: "macros",
  platforms: [.macOS(.v15)],
  products: [.library(name: "MacroTesting", targets: ["MacroTesting"])],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "ComposableMacros", dependencies: syntax,
      exclude: ["CompilerPlugin.swift", "Plugin.swift"]),

    .target(
      name: "MacroTesting",
      dependencies: syntax + [
        .syntax("SwiftIDEUtils"), .syntax("SwiftOperators"), .syntax("SwiftParser"),
        .syntax("SwiftParserDiagnostics"), .syntax("SwiftSyntaxMacroExpansion"), customDump,
        issueReporting,
      ]),
    .target(
      name: "MacroTestSupport",
      dependencies: syntax + [
        .syntax("SwiftSyntaxMacroExpansion"), .syntax("SwiftSyntaxMacrosGenericTestSupport"),
      ]),

    .testTarget(
      name: "ComposableMacrosTests",
      dependencies: [
        "ComposableMacros", "MacroTestSupport", .syntax("SwiftSyntaxMacroExpansion"),
        .syntax("SwiftSyntaxMacrosGenericTestSupport"),
      ]),
    .testTarget(
      name: "MacroTestingTests",
      dependencies: syntax + ["ComposableMacros", "MacroTesting", issueReportingTestSupport]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.define("Macros"), .enableUpcomingFeature("ExistentialAny")]
}
