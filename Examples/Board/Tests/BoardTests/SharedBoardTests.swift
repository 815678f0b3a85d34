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
    await store.send(.visitorEntered(UUID(7), page: UUID(70)))
    await store.receive(\.loaded.success)
    store.assert {
      $0.board = Samples.board
      $0.visitors = [Visitor(id: UUID(7), number: 1, pages: [.init(id: UUID(70))])]
    }
    await store.send(.cardMoved(Samples.lamp.id, to: "done", before: nil)) {
      $0.board?.columns[id: "doing"]?.cards = []
      $0.board?.columns[id: "done"]?.cards = [Samples.lamp]
    }
    await store.receive(\.saved)
    #expect(saved.value == [store.state.board])
  }

  @Test("a visitor with several pages is one, until the last page has left")
  func pages() async {
    let store = TestStore(initialState: SharedBoard.State(board: Samples.board)) { SharedBoard() }
    await store.send(.visitorEntered(UUID(7), page: UUID(70))) {
      $0.visitors = [Visitor(id: UUID(7), number: 1, pages: [.init(id: UUID(70))])]
    }
    await store.send(.visitorRenamed("Ada", UUID(7))) { $0.visitors[id: UUID(7)]?.name = "Ada" }
    await store.send(.visitorEntered(UUID(8), page: UUID(80))) {
      $0.visitors.append(Visitor(id: UUID(8), number: 2, pages: [.init(id: UUID(80))]))
    }
    // A reload: the new page is there before the old one is given up.
    await store.send(.visitorEntered(UUID(7), page: UUID(71))) {
      $0.visitors[id: UUID(7)]?.pages.append(.init(id: UUID(71)))
    }
    await store.send(.visitorLeft(UUID(7), page: UUID(70))) {
      $0.visitors[id: UUID(7)]?.pages.remove(id: UUID(70))
    }
    await store.send(.visitorLeft(UUID(7), page: UUID(71))) { $0.visitors.remove(id: UUID(7)) }
    // The number is free again.
    await store.send(.visitorEntered(UUID(9), page: UUID(90))) {
      $0.visitors.append(Visitor(id: UUID(9), number: 1, pages: [.init(id: UUID(90))]))
    }
    await store.send(.visitorLeft(UUID(7), page: UUID(71)))
  }

  @Test("a card is open for as long as a page of the visitor has it open")
  func openCards() async {
    let visitor = Visitor(
      id: UUID(7), number: 1, pages: [.init(id: UUID(70)), .init(id: UUID(71))])
    var state = SharedBoard.State(board: Samples.board)
    state.visitors = [visitor]
    let store = TestStore(initialState: state) { SharedBoard() }
    await store.send(.visitorOpened(Samples.lamp.id, UUID(7), page: UUID(70))) {
      $0.visitors[id: UUID(7)]?.pages[id: UUID(70)]?.openCard = Samples.lamp.id
    }
    await store.send(.visitorOpened(nil, UUID(7), page: UUID(71)))
    #expect(store.state.visitors[id: UUID(7)]?.hasOpen(Samples.lamp.id) == true)
    await store.send(.visitorLeft(UUID(7), page: UUID(70))) {
      $0.visitors[id: UUID(7)]?.pages.remove(id: UUID(70))
    }
    #expect(store.state.visitors[id: UUID(7)]?.hasOpen(Samples.lamp.id) == false)
  }

  @Test("a board that cannot be read is not saved over")
  func damaged() async {
    let problem = BoardProblem.unreadable
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
    await store.send(.visitorEntered(UUID(7), page: UUID(70)))
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
