import Foundation

/// A folder that is removed with its contents when the test is over.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(component: "SharingTests-\(UUID().uuidString)", directoryHint: .isDirectory)
    .resolvingSymlinksInPath()

  init() {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appending(path: name) }

  /// The names of the files in the folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func text(_ name: String) -> String? {
    try? String(contentsOf: file(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: file(name))
  }

  #if os(Linux) || os(macOS)
  /// Runs a script in the folder, in another process.
  func run(_ script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = url
    try process.run()
    process.waitUntilExit()
  }
  #endif
}
