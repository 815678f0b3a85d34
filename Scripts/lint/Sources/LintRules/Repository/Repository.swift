import Foundation
import Synchronization

/// The files that git knows or would know, each read at most once.
package final class Repository: Sendable {
  /// The paths of all files, relative to the repository, in order.
  package let files: [String]

  /// The folders that links lead to, by the paths of the links.
  let links: [String: String]

  private let contents: any Contents
  private let earlier: EarlierRuns?
  private let cache = Mutex(Cache())

  private struct Cache {
    var packages: Packages?
    var sources: [String: SourceFile] = [:]
  }

  /// Creates a repository of files that are read when a rule asks for them.
  ///
  /// - Parameter packages: The packages, or `nil` to have SwiftPM evaluate the manifests.
  init(
    files: [String], links: [String: String] = [:], contents: any Contents,
    earlier: EarlierRuns? = nil, packages: Packages? = nil
  ) {
    self.files = files.sorted()
    self.links = links
    self.contents = contents
    self.earlier = earlier
    cache.withLock { $0.packages = packages }
  }

  /// Keeps what was read for later runs.
  package func saveResults() { earlier?.save() }

  /// Returns the text of a file, or `nil` if there is none or it is no text.
  func text(of file: String) -> String? { contents.read(file) }

  /// Returns the lines of a file, without their ends; none if it is no text.
  func lines(of file: String) -> [Substring] {
    text(of: file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  /// Replaces the text of a file.
  func write(_ text: String, to file: String) throws {
    try contents.write(text, to: file)
    cache.withLock { $0.sources[file] = nil }
  }

  /// Returns the path without the links in it.
  func resolve(_ path: String) -> String {
    for (link, folder) in links where path == link || path.hasPrefix(link + "/") {
      return resolve(folder + path.dropFirst(link.count))
    }
    return path
  }
}

/// The place that the files of a repository are in.
protocol Contents: Sendable {
  func read(_ file: String) -> String?
  func write(_ text: String, to file: String) throws
  /// Has SwiftPM evaluate a manifest, and returns its JSON.
  func dump(manifest: String) throws -> Data
  /// Returns the path that a folder has in the repository, or `nil` if it is elsewhere.
  func relativePath(of path: String) -> String?
}

// MARK: - Swift files

extension Repository {
  /// Returns Swift files by their paths, after parsing those that are not known on all cores.
  func sources(_ paths: [String]) -> [String: SourceFile] {
    let missing = cache.withLock { cache in paths.filter { cache.sources[$0] == nil } }
    DispatchQueue.concurrentPerform(iterations: missing.count) { index in
      let path = missing[index]
      let text = text(of: path) ?? ""
      let parse = { SourceFile(text: text, isTest: Self.isTest(path)) }
      let source = earlier?.sources.value(of: path, text: text, read: parse) ?? parse()
      cache.withLock { $0.sources[path] = source }
    }
    let sources = cache.withLock { $0.sources }
    return paths.reduce(into: [:]) { $0[$1] = sources[$1] }
  }

  /// Returns whether a program has written a file.
  static func isGenerated(_ file: String) -> Bool {
    file.split(separator: "/").contains { ["Generated", "__Snapshots__"].contains($0) }
  }

  /// Returns whether a file is the source of a test.
  static func isTest(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
      && path.split(separator: "/").dropLast().contains("Tests")
  }
}

// MARK: - Packages

extension Repository {
  /// The packages of the repository.
  var packages: Packages {
    get throws {
      if let packages = cache.withLock({ $0.packages }) { return packages }
      let packages = Packages(try manifests())
      cache.withLock { $0.packages = packages }
      return packages
    }
  }

  /// Returns the manifests by their folders, after evaluating those that are not known.
  private func manifests() throws -> [String: Manifest] {
    let paths = files.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
    let results = Mutex<[String: Result<Manifest, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let path = paths[index]
      let text = text(of: path) ?? ""
      let evaluate = { try self.contents.dump(manifest: path) }
      let result = Result {
        let json = try earlier?.manifests.value(of: path, text: text, read: evaluate) ?? evaluate()
        return try Manifest(json: json, relativePath: contents.relativePath)
      }
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      results.withLock { $0[folder] = result }
    }
    return try results.withLock { $0 }.mapValues { try $0.get() }
  }

  /// Returns the Swift files of a target.
  func swiftFiles(of id: Packages.TargetID, in packages: Packages) -> [String] {
    guard let target = packages[id] else { return [] }
    let folder = resolve(packages.folder(of: id)) + "/"
    func isBelow(_ path: String, _ names: [String]) -> Bool {
      names.contains { path == folder + $0 || path.hasPrefix("\(folder)\($0)/") }
    }
    return files.filter { path in
      path.hasPrefix(folder) && path.hasSuffix(".swift") && !path.contains(".docc/")
        && !isBelow(path, target.exclude) && (target.sources.map { isBelow(path, $0) } ?? true)
    }
  }
}

// MARK: - Places

extension Repository {
  /// Returns the number of the first line of a file that contains a text, or 1.
  func line(of fragment: String, in file: String) -> Int {
    (lines(of: file).firstIndex { $0.contains(fragment) } ?? 0) + 1
  }

  /// Returns a finding about a target, at the line of the manifest that names it.
  func finding(at id: Packages.TargetID, _ message: String) -> Finding {
    let file = Packages.manifest(of: id.package)
    return Finding(file, line(of: "\"\(id.name)\"", in: file), message)
  }
}
