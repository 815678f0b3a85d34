#if Macros
import ComposableArchitecture
import Testing

// The code of the article "Features made of features".

// quoted: stop
@Reducer
struct Stop {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var city: String
    var nights = 1
  }

  enum Action {
    case nightsChanged(Int)
    case removeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nightsChanged(let nights):
        state.nights = max(1, nights)
        return .none

      case .removeButtonTapped:
        return .none
      }
    }
  }
}
// end

// quoted: travellers
@Reducer
struct Travellers {
  @ObservableState
  struct State: Equatable {
    var count = 1
  }

  enum Action {
    case countChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countChanged(let count):
        state.count = max(1, count)
        return .none
      }
    }
  }
}
// end

// quoted: trip
@Reducer
struct Trip {
  @ObservableState
  struct State: Equatable {
    var insurance: Insurance.State?
    var stops: IdentifiedArrayOf<Stop.State> = []
    var travellers = Travellers.State()
  }

  enum Action {
    case insurance(Insurance.Action)
    case insuranceToggled(Bool)
    case stops(IdentifiedActionOf<Stop>)
    case travellers(Travellers.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.travellers, action: \.travellers) {
      Travellers()
    }
    Reduce { state, action in
      switch action {
      case .insuranceToggled(let isOn):
        state.insurance = isOn ? Insurance.State() : nil
        return .none

      case .stops(.element(let id, .removeButtonTapped)):
        state.stops.remove(id: id)
        return .none

      case .insurance, .stops, .travellers:
        return .none
      }
    }
    .ifLet(\.insurance, action: \.insurance) {
      Insurance()
    }
    .forEach(\.stops, action: \.stops) {
      Stop()
    }
  }
}
// end

// quoted: view
struct TripView: View {
  let store: StoreOf<Trip>

  var body: some View {
    List {
      TravellersView(
        store: store.scope(state: \.travellers, action: \.travellers))
      ForEach(store.scope(state: \.stops, action: \.stops)) { stopStore in
        StopView(store: stopStore)
      }
      if let insuranceStore = store.scope(state: \.insurance, action: \.insurance) {
        InsuranceView(store: insuranceStore)
      }
    }
  }
}
// end

struct TravellersView: View {
  let store: StoreOf<Travellers>

  var body: some View { Text("\(store.count) travellers") }
}

struct StopView: View {
  let store: StoreOf<Stop>

  var body: some View {
    Button("\(store.nights) nights in \(store.city)") {
      store.send(.nightsChanged(store.nights + 1))
    }
  }
}

@Reducer
struct Insurance {
  @ObservableState
  struct State: Equatable {
    var coversBaggage = false
  }

  enum Action {
    case baggageToggled(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .baggageToggled(let isOn):
        state.coversBaggage = isOn
        return .none
      }
    }
  }
}

struct InsuranceView: View {
  let store: StoreOf<Insurance>

  var body: some View { Text(store.coversBaggage ? "With baggage" : "Without baggage") }
}

// quoted: screens
@Reducer
enum Screen {
  case booking(Trip)
  case insurance(Insurance)
}

extension Screen.State: Equatable {}

struct ScreenView: View {
  let store: StoreOf<Screen>

  var body: some View {
    switch store.case {
    case .booking(let store): TripView(store: store)
    case .insurance(let store): InsuranceView(store: store)
    }
  }
}
// end

@MainActor
@Suite("Features made of features")
struct TripTests {
  // quoted: test
  @Test func removing() async {
    let store = TestStore(
      initialState: Trip.State(stops: [Stop.State(id: 1, city: "Turin")])
    ) {
      Trip()
    }

    await store.send(\.stops[id: 1].nightsChanged, 3) {
      $0.stops[id: 1]?.nights = 3
    }
    await store.send(.insuranceToggled(true)) {
      $0.insurance = Insurance.State()
    }
    await store.send(\.insurance.baggageToggled, true) {
      $0.insurance?.coversBaggage = true
    }
    await store.send(\.stops[id: 1].removeButtonTapped) {
      $0.stops = []
    }
  }
  // end

  @Test("a store of an enum reducer gives each case's store")
  func screens() {
    let store = Store(initialState: Screen.State.insurance(Insurance.State())) { Screen.body }
    guard case .insurance(let insurance) = store.case else {
      Issue.record("It is another case")
      return
    }
    #expect(!insurance.coversBaggage)
  }
}
#endif
