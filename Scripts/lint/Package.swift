// swift-tools-version: 6.1

import Foundation
import PackageDescription

// The rules that every file of the repository keeps. They are a package of their own so that nobody
// else resolves or builds them.

let package = Package(
  name: "lint",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "lint", targets: ["LintCommand"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "LintRules"),
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

// The toolchain's own SwiftSyntax is optimized, and nobody has to compile it.
if let syntax = toolchainSyntax() {
  for target in package.targets {
    target.swiftSettings? += [.unsafeFlags(["-I", syntax])]
    target.linkerSettings = [.unsafeFlags(["-L", syntax, "-Xlinker", "-rpath=\(syntax)"])]
  }
} else {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
  package.targets[0].dependencies = [
    "SwiftDiagnostics", "SwiftIfConfig", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax",
  ].map { .product(name: $0, package: "swift-syntax") }
}

/// The folder of this toolchain's own SwiftSyntax, for the versions of Swift whose SwiftSyntax has been tried.
func toolchainSyntax() -> String? {
  #if canImport(Glibc) && compiler(>=6.3) && compiler(<6.4)
  // SwiftPM reads the manifest, and is in the toolchain's folder of programs.
  guard Context.environment["COMPOSABLE_SWIFT_SYNTAX"] != "package",
    let program = realpath("/proc/\(getppid())/exe", nil)
  else { return nil }
  let folder = String(cString: program).replacing(/bin\/[^\/]*$/, with: "lib/swift/host")
  if access("\(folder)/SwiftSyntax.swiftmodule", R_OK) == 0 { return folder }
  #endif
  return nil
}
