import BoardService
import ComposableArchitecture
import Foundation
import Testing

@testable import BoardScreens

@MainActor
struct BoardFeatureTests {
  @Test("a page enters the board, follows it, and leaves it at its end")
  func visit() async {
    let sent = LockIsolated<[SharedBoard.Action]>([])
    let (states, continuation) = AsyncStream.makeStream(of: SharedBoard.State.self)
    let store = TestStore(initialState: BoardFeature.State()) {
      BoardFeature()
    } withDependencies: {
      $0.board.states = { states }
      $0.board.send = { action in sent.withValue { $0.append(action) } }
      $0.uuid = .incrementing
    }
    let task = await store.send(.task) { $0.visitorID = UUID(0) }
    continuation.yield(SharedBoard.State(board: Samples.board))
    await store.receive(\.boardChanged) {
      $0.isLoaded = true
      $0.columns = Samples.board.columns
    }
    await task.cancel()
    expectNoDifference(
      sent.value.map(String.init(describing:)),
      [
        "visitorEntered(\(UUID(0)))", "visitorLeft(\(UUID(0)))",
      ])
  }

  @Test("the form of a card tells when somebody removes the card")
  func removedByOthers() async {
    let store = TestStore(
      initialState: BoardFeature.State(following: SharedBoard.State(board: Samples.board))
    ) {
      BoardFeature()
    }
    await store.send(.cardTapped(Samples.lamp.id)) {
      $0.form = CardForm.State(card: Samples.lamp, column: "doing", isNew: false)
    }
    var board = Samples.board
    board.remove(Samples.lamp.id)
    await store.send(.boardChanged(SharedBoard.State(board: board))) {
      $0.columns = board.columns
      $0.form?.isGone = true
    }
  }

  @Test("a removal is asked for, and then done for everybody")
  func removal() async {
    let sent = LockIsolated<[String]>([])
    let store = TestStore(
      initialState: BoardFeature.State(following: SharedBoard.State(board: Samples.board))
    ) {
      BoardFeature()
    } withDependencies: {
      $0.board.send = { action in sent.withValue { $0.append("\(action)") } }
    }
    await store.send(.cardTapped(Samples.lamp.id)) {
      $0.form = CardForm.State(card: Samples.lamp, column: "doing", isNew: false)
    }
    await store.send(\.form.removeButtonTapped) { $0.form?.confirmation = .removal }
    await store.send(\.form.confirmation.removeConfirmed) { $0.form?.confirmation = nil }
    await store.receive(\.form.delegate.removed)
    await store.receive(\.form.dismiss) { $0.form = nil }
    await store.finish()
    #expect(sent.value == ["cardRemoved(\(Samples.lamp.id))"])
  }

  @Test("a card without a title is not saved")
  func untitled() async {
    let store = TestStore(
      initialState: CardForm.State(
        card: Card(id: UUID(9), title: " "), column: "planned", isNew: true)
    ) {
      CardForm()
    }
    await store.send(.saveButtonTapped)
  }
}
