import Foundation
import Synchronization

/// The results of earlier runs of the same program, by the files that they were read from.
///
/// A debug build parses this repository in half a minute, and SwiftPM evaluates its manifests in
/// seconds; reading the results takes a fraction of a second. Files that are missing here, have
/// changed, or were read by another build are read again.
final class EarlierRuns: Sendable {
  let sources: KnownResults<SourceFile>
  /// The JSON of manifests.
  let manifests: KnownResults<Data>

  private let location: URL
  private let build: String

  private struct Saved: Codable {
    var build: String
    var sources: KnownResults<SourceFile>.Entries
    var manifests: KnownResults<Data>.Entries
  }

  /// Opens a file that programs keep results in.
  ///
  /// - Parameter build: A text that differs from build to build of the program.
  init(in location: URL, build: String) {
    self.location = location
    self.build = build
    let found = (try? Data(contentsOf: location)).flatMap {
      try? PropertyListDecoder().decode(Saved.self, from: $0)
    }
    let saved = found.flatMap { $0.build == build ? $0 : nil }
    sources = KnownResults(saved?.sources ?? [:])
    manifests = KnownResults(saved?.manifests ?? [:])
  }

  /// Writes the results for later runs.
  func save() {
    guard sources.isChanged || manifests.isChanged else { return }
    let saved = Saved(build: build, sources: sources.entries, manifests: manifests.entries)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // Without the file the next run is slow, and no worse.
    try? encoder.encode(saved).write(to: location, options: .atomic)
  }
}

/// The results of reading files, which count as long as the texts stay the same.
final class KnownResults<Value: Codable & Sendable>: Sendable {
  typealias Entries = [String: Entry]

  private let state: Mutex<(entries: Entries, isChanged: Bool)>

  struct Entry: Codable, Sendable {
    var hash: UInt64
    var value: Value
  }

  init(_ entries: Entries) {
    state = Mutex((entries, false))
  }

  var entries: Entries { state.withLock { $0.entries } }

  /// Whether a file has been read that was not known.
  var isChanged: Bool { state.withLock { $0.isChanged } }

  /// Returns the result of reading a file, which is read only if its text is new.
  func value(of path: String, text: String, read: () throws -> Value) rethrows -> Value {
    let hash = Self.hash(of: text)
    let known = state.withLock { $0.entries[path] }
    if let known, known.hash == hash { return known.value }
    let value = try read()
    state.withLock {
      $0.entries[path] = Entry(hash: hash, value: value)
      $0.isChanged = true
    }
    return value
  }

  /// A hash that is the same in every process (FNV-1a).
  private static func hash(of text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }
}
