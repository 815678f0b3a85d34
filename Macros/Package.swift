// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// The tests of what macros expand to. They are a package of their own because a test that imports a
// macro's target makes SwiftPM build everything that the package tests a second time, for the host.
//
// The macros themselves are those of the package around this one: Sources has links to them.

extension Target.Dependency {
  static func syntax(_ name: String) -> Self { .product(name: name, package: "swift-syntax") }
}

let syntax: [Target.Dependency] = [
  .syntax("SwiftDiagnostics"), .syntax("SwiftSyntax"), .syntax("SwiftSyntaxBuilder"),
  .syntax("SwiftSyntaxMacros"),
]
let plugin = syntax + [.syntax("SwiftCompilerPlugin"), "MacroSupport"]
let expansion: [Target.Dependency] = [
  "MacroTestSupport", .syntax("SwiftSyntaxMacrosGenericTestSupport"),
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
    .target(name: "MacroSupport", dependencies: syntax),
    .macro(name: "CasePathsMacros", dependencies: plugin),
    .macro(name: "ComposableCoreMacros", dependencies: plugin),
    .macro(name: "DependenciesMacrosPlugin", dependencies: plugin),
    .macro(name: "PerceptionMacros", dependencies: plugin),
    .macro(name: "SwiftNavigationMacros", dependencies: plugin),

    .target(
      name: "MacroTesting",
      dependencies: syntax + [
        .syntax("SwiftIDEUtils"), .syntax("SwiftOperators"), .syntax("SwiftParser"),
        .syntax("SwiftParserDiagnostics"), .syntax("SwiftSyntaxMacroExpansion"), customDump,
        issueReporting,
      ]),
    .target(
      name: "MacroTestSupport",
      dependencies: syntax + [.syntax("SwiftSyntaxMacrosGenericTestSupport")]),

    .testTarget(
      name: "MacroTestingTests",
      dependencies: syntax + ["CasePathsMacros", "MacroTesting", issueReportingTestSupport]),
    .testTarget(name: "CasePathsMacrosTests", dependencies: expansion + ["CasePathsMacros"]),
    .testTarget(
      name: "ComposableCoreMacrosTests", dependencies: expansion + ["ComposableCoreMacros"]),
    .testTarget(
      name: "DependenciesMacrosPluginTests", dependencies: expansion + ["DependenciesMacrosPlugin"]),
    .testTarget(name: "PerceptionMacrosTests", dependencies: expansion + ["PerceptionMacros"]),
    .testTarget(
      name: "SwiftNavigationMacrosTests", dependencies: expansion + ["SwiftNavigationMacros"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
