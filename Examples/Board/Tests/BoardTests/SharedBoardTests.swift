import BoardService
import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct SharedBoardTests {
  @Test("the first visitor loads the board, and a card that is moved is saved")
  func moving() async {
    let saved = LockIsolated<[Board]>([])
    let store = TestStore(initialState: SharedBoard.State()) {
      SharedBoard()
    } withDependencies: {
      $0.boardFile.load = { .success(Samples.board) }
      $0.boardFile.save = { board in
        saved.withValue { $0.append(board) }
        return nil
      }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.visitorEntered(UUID(7)))
    await store.receive(\.loaded.success)
    store.assert {
      $0.board = Samples.board
      $0.visitors = [Visitor(id: UUID(7), number: 1)]
    }
    await store.send(.cardMoved(Samples.lamp.id, to: "done", before: nil)) {
      $0.board?.columns[id: "doing"]?.cards = []
      $0.board?.columns[id: "done"]?.cards = [Samples.lamp]
    }
    await store.receive(\.saved)
    #expect(saved.value == [store.state.board])
  }

  @Test("a board that cannot be read is not saved over")
  func damaged() async {
    let problem = BoardProblem.unreadable(path: "/board.json")
    let store = TestStore(initialState: SharedBoard.State()) {
      SharedBoard()
    } withDependencies: {
      $0.boardFile.load = { .failure(problem) }
      $0.boardFile.save = { _ in
        Issue.record("The file was written")
        return nil
      }
    }
    store.exhaustivity = .off(showSkippedAssertions: false)
    await store.send(.visitorEntered(UUID(7)))
    await store.receive(\.loaded.failure) { $0.problem = problem }
    await store.send(.cardSaved(Samples.lamp, "planned"))
    #expect(store.state.board == nil)
  }

  @Test("a card that somebody removed is put back by saving it")
  func removedMeanwhile() async {
    let store = TestStore(initialState: SharedBoard.State(board: Samples.board)) {
      SharedBoard()
    } withDependencies: {
      $0.boardFile.save = { _ in nil }
    }
    await store.send(.cardRemoved(Samples.lamp.id)) {
      $0.board?.columns[id: "doing"]?.cards = []
    }
    await store.receive(\.saved)
    await store.send(.cardSaved(Samples.lamp, "doing")) { $0.board = Samples.board }
    await store.receive(\.saved)
  }
}
