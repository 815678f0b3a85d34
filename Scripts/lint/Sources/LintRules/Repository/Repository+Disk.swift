import Foundation

extension Repository {
  /// Opens the repository that a folder is in.
  ///
  /// - Parameter program: The running program. A file beside it keeps the results of its runs.
  package convenience init(around folder: URL, program: URL? = nil) throws {
    let top = try output(of: ["git", "rev-parse", "--show-toplevel"], in: folder)
    let root = URL(filePath: String(decoding: top, as: UTF8.self).trimmingCharacters(in: .newlines))
    let listed = try output(
      of: ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: root)
    var files: [String] = []
    var links: [String: String] = [:]
    for path in Set(listed.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) })) {
      let url = root.appending(path: path)
      var isFolder: ObjCBool = false
      // A file may have been deleted without git having been told.
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        links[path] = url.path(below: root)
      } else {
        files.append(path)
      }
    }
    self.init(
      files: files, links: links, contents: Disk(root: root),
      earlier: program.map(EarlierRuns.init))
  }
}

/// The files below a folder.
private struct Disk: Contents {
  let root: URL

  func read(_ file: String) -> String? {
    try? String(contentsOf: root.appending(path: file), encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try text.write(to: root.appending(path: file), atomically: true, encoding: .utf8)
  }

  func dump(manifest: String) throws -> Data {
    // A build may be under way; to read the manifest does not disturb it. With the variable it is the same
    // on every machine.
    let folder = root.appending(path: manifest).deletingLastPathComponent()
    let dump = ["swift", "package", "--ignore-lock", "dump-package"]
    return try output(of: ["env", "COMPOSABLE_SWIFT_SYNTAX=package"] + dump, in: folder)
  }

  func relativePath(of path: String) -> String? { URL(filePath: path).path(below: root) }
}

extension EarlierRuns {
  /// Opens the file beside a program.
  convenience init(of program: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: program.path)
    let date = attributes?[.modificationDate] as? Date
    self.init(
      in: program.deletingLastPathComponent().appending(path: "lint-results.plist"),
      build: "\(date?.timeIntervalSince1970 ?? 0)")
  }
}

extension URL {
  /// Returns the path relative to a folder above, or `nil` if the folder is not above.
  func path(below root: URL) -> String? {
    let components = resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let above = root.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    guard components.starts(with: above) else { return nil }
    return components.dropFirst(above.count).joined(separator: "/")
  }
}

/// Returns what a program prints, or throws if it fails.
private func output(of command: [String], in folder: URL) throws -> Data {
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = folder
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else { throw ProgramFailure(command: command) }
  return data
}

/// A program that the rules need has failed.
///
/// It has said why on standard error.
struct ProgramFailure: Error, CustomStringConvertible {
  var command: [String]

  var description: String { "'\(command.joined(separator: " "))' failed" }
}
