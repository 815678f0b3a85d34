import ComposableArchitectureEpisode90
import Dispatch
import Foundation
import Testing

// A feature as it was written in early 2020: reducers return effects, actions are found by case
// paths, and the outside world is a global value that tests replace.

struct RhymeEnvironment {
  var rhyme: (Int) -> Effect<String?>
  var save: (String) -> Effect<Never>
}

var currentRhymes = RhymeEnvironment(
  rhyme: { number in .sync { "\(number) is a number" } },
  save: { _ in .fireAndForget {} })

struct RhymeState: Equatable {
  var number = 0
  var rhyme: String?
  var isLoading = false
}

enum RhymeAction: Equatable {
  case upTapped
  case rhymeTapped
  case rhymeResponse(String?)
  case saveTapped
}

func rhymeReducer(state: inout RhymeState, action: RhymeAction) -> [Effect<RhymeAction>] {
  switch action {
  case .upTapped:
    state.number += 1
    return []
  case .rhymeTapped:
    state.isLoading = true
    return [
      currentRhymes.rhyme(state.number)
        .map(RhymeAction.rhymeResponse)
        .eraseToEffect()
    ]
  case .rhymeResponse(let rhyme):
    state.rhyme = rhyme
    state.isLoading = false
    return []
  case .saveTapped:
    return [currentRhymes.save(state.rhyme ?? "").fireAndForget()]
  }
}

struct RhymesState: Equatable {
  var first = RhymeState()
  var second = RhymeState()
}

enum RhymesAction: Equatable {
  case first(RhymeAction)
  case second(RhymeAction)
}

let rhymesReducer: Reducer<RhymesState, RhymesAction> = combine(
  pullback(rhymeReducer, value: \RhymesState.first, action: /RhymesAction.first),
  pullback(rhymeReducer, value: \RhymesState.second, action: /RhymesAction.second)
)

private struct Failure: Error {}

@MainActor
@Suite("The API of early 2020", .serialized)
struct Era90Tests {
  init() {
    currentRhymes = RhymeEnvironment(
      rhyme: { number in .sync { "\(number) is a number" } }, save: { _ in .fireAndForget {} })
  }

  @Test("a script sends, runs effects one by one, and asserts every change")
  func script() {
    assert(
      initialValue: RhymeState(number: 1),
      reducer: rhymeReducer,
      steps:
        Step(.send, .upTapped) { $0.number = 2 },
      Step(.send, .rhymeTapped) { $0.isLoading = true },
      Step(.receive, .rhymeResponse("2 is a number")) {
        $0.rhyme = "2 is a number"
        $0.isLoading = false
      },
      Step(.send, .saveTapped),
      Step(.fireAndForget)
    )
  }

  @Test("a script waits for an effect that emits on another queue")
  func asynchronousEffect() {
    currentRhymes.rhyme = { _ in
      Just("later").receive(on: DispatchQueue(label: "Era90Tests")).eraseToEffect()
    }
    assert(
      initialValue: RhymeState(), reducer: rhymeReducer,
      steps: Step(.send, .rhymeTapped) { $0.isLoading = true },
      Step(.receive, .rhymeResponse("later")) {
        $0.rhyme = "later"
        $0.isLoading = false
      })
  }

  @Test("a pulled-back effect's action arrives at its own child")
  func pullback() {
    assert(
      initialValue: RhymesState(), reducer: rhymesReducer,
      steps: Step(.send, .second(.rhymeTapped)) { $0.second.isLoading = true },
      Step(.receive, .second(.rhymeResponse("0 is a number"))) {
        $0.second.rhyme = "0 is a number"
        $0.second.isLoading = false
      })
  }

  @Test("values effects emit on subscription are shown when 'send' returns")
  func store() {
    let store = Store(initialValue: RhymesState(), reducer: rhymesReducer)
    store.send(.first(.upTapped))
    let first = store.view(value: { $0.first }, action: RhymesAction.first)
    first.send(.rhymeTapped)
    #expect(first.value == RhymeState(number: 1, rhyme: "1 is a number"))
    #expect(store.value.first == first.value)
  }

