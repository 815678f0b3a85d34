import Dependencies
import DependenciesMacros
import Foundation
import IdentifiedCollections
import PortableLogging

/// The file that keeps the board.
@DependencyClient
public struct BoardFile: Sendable {
  /// Reads the board; one with sample cards if nothing was saved yet.
  public var load: @Sendable () async -> Result<Board, BoardProblem> = { .success(.empty) }
  /// Replaces the file, unless the task is cancelled before it has its turn.
  public var save: @Sendable (_ board: Board) async -> BoardProblem? = { _ in nil }
}

extension DependencyValues {
  /// The file that keeps the board.
  public var boardFile: BoardFile {
    get { self[BoardFile.self] }
    set { self[BoardFile.self] = newValue }
  }
}

extension BoardFile: DependencyKey {
  public static let testValue = BoardFile()

  /// "board.json" in the folder `BOARD_DATA_DIR`, or in the user's data directory.
  public static let liveValue = BoardFile.json(
    at: location(environment: ProcessInfo.processInfo.environment))

  static func location(environment: [String: String]) -> URL {
    let folder: URL
    if let path = environment["BOARD_DATA_DIR"], !path.isEmpty {
      folder = URL(filePath: path, directoryHint: .isDirectory)
    } else {
      folder = URL.applicationSupportDirectory.appending(path: "Board", directoryHint: .isDirectory)
    }
    return folder.appending(path: "board.json", directoryHint: .notDirectory)
  }

  /// A file of JSON that is read once, and replaced as a whole.
  public static func json(at url: URL) -> Self {
    let file = JSONFile(url: url)
    return Self(
      load: { await file.load() },
      save: { board in await file.save(board) }
    )
  }
}

private actor JSONFile {
  private let log = Logger(subsystem: "com.example.board", category: "file")
  let url: URL

  init(url: URL) {
    self.url = url
  }

  func load() -> Result<Board, BoardProblem> {
    do {
      return .success(try JSONDecoder().decode(Board.self, from: Data(contentsOf: url)))
    } catch CocoaError.fileReadNoSuchFile {
      return .success(.samples)
    } catch {
      log.error("\(self.url.path, privacy: .public) is not a board: \(error, privacy: .public)")
      return .failure(.unreadable)
    }
  }

  func save(_ board: Board) -> BoardProblem? {
    // An older board must not replace a newer one: the task of the older one is cancelled first.
    guard !Task.isCancelled else { return nil }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      // Written beside the file and renamed, so that a crash leaves the old board or the new one.
      try encoder.encode(board).write(to: url, options: .atomic)
      return nil
    } catch {
      log.error(
        "The board was not saved to \(self.url.path, privacy: .public): \(error, privacy: .public)")
      return .unwritable
    }
  }
}
