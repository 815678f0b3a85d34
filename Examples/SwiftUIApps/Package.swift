// swift-tools-version: 6.1

import PackageDescription

/// Files that say `import SwiftUI` compile where there is no SwiftUI if that means AppRuntime.
let swiftUI: [SwiftSetting] = [
  .unsafeFlags(["-module-alias", "SwiftUI=AppRuntime"], .when(platforms: [.linux]))
]

/// And files that say `import Combine` do if that means the publishers of this project.
let combine: [SwiftSetting] = [
  .unsafeFlags(
    ["-module-alias", "Combine=ComposableArchitectureCombine"], .when(platforms: [.linux]))
]

let dependencies: [Target.Dependency] = [
  .product(
    name: "AppRuntime", package: "composable-everywhere", condition: .when(platforms: [.linux])),
  .product(name: "ComposableArchitecture", package: "composable-everywhere"),
]

let package = Package(
  name: "swiftui-apps",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "composable-everywhere", path: "../..")],
  targets: [
    .executableTarget(name: "Todos", dependencies: dependencies, swiftSettings: swiftUI),
    .executableTarget(name: "CitySearch", dependencies: dependencies, swiftSettings: swiftUI),
    .executableTarget(name: "Animals", dependencies: dependencies, swiftSettings: swiftUI),
    .executableTarget(name: "Dictation", dependencies: dependencies, swiftSettings: swiftUI),
    .executableTarget(name: "Meetings", dependencies: dependencies, swiftSettings: swiftUI),
    .executableTarget(
      name: "Radio",
      dependencies: dependencies + [
        .product(name: "ComposableArchitectureCombine", package: "composable-everywhere")
      ], swiftSettings: swiftUI + combine),
    .executableTarget(name: "VoiceNotes", dependencies: dependencies, swiftSettings: swiftUI),
  ]
)
