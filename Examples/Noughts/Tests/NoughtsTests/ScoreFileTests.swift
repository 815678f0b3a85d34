import Foundation
import NoughtsClients
import NoughtsRules
import Testing

final class ScoreFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "NoughtsTests-\(UUID())", directoryHint: .isDirectory)
  private var url: URL { ScoreFile.location(environment: ["NOUGHTS_DATA_DIR": folder.path]) }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func players(_ crosses: String, _ noughts: String) throws -> Players {
    try #require(PlayerNames(crosses: crosses, noughts: noughts).players)
  }

  @Test("scores are kept for each pair, whichever mark the players have")
  func pairs() async throws {
    let file = ScoreFile(at: url)
    #expect(try await file.tally(of: players("Left", "Right")) == Tally())
    #expect(
      try await file.record(.win(.cross, [.row(1)]), of: players("Left", "Right"))
        == Tally(crosses: 1))
    #expect(
      try await file.record(.draw, of: players("right", "left"))
        == Tally(noughts: 1, draws: 1))
    #expect(try await file.record(.draw, of: players("Left", "Third")) == Tally(draws: 1))
    // Another process reads the same.
    #expect(
      try await ScoreFile(at: url).tally(of: players("Left", "Right"))
        == Tally(crosses: 1, draws: 1))
  }

  @Test("a file that has no scores is reported and kept")
  func unreadable() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: url)
    let file = ScoreFile(at: url)
    let players = try players("Left", "Right")
    let error = ScoreError.unreadable
    await #expect(throws: error) { try await file.tally(of: players) }
    await #expect(throws: error) { try await file.record(.draw, of: players) }
    #expect(try Data(contentsOf: url) == Data("{".utf8))
  }

  @Test("a folder that can't be created is reported")
  func unwritable() async throws {
    try Data().write(to: URL(filePath: folder.path, directoryHint: .notDirectory))
    let file = ScoreFile(at: url)
    let players = try players("Left", "Right")
    await #expect(throws: ScoreError.self) { try await file.record(.draw, of: players) }
  }
}
