import Foundation
import NoughtsRules
import PortableLogging

/// A file of scores as JSON, which is read before each change and replaced as a whole.
public actor ScoreFile {
  /// The games of two players, by name.
  fileprivate struct Entry: Codable {
    var first: String
    var second: String
    var firstWins: Int
    var secondWins: Int
    var draws: Int
  }

  private let log = Logger(subsystem: "com.example.noughts", category: "scores")
  private let url: URL

  /// Creates the file of a location; nothing is written until a game is recorded.
  public init(at url: URL) {
    self.url = url
  }

  /// The file in the folder that the environment names, or in the user's data directory.
  public static func location(environment: [String: String]) -> URL {
    let folder: URL
    if let path = environment["NOUGHTS_DATA_DIR"], !path.isEmpty {
      folder = URL(filePath: path, directoryHint: .isDirectory)
    } else {
      folder = URL.applicationSupportDirectory.appending(
        path: "Noughts", directoryHint: .isDirectory)
    }
    return folder.appending(path: "scores.json", directoryHint: .notDirectory)
  }

  /// The games of two players, whichever of them plays crosses.
  public func tally(of players: Players) throws -> Tally {
    let entries = try read()
    return entries.lazy.compactMap { $0.tally(of: players) }.first ?? Tally()
  }

  /// Counts a game, and returns the games of its players.
  public func record(_ outcome: Outcome, of players: Players) throws -> Tally {
    var entries = try read()
    let index = entries.firstIndex { $0.tally(of: players) != nil }
    var tally = index.flatMap { entries[$0].tally(of: players) } ?? Tally()
    tally.add(outcome)
    let entry = Entry(players, tally)
    if let index { entries[index] = entry } else { entries.append(entry) }
    try write(entries)
    return tally
  }

  private func read() throws -> [Entry] {
    do {
      return try JSONDecoder().decode([Entry].self, from: Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      log.error("\(self.url.path, privacy: .public) has no scores: \(error, privacy: .public)")
      throw ScoreError.unreadable
    }
  }

  private func write(_ entries: [Entry]) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      // Written beside the file and renamed, so that a crash leaves the old scores or the new ones.
      try encoder.encode(entries).write(to: url, options: .atomic)
    } catch {
      log.error(
        "The score was not saved to \(self.url.path, privacy: .public): \(error, privacy: .public)")
      throw ScoreError.unwritable
    }
  }
}

extension ScoreFile.Entry {
  fileprivate init(_ players: Players, _ tally: Tally) {
    self.init(
      first: players.crosses, second: players.noughts,
      firstWins: tally.crosses, secondWins: tally.noughts, draws: tally.draws)
  }

  /// The games from the side of crosses, if two players play them.
  fileprivate func tally(of players: Players) -> Tally? {
    let names = [first.lowercased(), second.lowercased()]
    let crosses = players.crosses.lowercased()
    let noughts = players.noughts.lowercased()
    if names == [crosses, noughts] {
      return Tally(crosses: firstWins, noughts: secondWins, draws: draws)
    }
    if names == [noughts, crosses] {
      return Tally(crosses: secondWins, noughts: firstWins, draws: draws)
    }
    return nil
  }
}
