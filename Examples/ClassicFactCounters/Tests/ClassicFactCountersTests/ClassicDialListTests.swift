import ClassicFactCounters
import ComposableArchitectureClassic
import Foundation
import Testing
import ViewTesting

/// Numbers and a footnote, in the API of 2021.
@MainActor
struct ClassicDialListTests {
  private let first = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
  private let second = UUID(uuidString: "00000000-0000-0000-0000-000000000002")!

  private func environment(
    sentence: @escaping (Int) -> Effect<String, NothingFound>
  ) -> DialListEnvironment {
    DialListEnvironment(mainQueue: .immediate, sentence: sentence, uuid: { [first] in first })
  }

  @Test("a dial is added, turned, looked up and removed; its footnote stays")
  func visit() {
    let store = TestStore(
      initialState: DialListState(), reducer: dialListReducer,
      environment: environment { Effect(value: "\($0) was looked up.") })
    store.send(.newNumberTapped) { $0.dials = [DialState(id: first)] }
    store.send(.dial(id: first, action: .turned(by: 12))) { $0.dials[id: first]?.number = 12 }
    store.send(.dial(id: first, action: .turned(by: 1_000_000))) {
      $0.dials[id: first]?.number = 999_999
    }
    store.send(.dial(id: first, action: .lookUpTapped)) {
      $0.footnote = FootnoteState(number: 999_999)
    }
    store.receive(.footnote(.opened))
    store.receive(.footnote(.found(.success("999999 was looked up.")))) {
      $0.footnote?.isSearching = false
      $0.footnote?.sentence = "999999 was looked up."
    }
    store.send(.dial(id: first, action: .removeTapped)) { $0.dials = [] }
    store.send(.footnote(.closeTapped)) { $0.footnote = nil }
  }

  @Test("a fact found after its search was replaced or closed is dropped")
  func tooLate() {
    let searches = [1: PassthroughSubject<String, NothingFound>(), 2: PassthroughSubject()]
    let store = TestStore(
      initialState: DialListState(
        dials: [DialState(id: first, number: 1), DialState(id: second, number: 2)]),
      reducer: dialListReducer, environment: environment { searches[$0]!.eraseToEffect() })
    store.send(.dial(id: first, action: .lookUpTapped)) { $0.footnote = FootnoteState(number: 1) }
    store.receive(.footnote(.opened))
    store.send(.dial(id: second, action: .lookUpTapped)) { $0.footnote = FootnoteState(number: 2) }
    store.receive(.footnote(.opened))
    searches[1]?.send("1 is odd.")
    searches[2]?.send(completion: .failure(NothingFound()))
    store.receive(.footnote(.found(.failure(NothingFound())))) {
      $0.footnote?.isEmptyHanded = true
      $0.footnote?.isSearching = false
    }
    store.send(.dial(id: first, action: .lookUpTapped)) { $0.footnote = FootnoteState(number: 1) }
    store.receive(.footnote(.opened))
    store.send(.footnote(.nextTapped))
    store.send(.footnote(.closeTapped)) { $0.footnote = nil }
    searches[1]?.send("1 is odd.")
  }

  @Test("the view turns dials, looks their numbers up and removes them")
  func screen() throws {
    let store = Store(
      initialState: DialListState(dials: [DialState(id: second, number: 1)]),
      reducer: dialListReducer,
      environment: environment {
        $0 == 0 ? Effect(error: NothingFound()) : Effect(value: "\($0) was looked up.")
      })
    let screen = ViewTester(ClassicDialListView(store: store))
    try screen.button("New number").tap()
    try screen.button("Look up 0").tap()
    #expect(
      screen.texts == [
        "1", "0", "Nothing was found about 0. Search again in a moment.",
      ])
    try screen.button("One less than 0").tap()
    try screen.button("Look up -1").tap()
    #expect(screen.texts == ["1", "-1", "-1 was looked up."])
    try screen.button("Close").tap()
    try screen.button("Remove -1").tap()
    #expect(screen.texts == ["1"])
  }
}
