import Foundation

/// The parts of a package's manifest that rules ask about, as `swift package dump-package` has them.
struct Manifest: Decodable, Sendable {
  var name: String
  var dependencies: [PackageDependency]
  var products: [Product]
  var targets: [Target]
  var traits: [Trait]?

  struct Product: Decodable, Sendable {
    var name: String
    var targets: [String]
  }

  struct Trait: Decodable, Sendable {
    var name: String
    var enabledTraits: [String]
  }

  struct Target: Decodable, Sendable {
    var name: String
    var type: Kind
    var path: String?
    var exclude: [String] = []
    var sources: [String]?
    var dependencies: [Dependency] = []
    var settings: [Setting] = []

    enum Kind: String, Decodable, Sendable {
      case regular, executable, test, macro, plugin, system, binary, snippet
    }
  }

  /// A trait or a platform that something depends on.
  struct Condition: Decodable, Hashable, Sendable {
    var platformNames: [String]?
    var traits: [String]?
  }
}

extension Manifest {
  /// Decodes what SwiftPM has printed.
  ///
  /// - Parameter relativePath: Returns the path of a folder in the repository.
  init(json: Data, relativePath: (String) -> String?) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
    for index in dependencies.indices {
      dependencies[index].path = dependencies[index].path.flatMap(relativePath)
    }
  }
}

extension Manifest.Target {
  /// The folder of the sources, relative to the package.
  var folder: String {
    switch (path, type) {
    case (let path?, _): path
    case (nil, .test): "Tests/\(name)"
    case (nil, .plugin): "Plugins/\(name)"
    default: "Sources/\(name)"
    }
  }
}

extension Manifest.Condition? {
  func isMet(on platform: String, traits: Set<String>) -> Bool {
    guard let self else { return true }
    if let names = self.platformNames, !names.isEmpty, !names.contains(platform) { return false }
    if let names = self.traits, !names.isEmpty, traits.isDisjoint(with: names) { return false }
    return true
  }
}

// MARK: - Dependencies

extension Manifest {
  /// A dependency of a target on a target of the same package or on a product.
  struct Dependency: Decodable, Sendable {
    var name: String
    /// The package of a product; `nil` for a target, and for a name that may be either.
    var package: String?
    var condition: Condition?

    private enum Keys: String, CodingKey { case byName, target, product }

    init(_ name: String, package: String? = nil, condition: Condition? = nil) {
      self.name = name
      self.package = package
      self.condition = condition
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      if container.contains(.product) {
        // Name, package, module aliases, condition.
        var values = try container.nestedUnkeyedContainer(forKey: .product)
        let name = try values.decode(String.self)
        let package = try values.decodeIfPresent(String.self)
        _ = try values.decodeIfPresent([String: String].self)
        self.init(name, package: package, condition: try values.decodeIfPresent(Condition.self))
      } else {
        let key: Keys = container.contains(.target) ? .target : .byName
        var values = try container.nestedUnkeyedContainer(forKey: key)
        self.init(
          try values.decode(String.self), condition: try values.decodeIfPresent(Condition.self))
      }
    }
  }

  /// A dependency of a package on another package.
  struct PackageDependency: Decodable, Sendable {
    /// The name that targets call the other package by.
    var name: String
    /// The folder of a package on this machine.
    var path: String?
    var traits: [String]

    private enum Keys: String, CodingKey { case fileSystem, sourceControl, registry }

    private struct Details: Decodable {
      var identity: String
      var nameForTargetDependencyResolutionOnly: String?
      var path: String?
      var traits: [Name]?

      struct Name: Decodable { var name: String }
    }

    init(_ name: String, path: String? = nil, traits: [String] = ["default"]) {
      self.name = name
      self.path = path
      self.traits = traits
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      let key = container.allKeys.first ?? .sourceControl
      var values = try container.nestedUnkeyedContainer(forKey: key)
      let details = try values.decode(Details.self)
      self.init(
        details.nameForTargetDependencyResolutionOnly ?? details.identity, path: details.path,
        traits: details.traits?.map(\.name) ?? ["default"])
    }
  }
}

// MARK: - Settings

extension Manifest {
  /// A compiler setting that changes what an import or a condition means.
  struct Setting: Decodable, Sendable {
    var condition: Condition?
    /// The flag that `#if` may ask for.
    var define: String?
    /// The compiler's arguments.
    var flags: [String]

    private enum Keys: String, CodingKey { case condition, kind }
    private enum Kinds: String, CodingKey { case define, unsafeFlags }
    private struct Value<Wrapped: Decodable>: Decodable {
      var _0: Wrapped
    }

    init(define: String? = nil, flags: [String] = [], condition: Condition? = nil) {
      self.condition = condition
      self.define = define
      self.flags = flags
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      let kind = try container.nestedContainer(keyedBy: Kinds.self, forKey: .kind)
      self.init(
        define: try kind.decodeIfPresent(Value<String>.self, forKey: .define)?._0,
        flags: try kind.decodeIfPresent(Value<[String]>.self, forKey: .unsafeFlags)?._0 ?? [],
        condition: try container.decodeIfPresent(Condition.self, forKey: .condition))
    }
  }
}
