#if Macros
import ComposableArchitectureCombine
import Testing

@Reducer
private struct Profile {
  struct State: Equatable {
    var name = "Mina"
    var age = 1
    var detail: Int?
  }

  enum Action {
    case renamed(String)
    case aged
    case nothing
    case detailChanged(Int?)
    case detail(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .renamed(let name): state.name = name
      case .aged: state.age += 1
      case .nothing: break
      case .detailChanged(let detail): state.detail = detail
      case .detail(let detail): state.detail = detail
      }
      return .none
    }
  }
}

@MainActor
struct StorePublisherTests {
  private func makeStore() -> StoreOf<Profile> {
    Store(initialState: Profile.State()) { Profile() }
  }

  @Test("a store publishes its state at subscription and after every action")
  func wholeState() {
    let store = makeStore()
    var ages: [Int] = []
    let publisher: StorePublisher<Profile.State> = store.publisher
    let cancellable = publisher.sink { ages.append($0.age) }
    store.send(.aged)
    store.send(.nothing)
    #expect(ages == [1, 2, 2])
    cancellable.cancel()
    store.send(.aged)
    #expect(ages == [1, 2, 2])
  }

  @Test("a store's member publishes only when it has changed")
  func member() {
    let store = makeStore()
    var names: [String] = []
    var isEmpty: [Bool] = []
    let cancellables = [
      store.publisher.name.sink { names.append($0) },
      store.publisher.name.isEmpty.sink { isEmpty.append($0) },
    ]
    store.send(.aged)
    store.send(.renamed("Mona"))
    store.send(.renamed("Mona, Roy"))
    #expect(names == ["Mina", "Mona", "Mona, Roy"])
    #expect(isEmpty == [false])
    withExtendedLifetime(cancellables) {}
  }

  @Test("an action sent by a subscriber is reported and processed afterwards")
  func sendsFromSubscriber() {
    let store = makeStore()
    var log: [String] = []
    let first = store.publisher.age.sink {
      log.append("first \($0)")
      if $0 == 2 { store.send(.aged) }
    }
    let second = store.publisher.age.sink { log.append("second \($0)") }
    withKnownIssue {
      store.send(.aged)
    } matching: {
      $0.description.contains("while it was telling its observers of new state")
    }
    #expect(log == ["first 1", "second 1", "first 2", "second 2", "first 3", "second 3"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("a subscription, or a publisher alone, keeps the store alive")
  func lifetime() {
    weak var weakStore: StoreOf<Profile>?
    var cancellable: AnyCancellable?
    do {
      let store = makeStore()
      weakStore = store
      cancellable = store.publisher.name.sink { _ in }
    }
    #expect(weakStore != nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(weakStore == nil)
  }

  @Test("a store's publisher can be read as an asynchronous sequence")
  func values() async {
    let store = makeStore()
    var ages: [Int] = []
    for await age in store.publisher.age.values {
      ages.append(age)
      if age >= 4 { break }
      // One who comes late gets the latest.
      for _ in 0..<age { store.send(.aged) }
    }
    #expect(ages == [1, 2, 4])
  }

  @Test("state is read on another thread through the main actor")
  func otherThread() async {
    let store = makeStore()
    let publisher = store.publisher.name
    let name = await Task.detached {
      var iterator = publisher.values.makeAsyncIterator()
      return await iterator.next()
    }.value
    #expect(name == "Mina")
  }

  @Test("'ifLet' calls back for each new child, and 'else' for nil state")
  func scoped() {
    let store = makeStore()
    store.send(.detailChanged(1))
    var details: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    var children = 0
    var log: [String] = []
    store.scope(state: \.detail, action: \.detail)
      .ifLet { child in
        children += 1
        log.append("then \(child.withState { $0 })")
        child.publisher.sink { details.append($0) }.store(in: &cancellables)
      } else: {
        log.append("else")
      }
      .store(in: &cancellables)
    store.send(.detailChanged(2))
    store.send(.detailChanged(nil))
    store.send(.aged)
    store.send(.detailChanged(3))
    #expect(log == ["then 1", "else", "then 3"])
    #expect(children == 2)
    #expect(details.prefix(2) == [1, 2])
    #expect(Set(details.dropFirst(2)) == [3])
  }

  @Test("'ifLet' with nil state calls 'else' at once, if it is given")
  func ifLetWithoutValue() {
    let store = makeStore()
    var log: [String] = []
    let cancellable = store.scope(state: \.detail, action: \.detail)
      .ifLet(then: { _ in log.append("then") }, else: { log.append("else") })
    #expect(log == ["else"])
    let other = store.scope(state: \.detail, action: \.detail)
      .ifLet { _ in log.append("other") }
    store.send(.detailChanged(1))
    #expect(log == ["else", "then", "other"])
    cancellable.cancel()
    store.send(.detailChanged(nil))
    #expect(log == ["else", "then", "other"])
    other.cancel()
  }

  @Test("a view store publishes a change after it has replaced its state")
  func viewStore() {
    let store = makeStore()
    let viewStore = ViewStore(store, observe: \.age)
    var log: [String] = []
    let cancellables = [
      viewStore.publisher.sink { log.append("first \($0), is \(viewStore.state)") },
      viewStore.publisher.sink { log.append("second \($0)") },
    ]
    store.send(.renamed("Mona"))
    viewStore.send(.aged)
    #expect(log == ["first 1, is 1", "second 1", "first 2, is 2", "second 2"])
    for cancellable in cancellables { cancellable.cancel() }
    viewStore.send(.aged)
    #expect(log.count == 4)
  }

  @Test("a subscription keeps a view store alive until it is cancelled")
  func viewStoreLifetime() {
    let store = makeStore()
    weak var weakViewStore: ViewStore<Profile.State, Profile.Action>?
    var names: [String] = []
    var cancellable: AnyCancellable?
    do {
      let viewStore = ViewStore(store, observe: { $0 })
      weakViewStore = viewStore
      cancellable = viewStore.publisher.name.sink { names.append($0) }
    }
    store.send(.renamed("Mona"))
    #expect(names == ["Mina", "Mona"])
    #expect(weakViewStore != nil)
    cancellable?.cancel()
    cancellable = nil
    #expect(weakViewStore == nil)
  }
}
#endif
