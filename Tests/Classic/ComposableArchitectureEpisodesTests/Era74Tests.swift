import ComposableArchitectureEpisode90
import Testing
import ViewTesting

// A feature as it was written in 2019: reducers are functions, actions have enum properties.

enum TallyAction: Equatable { case upTapped, downTapped }

func tallyReducer(state: inout Int, action: TallyAction) {
  switch action {
  case .upTapped: state += 1
  case .downTapped: state -= 1
  }
}

enum StarsAction: Equatable { case starTapped, unstarTapped }

typealias StarsState = (tally: Int, stars: [Int])

func starsReducer(state: inout StarsState, action: StarsAction) {
  switch action {
  case .starTapped: state.stars.append(state.tally)
  case .unstarTapped: state.stars.removeAll { $0 == state.tally }
  }
}

struct SkyState {
  var tally = 0
  var stars: [Int] = []
  var log: [String] = []

  var starsState: StarsState {
    get { (tally, stars) }
    set { (tally, stars) = newValue }
  }
}

enum SkyAction {
  case tally(TallyAction)
  case stars(StarsAction)

  var tally: TallyAction? {
    get {
      guard case .tally(let value) = self else { return nil }
      return value
    }
    set {
      guard case .tally = self, let newValue else { return }
      self = .tally(newValue)
    }
  }

  var stars: StarsAction? {
    get {
      guard case .stars(let value) = self else { return nil }
      return value
    }
    set {
      guard case .stars = self, let newValue else { return }
      self = .stars(newValue)
    }
  }
}

func activityFeed(
  _ reducer: @escaping (inout SkyState, SkyAction) -> Void
) -> (inout SkyState, SkyAction) -> Void {
  { state, action in
    if case .stars(.starTapped) = action { state.log.append("star \(state.tally)") }
    reducer(&state, action)
  }
}

let skyReducer: (inout SkyState, SkyAction) -> Void = combine(
  pullback(tallyReducer, value: \SkyState.tally, action: \SkyAction.tally),
  pullback(starsReducer, value: \.starsState, action: \.stars)
)

struct TallyView: View {
  @ObservedObject var store: Store<Int, TallyAction>

  var body: some View {
    HStack {
      Button("-") { self.store.send(.downTapped) }
      Text("\(self.store.value)")
      Button("+") { self.store.send(.upTapped) }
    }
  }
}

struct SkyView: View {
  @ObservedObject var store: Store<SkyState, SkyAction>

  var body: some View {
    VStack {
      TallyView(
        store: self.store.view(value: { $0.tally }, action: { .tally($0) }))
      Text("\(self.store.value.stars.count) stars")
      Button("Star") { self.store.send(.stars(.starTapped)) }
    }
  }
}

/// The API of 2019.
@MainActor
struct Era74Tests {
  @Test("pulled-back reducers change their parts of the whole state")
  func reducers() {
    var state = SkyState()
    skyReducer(&state, .tally(.upTapped))
    skyReducer(&state, .stars(.starTapped))
    skyReducer(&state, .tally(.upTapped))
    #expect(state.tally == 2)
    #expect(state.stars == [1])
    skyReducer(&state, .stars(.unstarTapped))
    #expect(state.stars == [1])
  }

  @Test("a reducer can be pulled back along a case, or along the value alone")
  func pullbacks() {
    let cases: (inout SkyState, SkyAction) -> Void = pullback(
      tallyReducer, value: \.tally, action: /SkyAction.tally)
    let value: (inout SkyState, TallyAction) -> Void = pullback(tallyReducer, value: \.tally)
    var state = SkyState()
    cases(&state, .tally(.upTapped))
    cases(&state, .stars(.starTapped))
    value(&state, .upTapped)
    #expect(state.tally == 2)
    #expect(state.stars == [])
  }

  @Test("helpers compose functions and apply them")
  func helpers() {
    let reducer = with(skyReducer, compose({ logging($0, printer: { _ in }) }, activityFeed))
    var state = SkyState()
    reducer(&state, .stars(.starTapped))
    #expect(state.log == ["star 0"])
  }

  @Test("logging prints the action and the value after it")
  func logs() {
    var output: [String] = []
    let reducer = logging(tallyReducer) { output.append($0) }
    var count = 1
    reducer(&count, .upTapped)
    #expect(output == ["Action: TallyAction.upTapped\nValue:\n2\n---"])
  }

  @Test("a child's store sends to the parent first, then shows the new value")
  func localStores() {
    let store = Store(initialValue: SkyState(), reducer: skyReducer)
    let tally = store.view(value: { $0.tally }, action: SkyAction.tally)
    tally.send(.upTapped)
    #expect(store.value.tally == 1)
    #expect(tally.value == 1)
    // Actions sent to the whole store change the part's store, too.
    store.send(.tally(.upTapped))
    #expect(tally.value == 2)
    let isEven = tally.view { $0 % 2 == 0 }
    let up = store.view { (_: Void) in SkyAction.tally(.upTapped) }
    up.send(())
    #expect(isEven.value == false)
    #expect(up.value.tally == 3)
  }

  @Test("views update when their stores change")
  func views() throws {
    let view = ViewTester(SkyView(store: Store(initialValue: SkyState(), reducer: skyReducer)))
    try view.button("+").tap()
    try view.button("+").tap()
    try view.button("-").tap()
    try view.button("Star").tap()
    #expect(view.texts.contains("1"))
    #expect(view.texts.contains("1 stars"))
  }

  @Test("only a child's store keeps its parent alive")
  func lifetimes() {
    weak var weakStore: Store<SkyState, SkyAction>?
    weak var weakTally: Store<Int, TallyAction>?
    do {
      let tally: Store<Int, TallyAction>
      do {
        let store = Store(initialValue: SkyState(), reducer: skyReducer)
        weakStore = store
        tally = store.view(value: { $0.tally }, action: SkyAction.tally)
      }
      weakTally = tally
      tally.send(.upTapped)
      #expect(weakStore?.value.tally == 1)
    }
    #expect(weakTally == nil)
    #expect(weakStore == nil)
  }

  @Test("a script asserts a reducer that has no effects")
  func script() {
    assert(
      initialValue: 1, reducer: tallyReducer,
      steps: Step(.send, .upTapped) { $0 = 2 }, Step(.send, .downTapped) { $0 = 1 })
  }
}
