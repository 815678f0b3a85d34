#if Macros
import Testing

@testable import ComposableCore

/// A store actor's streams of states.
struct StoreActorChangesTests {
  struct Child: Equatable, Sendable { var count = 0 }

  struct State: Equatable, Sendable {
    var count = 0
    var name = ""
    var child: Child? = Child()
  }

  @CasePathable
  enum Action: Sendable {
    case add(Int)
    case rename(String)
    case removeChild
    case child(Int)
  }

  private func makeStore() -> StoreActor<State, Action> {
    StoreActor(initialState: State()) {
      Reduce { state, action in
        switch action {
        case .add(let number): state.count += number
        case .rename(let name): state.name = name
        case .removeChild: state.child = nil
        case .child(let number): state.child?.count += number
        }
        return .none
      }
    }
  }

  @Test("a stream of states begins with the current one and follows every change")
  func states() async {
    let store = makeStore()
    var states = await store.states.makeAsyncIterator()
    #expect(await states.next()?.count == 0)
    await store.send(.add(1))
    #expect(await states.next()?.count == 1)
    await store.send(.add(0))
    await store.send(.rename("Mina"))
    #expect(await states.next() == State(count: 1, name: "Mina"))
  }

  @Test("a slow reader of a stream of states gets the newest state")
  func newest() async {
    let store = makeStore()
    var counts = await store.changes(of: \.count).makeAsyncIterator()
    for _ in 0..<10 { await store.send(.add(1)) }
    #expect(await counts.next() == 10)
  }

  @Test("a stream of a property follows that property's changes only")
  func changes() async {
    let store = makeStore()
    var names = await store.changes(of: \.name).makeAsyncIterator()
    #expect(await names.next() == "")
    await store.send(.add(1))
    await store.send(.rename(""))
    await store.send(.rename("Mina"))
    #expect(await names.next() == "Mina")
  }

  @Test("streams end when the store is released, the parent's first")
  func release() async {
    var store: StoreActor<State, Action>? = makeStore()
    var child: StoreActor<Child?, Int>? = await store?.scope(state: \.child, action: \.child)
    let states = await store!.states
    let counts = await child!.changes(of: \.?.count)
    store = nil
    var seen: [Int] = []
    for await state in states { seen.append(state.count) }
    #expect(seen == [0])
    await child?.send(2)
    child = nil
    var counted: [Int?] = []
    for await count in counts { counted.append(count) }
    #expect(counted == [2])
  }

  @Test("a child's stream ends when the child's state becomes nil")
  func removal() async {
    let store = makeStore()
    let child: StoreActor<Child, Int>? = await store.scope(state: \.child, action: \.child)
    let counts = await child!.changes(of: \.count)
    await child?.send(1)
    await store.send(.removeChild)
    var counted: [Int] = []
    for await count in counts { counted.append(count) }
    #expect(counted == [1])
    var ended = await child!.states.makeAsyncIterator()
    #expect(await ended.next() == nil)
  }

  @Test("a stream is released when its iteration ends")
  func termination() async {
    let store = makeStore()
    for await _ in await store.states { break }
    #expect(store.core.stateObservers?.count == 0)
    #expect(store.streams.count == 0)
  }
}
#endif