  @Test("values that effects emit on other queues arrive on the main actor")
  func otherQueues() async {
    let queue = DispatchQueue(label: "Era90Tests.otherQueues")
    // Without this, the value may arrive before 'send' has returned.
    queue.suspend()
    currentRhymes.rhyme = { _ in Just("later").receive(on: queue).eraseToEffect() }
    let store = Store(initialValue: RhymeState(), reducer: rhymeReducer)
    store.send(.rhymeTapped)
    #expect(store.value.isLoading)
    queue.resume()
    queue.sync {}
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(store.value.rhyme == "later")
  }

  @Test("releasing a store cancels its effects")
  func lifetimes() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    weak var weakStore: Store<Int, Int>?
    do {
      let store = Store<Int, Int>(
        initialValue: 0,
        reducer: { value, action -> [Effect<Int>] in
          value += action
          return action == 0
            ? [subject.handleEvents(receiveCancel: { cancelled += 1 }).eraseToEffect()] : []
        })
      weakStore = store
      store.send(0)
      subject.send(3)
      #expect(store.value == 3)
    }
    #expect(weakStore == nil)
    #expect(cancelled == 1)
  }

  @Test("an action sent while a reducer runs is processed after it")
  func reentrancy() {
    var store: Store<[Int], Int>?
    store = Store(
      initialValue: [],
      reducer: { value, action -> [Effect<Int>] in
        if action > 0 { store?.send(action - 1) }
        value.append(action)
        return []
      })
    store?.send(2)
    #expect(store?.value == [2, 1, 0])
    store = nil
  }

  @Test("'hush' drops failures, and 'cancellable' replaces effects by id")
  func operators() {
    var values: [Int?] = []
    var cancellables: Set<AnyCancellable> = []
    Fail<Int, Failure>(error: Failure()).hush().sink { values.append($0) }
      .store(in: &cancellables)
    #expect(values == [nil])
    let subject = PassthroughSubject<Int, Never>()
    subject.cancellable(id: "Era90").sink { values.append($0) }.store(in: &cancellables)
    subject.cancellable(id: "Era90").sink { values.append($0 * 10) }.store(in: &cancellables)
    subject.send(1)
    #expect(values == [nil, 10])
  }

  @Test("logging is an effect that runs before the feature's effects")
  func logs() {
    var output: [String] = []
    let reducer = logging(rhymeReducer, printer: { output.append($0) })
    var state = RhymeState()
    let effects = reducer(&state, .rhymeTapped)
    #expect(output == [])
    var actions: [RhymeAction] = []
    let cancellables = effects.map { $0.sink { actions.append($0) } }
    #expect(
      output == [
        """
        Action: RhymeAction.rhymeTapped
        Value:
        RhymeState(
          number: 0,
          rhyme: nil,
          isLoading: true
        )
        ---
        """
      ])
    #expect(actions == [.rhymeResponse("0 is a number")])
    withExtendedLifetime(cancellables) {}
  }

  @Test("reducers pull back along enum properties, or along the value alone")
  func otherPullbacks() {
    struct Wrapper { var number = 1 }
    let echo: Reducer<Int, TallyAction> = { value, action in
      value += 1
      return action == .upTapped ? [.sync { .downTapped }] : []
    }
    let value: Reducer<Wrapper, TallyAction> =
      ComposableArchitectureEpisode90.pullback(echo, value: \.number)
    let both: Reducer<SkyState, SkyAction> =
      ComposableArchitectureEpisode90.pullback(echo, value: \.tally, action: \.tally)
    var wrapper = Wrapper()
    #expect(value(&wrapper, .upTapped).count == 1)
    #expect(wrapper.number == 2)
    var sky = SkyState()
    var received: [SkyAction] = []
    let cancellables = both(&sky, .tally(.upTapped)).map { $0.sink { received.append($0) } }
    #expect(received.map(\.tally) == [.downTapped])
    #expect(both(&sky, .stars(.starTapped)).isEmpty)
    withExtendedLifetime(cancellables) {}
  }
}
