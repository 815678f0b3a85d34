import ComposableArchitecture

/// One of two counters, or none.
@Reducer
struct EnumDemo {
  @Reducer
  enum Destination {
    case feature1(Basics)
    case feature2(Basics)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case feature1ButtonTapped
    case feature2ButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination:
        break
      case .feature1ButtonTapped:
        let isOn = state.destination?.is(\.feature1) == true
        state.destination = isOn ? nil : .feature1(Basics.State(id: 1))
      case .feature2ButtonTapped:
        let isOn = state.destination?.is(\.feature2) == true
        state.destination = isOn ? nil : .feature2(Basics.State(id: 2))
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension EnumDemo.Destination.State: Equatable {}

struct EnumView: View {
  let store: StoreOf<EnumDemo>

  var body: some View {
    let _ = logEvaluation(of: Self.self)
    Form {
      Section {
        Button(isFeature1On ? "Turn feature 1 off" : "Turn feature 1 on") {
          store.send(.feature1ButtonTapped)
        }
        Button(isFeature2On ? "Turn feature 2 off" : "Turn feature 2 on") {
          store.send(.feature2ButtonTapped)
        }
      }
      if let store = store.scope(state: \.destination, action: \.destination.presented) {
        switch store.case {
        case .feature1(let store):
          Section("Feature 1") { BasicsView(store: store, extras: .dismissal) }
        case .feature2(let store):
          Section("Feature 2") { BasicsView(store: store, extras: .dismissal) }
        }
      }
    }
    .navigationTitle("Enum")
  }

  private var isFeature1On: Bool { store.destination?.is(\.feature1) == true }
  private var isFeature2On: Bool { store.destination?.is(\.feature2) == true }
}
