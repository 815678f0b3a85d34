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
      $0.uuid = .constant(UUID(1))
    }
    let task = await store.send(.task(UUID(0))) {
      $0.visitorID = UUID(0)
      $0.pageID = UUID(1)
    }
    continuation.yield(SharedBoard.State(board: Samples.board))
    await store.receive(\.boardChanged) {
      $0.isLoaded = true
      $0.columns = Samples.board.columns
    }
    await task.cancel()
    expectNoDifference(
      sent.value.map(String.init(describing:)),
      [
        "visitorEntered(\(UUID(0)), page: \(UUID(1)))",
        "visitorOpened(nil, \(UUID(0)), page: \(UUID(1)))",
        "visitorLeft(\(UUID(0)), page: \(UUID(1)))",
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

  @Test("a reload keeps the form that has changes, a tab the name, and others learn both")
  func restoring() async throws {
    var form = CardForm.State(card: Samples.lamp, column: "doing", isNew: false)
    form.card.title = "Mend both lamps"
    var page = BoardFeature.State(following: SharedBoard.State(board: Samples.board))
    #expect(page.keptForm == nil)
    page.form = form
    let kept = try JSONDecoder().decode(
      CardForm.Kept.self, from: JSONEncoder().encode(#require(page.keptForm)))

    let sent = LockIsolated<[String]>([])
    let store = TestStore(initialState: BoardFeature.State()) {
      BoardFeature()
    } withDependencies: {
      $0.board.send = { action in sent.withValue { $0.append("\(action)") } }
      $0.board.states = { .finished }
      $0.uuid = .constant(UUID(70))
    }
    await store.send(.nameChanged("Ada")) { $0.$name.withLock { $0 = "Ada" } }
    await store.send(.restored(kept)) { $0.form = form }
    await store.send(.task(UUID(7))) { ($0.visitorID, $0.pageID) = (UUID(7), UUID(70)) }
    await store.finish()
    #expect(
      sent.value == [
        "visitorEntered(\(UUID(7)), page: \(UUID(70)))",
        "visitorRenamed(\"Ada\", \(UUID(7)))",
        "visitorOpened(Optional(\(Samples.lamp.id)), \(UUID(7)), page: \(UUID(70)))",
        "visitorLeft(\(UUID(7)), page: \(UUID(70)))",
      ])
  }

  @Test("closing a form asks before it discards what was typed")
  func closing() async {
    let isDismissed = LockIsolated(false)
    let store = TestStore(
      initialState: CardForm.State(card: Samples.lamp, column: "doing", isNew: false)
    ) {
      CardForm()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    var card = Samples.lamp
    card.notes = "Both"
    await store.send(\.binding.card, card) { $0.card = card }
    await store.send(.cancelButtonTapped) { $0.confirmation = .discarding }
    #expect(!isDismissed.value)
    await store.send(\.confirmation.discardConfirmed) { $0.confirmation = nil }
    await store.finish()
    #expect(isDismissed.value)
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
