import BoardService
import Foundation
import Testing

struct BoardTests {
  private func titles(_ board: Board) -> [[String]] {
    board.columns.map { $0.cards.map(\.title) }
  }

  @Test("a card is put before another one, or at the end of a column")
  func put() {
    var board = Samples.board
    board.put(Samples.lamp, into: "planned", before: Samples.sweep.id)
    #expect(titles(board) == [["Paint the door", "Mend the lamp", "Sweep the yard"], [], []])
    board.put(Samples.paint, into: "planned")
    #expect(titles(board) == [["Mend the lamp", "Sweep the yard", "Paint the door"], [], []])
    board.put(Samples.sweep, into: "done", before: Samples.lamp.id)
    #expect(titles(board) == [["Mend the lamp", "Paint the door"], [], ["Sweep the yard"]])
  }

  @Test("a card dropped on itself or on an unknown column stays where it is")
  func putNowhere() {
    var board = Samples.board
    board.put(Samples.paint, into: "planned", before: Samples.paint.id)
    board.put(Samples.paint, into: "elsewhere")
    #expect(board == Samples.board)
  }

  @Test("a board is the same after it was written to a file and read")
  func file() async throws {
    let folder = URL.temporaryDirectory.appending(path: "board-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "board.json")
    let file = BoardFile.json(at: url)
    #expect(await file.load() == .success(.samples))
    #expect(await file.save(Samples.board) == nil)
    #expect(await file.load() == .success(Samples.board))
    try Data("[1, 2".utf8).write(to: url)
    #expect(await file.load() == .failure(.unreadable))
  }

  @Test("a board that cannot be written is a problem, and one that is cancelled is not written")
  func unwritten() async throws {
    let blocked = URL.temporaryDirectory.appending(path: "blocked-\(UUID())")
    defer { try? FileManager.default.removeItem(at: blocked) }
    try Data().write(to: blocked)
    let url = blocked.appending(path: "board.json")
    let file = BoardFile.json(at: url)
    #expect(await file.save(Samples.board) == .unwritable)
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await file.save(Samples.board)
    }
    #expect(await cancelled.value == nil)
  }
}
