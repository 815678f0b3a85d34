import Foundation
import Synchronization

@testable import LintRules

/// Files in memory.
final class MemoryContents: Contents {
  private let files: Mutex<[String: String]>
  private let reads = Mutex<[String]>([])

  init(_ files: [String: String]) { self.files = Mutex(files) }

  /// The manifests that were evaluated, in order.
  var evaluatedManifests: [String] { reads.withLock { $0.sorted() } }

  func read(_ file: String) -> String? { files.withLock { $0[file] } }
  func write(_ text: String, to file: String) { files.withLock { $0[file] = text } }
  func relativePath(of path: String) -> String? {
    path.hasPrefix("/repository/") ? String(path.dropFirst("/repository/".count)) : nil
  }

  /// Returns the text of a manifest, which is JSON here.
  func dump(manifest: String) -> Data {
    reads.withLock { $0.append(manifest) }
    return Data((read(manifest) ?? "").utf8)
  }
}

extension Repository {
  /// Creates a repository of files in memory, by their paths.
  convenience init(
    _ files: [String: String], links: [String: String] = [:],
    packages: [String: Manifest] = ["": Manifest()]
  ) {
    self.init(
      files: Array(files.keys), links: links, contents: MemoryContents(files),
      packages: Packages(packages))
  }
}

// MARK: - Packages

extension Manifest {
  init(
    named name: String = "root", dependencies: [PackageDependency] = [], products: [Product] = [],
    traits: [String] = [], _ targets: [Target] = []
  ) {
    self.init(
      name: name, dependencies: dependencies, products: products, targets: targets,
      traits: traits.map { Trait(name: $0, enabledTraits: []) })
  }
}

extension Manifest.Target {
  /// Creates a library's target in a folder of `Sources`, or of `Tests` if it is one of tests.
  init(
    _ name: String, _ dependencies: [Manifest.Dependency] = [], type: Kind = .regular,
    path: String? = nil, settings: [Manifest.Setting] = []
  ) {
    self.init(
      name: name, type: type, path: path, dependencies: dependencies, settings: settings)
  }
}

extension Manifest.Dependency: ExpressibleByStringLiteral {
  /// Creates a dependency on a target of the same package.
  public init(stringLiteral name: String) { self.init(name) }

  static func when(_ traits: String..., target: String) -> Self {
    Self(target, condition: Manifest.Condition(traits: traits))
  }

  static func when(_ traits: String..., product: String, package: String) -> Self {
    Self(product, package: package, condition: Manifest.Condition(traits: traits))
  }
}

extension Manifest.Setting {
  static func define(_ name: String, traits: String...) -> Self {
    Self(define: name, condition: Manifest.Condition(traits: traits))
  }
}
