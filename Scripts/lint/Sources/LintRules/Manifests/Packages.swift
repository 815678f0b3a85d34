/// The packages of the repository, and what their targets depend on.
struct Packages: Sendable {
  /// The manifests, by the folders of the packages.
  ///
  /// The folder of the root package is empty.
  let manifests: [String: Manifest]
  private let targetsByID: [TargetID: Manifest.Target]
  /// The conditions on dependencies, each once, by the folders of the packages.
  private let conditions: [String: [Manifest.Condition]]

  init(_ manifests: [String: Manifest]) {
    self.manifests = manifests
    targetsByID = manifests.reduce(into: [:]) { targets, package in
      for target in package.value.targets {
        targets[TargetID(package: package.key, name: target.name)] = target
      }
    }
    conditions = manifests.mapValues { manifest in
      Array(Set(manifest.targets.flatMap(\.dependencies).compactMap(\.condition)))
    }
  }

  /// A target of one of the packages.
  struct TargetID: Hashable, Sendable {
    var package: String
    var name: String
  }

  /// A product of a package that is not in the repository.
  struct ProductID: Hashable, Sendable {
    var name: String
    var package: String?
  }

  /// Everything that a target depends on, directly or not.
  struct Closure: Equatable, Sendable {
    var targets: Set<TargetID> = []
    var products: Set<ProductID> = []

    /// The modules that may be imported.
    ///
    /// Products of other packages have the names of their modules.
    var modules: Set<String> { Set(targets.map(\.name)).union(products.map(\.name)) }
  }

  /// All targets in the order of their packages' folders.
  var targets: [(id: TargetID, target: Manifest.Target)] {
    manifests.sorted { $0.key < $1.key }.flatMap { folder, manifest in
      manifest.targets.map { (TargetID(package: folder, name: $0.name), $0) }
    }
  }

  subscript(id: TargetID) -> Manifest.Target? { targetsByID[id] }

  /// Returns the path of a package's manifest.
  static func manifest(of package: String) -> String {
    package.isEmpty ? "Package.swift" : "\(package)/Package.swift"
  }

  /// Returns the folder of a target's sources, relative to the repository.
  func folder(of id: TargetID) -> String {
    let folder = self[id]?.folder ?? ""
    return id.package.isEmpty ? folder : "\(id.package)/\(folder)"
  }

  /// Returns the names of a package's traits.
  func traits(of package: String) -> Set<String> {
    Set((manifests[package]?.traits ?? []).map(\.name)).subtracting(["default"])
  }

  /// Returns the traits that are on if a package is asked for some of them, such as "default".
  func enabledTraits(_ names: [String], of package: String) -> Set<String> {
    var enabled: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard enabled.insert(name).inserted else { continue }
      pending += manifests[package]?.traits?.first { $0.name == name }?.enabledTraits ?? []
    }
    return enabled.subtracting(["default"])
  }

  /// Returns the flags that `#if` finds in a target: the traits of its package, and the flags that
  /// its settings define.
  func flags(of id: TargetID, on platform: Platform, traits: Set<String>) -> Set<String> {
    let settings = (self[id]?.settings ?? []).filter {
      $0.condition.isMet(on: platform.manifestName, traits: traits)
    }
    return traits.union(settings.compactMap(\.define))
  }

  /// Returns which conditions on dependencies are met.
  ///
  /// Closures of a target are equal if these are.
  func metConditions(of package: String, on platform: Platform, traits: Set<String>) -> [Bool] {
    conditions.flatMap { folder, conditions in
      conditions.map { condition in
        var condition: Manifest.Condition? = condition
        // The traits of another package are always those that this one asks for.
        if folder != package { condition?.traits = nil }
        return condition.isMet(on: platform.manifestName, traits: traits)
      }
    }
  }

  /// Returns everything that a target depends on, on a platform and with traits of its package.
  func closure(of target: TargetID, on platform: Platform, traits: Set<String>) -> Closure {
    var closure = Closure()
    var pending = [(target, traits)]
    while let (id, traits) = pending.popLast() {
      for dependency in self[id]?.dependencies ?? []
      where dependency.condition.isMet(on: platform.manifestName, traits: traits) {
        let sibling = TargetID(package: id.package, name: dependency.name)
        if dependency.package == nil, self[sibling] != nil {
          if closure.targets.insert(sibling).inserted { pending.append((sibling, traits)) }
        } else if let (folder, product, traits) = localProduct(dependency, of: id.package) {
          for name in product.targets {
            let next = TargetID(package: folder, name: name)
            if closure.targets.insert(next).inserted { pending.append((next, traits)) }
          }
        } else {
          closure.products.insert(ProductID(name: dependency.name, package: dependency.package))
        }
      }
    }
    return closure
  }

  /// Returns the product that a dependency names, if a package of the repository has it.
  private func localProduct(
    _ dependency: Manifest.Dependency, of package: String
  ) -> (folder: String, product: Manifest.Product, traits: Set<String>)? {
    for other in manifests[package]?.dependencies ?? [] {
      guard let folder = other.path, dependency.package == nil || dependency.package == other.name,
        let product = manifests[folder]?.products.first(where: { $0.name == dependency.name })
      else { continue }
      return (folder, product, enabledTraits(other.traits, of: folder))
    }
    return nil
  }
}
